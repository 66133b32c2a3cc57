/** The way of a Movement over land or along seas, as a path to draw. */
import type { Board, EditionMessage } from '$lib/api/schema';
import type { Point } from '$lib/state/camera';
import { middleOf, seaMiddle } from './spots';

/** The seas from one coast to another, as few as possible. */
export function seasBetween(edition: EditionMessage, start: string, target: string): string[] {
  const coast = (id: string) => edition.areas.find((area) => area.id === id)?.seas ?? [];
  const ends = new Set(coast(target));
  let ways = coast(start).map((sea) => [sea]);
  const seen = new Set(coast(start));
  while (ways.length > 0) {
    const arrived = ways.find((way) => ends.has(way.at(-1)!));
    if (arrived) return arrived;
    ways = ways.flatMap((way) => {
      const next = edition.seas.find((sea) => sea.id === way.at(-1))?.neighbours ?? [];
      return next.filter((sea) => !seen.has(sea) && seen.add(sea)).map((sea) => [...way, sea]);
    });
  }
  return [];
}

export interface Ways {
  board: Board;
  edition: EditionMessage;
}

export function wayPoints(
  { board, edition }: Ways,
  start: string,
  target: string,
  way: string,
): Point[] {
  const seas = way === 'boats' ? seasBetween(edition, start, target) : [];
  const between = seas.map((sea) => seaMiddle(board, sea));
  const [from, to] = [middleOf(board, start), middleOf(board, target)];
  const last = between.at(-1) ?? from;
  return [towards(from, between[0] ?? to, CLEAR), ...between, towards(to, last, CLEAR)];
}

/** So far ways stay away from what stands in the middle of their ends. */
const CLEAR = 30;

function towards(at: Point, to: Point, far: number): Point {
  const part = far / Math.max(far * 2.5, Math.hypot(to.x - at.x, to.y - at.y));
  return { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part };
}

/** A gently bent line through points. */
export function pathThrough(points: Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  if (others.length === 1)
    return `M${first.x} ${first.y}Q${bent(first, others[0]!)} ${spot(others[0]!)}`;
  const last = others.pop()!;
  const curves = others.map((at, number) => {
    const next = others[number + 1] ?? last;
    return `Q${spot(at)} ${spot(number < others.length - 1 ? halfway(at, next) : last)}`;
  });
  return `M${spot(first)}${curves.join('')}`;
}

const spot = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function bent(a: Point, b: Point): string {
  const middle = halfway(a, b);
  return spot({ x: middle.x + (a.y - b.y) * 0.12, y: middle.y + (b.x - a.x) * 0.12 });
}

/** A line drawn by hand, smoothed. */
export function lineThrough(points: Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const curves = others
    .slice(0, -1)
    .map((at, number) => `Q${spot(at)} ${spot(halfway(at, others[number + 1]!))}`);
  const last = others.at(-1) ?? first;
  return `M${spot(first)}${curves.join('')}L${spot(last)}`;
}

/** The tip of an arrow that ends here. */
export function tipOf(points: Point[], size: number): string {
  const [last, ...others] = points.toReversed();
  const before = last && others.find((at) => Math.hypot(last.x - at.x, last.y - at.y) > size / 2);
  if (!last || !before) return '';
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  const wing = (turn: number): Point => ({
    x: last.x - size * Math.cos(angle + turn),
    y: last.y - size * Math.sin(angle + turn),
  });
  return `M${spot(wing(0.5))}L${spot(last)}L${spot(wing(-0.5))}`;
}
