/** Drawing on the map by keys while the sketch is open: each key works where the focus is. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import type { Sketch, Stroke } from '$lib/state/sketch.svelte';
import { placeKey, placeOf } from './places';

/** What ends so near to a place lies there. */
const NEAR_PLACE = 40;

export function sketchKeys(sketch: Sketch, places: Map<string, Point>): Attachment<HTMLElement> {
  return (element) => {
    const end = new AbortController();
    const { signal } = end;
    const keys: Record<string, (place: string, at: Point) => void> = {
      Enter: (place, at) => draw(sketch, place, at),
      ' ': (place, at) => draw(sketch, place, at),
      Delete: (place, at) => takeAway(sketch, place, at),
      Backspace: (place, at) => takeAway(sketch, place, at),
    };
    const press = (event: KeyboardEvent) => {
      const { place, at } = focusedIn(event, places);
      const use = keys[event.key];
      if (!place || !at || !use || event.ctrlKey || event.metaKey || event.altKey) return;
      use(place, at);
      event.preventDefault();
      event.stopPropagation();
    };
    /** The arrow that has been begun follows the focus. */
    const follow = (event: FocusEvent) => {
      const { at } = focusedIn(event, places);
      const [start] = sketch.line;
      if (start && at) sketch.line = [start, at];
    };
    element.addEventListener('keydown', press, { signal });
    element.addEventListener('focusin', follow, { signal });
    return () => {
      end.abort();
      sketch.line = [];
    };
  };
}

function focusedIn(event: Event, places: Map<string, Point>): { place?: string; at?: Point } {
  const { place } = (event.target as SVGElement).dataset;
  return place ? { place, at: places.get(place) } : {};
}

function draw(sketch: Sketch, place: string, at: Point): void {
  const { kind, id } = placeOf(place);
  if (sketch.tool === 'arrow') return lead(sketch, at);
  if (sketch.tool === 'erase') {
    const drawn = drawnAt(sketch, place, at);
    if (drawn) sketch.erase(drawn);
  } else if (sketch.tool === 'order') {
    if (kind === 'area') sketch.propose(id);
  } else sketch.mark(at);
}

/** Begin an arrow, or end it; where it began there is none. */
function lead(sketch: Sketch, at: Point): void {
  const [start] = sketch.line;
  if (!start) return sketch.lead(at);
  sketch.line = isNear(start, at) ? [] : [start, at];
  sketch.finish();
}

/** The arrow that has been begun, else what lies there, else what was drawn last. */
function takeAway(sketch: Sketch, place: string, at: Point): void {
  const drawn = drawnAt(sketch, place, at) ?? ownIn(sketch).at(-1);
  if (sketch.line.length > 0) sketch.line = [];
  else if (drawn) sketch.erase(drawn);
}

function drawnAt(sketch: Sketch, place: string, at: Point): Stroke | undefined {
  return ownIn(sketch).findLast((stroke) => {
    if (stroke.kind === 'order') return place === placeKey('area', stroke.area);
    const ends = stroke.kind === 'mark' ? [stroke.at] : [stroke.points[0], stroke.points.at(-1)];
    return ends.some((end) => end && isNear({ x: end[0], y: end[1] }, at));
  });
}

/** The own strokes that are still seen. */
const ownIn = (sketch: Sketch): Stroke[] =>
  sketch.all.map(({ stroke }) => stroke).filter((stroke) => sketch.own.includes(stroke));

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < NEAR_PLACE;
