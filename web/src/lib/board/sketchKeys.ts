/** Drawing on the map by keys while the sketch is open: each key works where the focus is. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import type { Sketch, Stroke } from '$lib/state/sketch.svelte';
import { featureKey, featureOf } from './features';

/** What ends so near to a feature lies there. */
const NEAR_DISTANCE = 40;

export function sketchKeys(sketch: Sketch, features: Map<string, Point>): Attachment<HTMLElement> {
  return (element) => {
    const end = new AbortController();
    const { signal } = end;
    const keys: Record<string, (feature: string, at: Point) => void> = {
      Enter: (feature, at) => draw(sketch, feature, at),
      ' ': (feature, at) => draw(sketch, feature, at),
      Delete: (feature, at) => takeAway(sketch, feature, at),
      Backspace: (feature, at) => takeAway(sketch, feature, at),
    };
    const press = (event: KeyboardEvent) => {
      const { feature, at } = focusedIn(event, features);
      const use = keys[event.key];
      if (!feature || !at || !use || event.ctrlKey || event.metaKey || event.altKey) return;
      use(feature, at);
      event.preventDefault();
      event.stopPropagation();
    };
    /** The arrow that has been begun follows the focus. */
    const follow = (event: FocusEvent) => {
      const { at } = focusedIn(event, features);
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

function focusedIn(event: Event, features: Map<string, Point>): { feature?: string; at?: Point } {
  const { feature } = (event.target as SVGElement).dataset;
  return feature ? { feature, at: features.get(feature) } : {};
}

function draw(sketch: Sketch, feature: string, at: Point): void {
  const { kind, id } = featureOf(feature);
  if (sketch.tool === 'arrow') return lead(sketch, at);
  if (sketch.tool === 'erase') {
    const drawn = drawnAt(sketch, feature, at);
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
function takeAway(sketch: Sketch, feature: string, at: Point): void {
  const drawn = drawnAt(sketch, feature, at) ?? ownIn(sketch).at(-1);
  if (sketch.line.length > 0) sketch.line = [];
  else if (drawn) sketch.erase(drawn);
}

function drawnAt(sketch: Sketch, feature: string, at: Point): Stroke | undefined {
  return ownIn(sketch).findLast((stroke) => {
    if (stroke.kind === 'order') return feature === featureKey('area', stroke.area);
    const ends = stroke.kind === 'mark' ? [stroke.at] : [stroke.points[0], stroke.points.at(-1)];
    return ends.some((end) => end && isNear({ x: end[0], y: end[1] }, at));
  });
}

/** The own strokes that are still seen. */
const ownIn = (sketch: Sketch): Stroke[] =>
  sketch.all.map(({ stroke }) => stroke).filter((stroke) => sketch.own.includes(stroke));

const isNear = (one: Point, other: Point): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < NEAR_DISTANCE;
