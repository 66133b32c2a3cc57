/** The way of a Movement over land or along seas, as a path to draw. */
import type { Board } from '$lib/api/schema';
import type { Point } from '$lib/state/camera';
import { middleOf, seaMiddle } from './piecePositions';

interface Way {
  start: string;
  target: string;
  /** Over which it leads, from sea to sea. */
  seas: string[];
}

export function wayPoints(board: Board, { start, target, seas }: Way): Point[] {
  const between = seas.map((sea) => seaMiddle(board, sea));
  const [from, to] = [middleOf(board, start), middleOf(board, target)];
  const last = between.at(-1) ?? from;
  return [
    towards(from, between[0] ?? to, END_CLEARANCE),
    ...between,
    towards(to, last, END_CLEARANCE),
  ];
}

/** Those in a fight stand on their way, just before the target. */
export function fightPoint(points: Point[]): Point {
  const [before, target] = points.slice(-2);
  if (!before || !target) return { x: 0, y: 0 };
  return {
    x: before.x + (target.x - before.x) * 0.45,
    y: before.y + (target.y - before.y) * 0.45,
  };
}

/** So far ways stay away from what stands in the middle of their ends. */
const END_CLEARANCE = 30;

function towards(at: Point, to: Point, far: number): Point {
  const part = far / Math.max(far * 2.5, Math.hypot(to.x - at.x, to.y - at.y));
  return { x: at.x + (to.x - at.x) * part, y: at.y + (to.y - at.y) * part };
}

/** A gently bent line through points. */
export function pathThrough(points: Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  if (others.length === 1)
    return `M${first.x} ${first.y}Q${bent(first, others[0]!)} ${coordinates(others[0]!)}`;
  const last = others.pop()!;
  const curves = others.map((at, number) => {
    const next = others[number + 1] ?? last;
    return `Q${coordinates(at)} ${coordinates(number < others.length - 1 ? halfway(at, next) : last)}`;
  });
  return `M${coordinates(first)}${curves.join('')}`;
}

const coordinates = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function bent(a: Point, b: Point): string {
  const middle = halfway(a, b);
  return coordinates({ x: middle.x + (a.y - b.y) * 0.12, y: middle.y + (b.x - a.x) * 0.12 });
}

/** A line drawn by hand, smoothed. */
export function lineThrough(points: Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  const curves = others
    .slice(0, -1)
    .map((at, number) => `Q${coordinates(at)} ${coordinates(halfway(at, others[number + 1]!))}`);
  const last = others.at(-1) ?? first;
  return `M${coordinates(first)}${curves.join('')}L${coordinates(last)}`;
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
  return `M${coordinates(wing(0.5))}L${coordinates(last)}L${coordinates(wing(-0.5))}`;
}
