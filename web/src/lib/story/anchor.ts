/** Where the story stands on the map: the place that it tells of stays in sight. */
import type { Rect, Size } from '$lib/state/camera';

interface Anchor {
  down: 'top' | 'bottom';
  across: 'middle' | 'left' | 'right';
}

/** In the sequence in which they are liked. */
const ANCHORS: Anchor[] = [
  { down: 'top', across: 'middle' },
  { down: 'bottom', across: 'middle' },
  { down: 'top', across: 'left' },
  { down: 'top', across: 'right' },
  { down: 'bottom', across: 'left' },
  { down: 'bottom', across: 'right' },
];
/** Pixels around a place that belong to it. */
const PLACE_MARGIN_PX = 14;

export const USUAL_ANCHOR = ANCHORS[0]!;

/** Where a box covers least of the places; it stays where it is as long as it covers nothing. */
export function anchorFor(
  box: Size,
  room: Rect,
  places: readonly Rect[],
  now: Anchor = USUAL_ANCHOR,
): Anchor {
  const covered = (anchor: Anchor) => {
    const lying = laid(box, room, anchor);
    return places.reduce((sum, place) => sum + overlap(lying, wider(place)), 0);
  };
  const liked = [now, ...ANCHORS];
  const least = Math.min(...liked.map(covered));
  return liked.find((anchor) => covered(anchor) === least) ?? USUAL_ANCHOR;
}

function laid({ width, height }: Size, room: Rect, { down, across }: Anchor): Rect {
  const free = { x: room.width - width, y: room.height - height };
  const shift = { left: 0, middle: free.x / 2, right: free.x }[across];
  return { x: room.x + shift, y: room.y + (down === 'top' ? 0 : free.y), width, height };
}

const wider = ({ x, y, width, height }: Rect): Rect => ({
  x: x - PLACE_MARGIN_PX,
  y: y - PLACE_MARGIN_PX,
  width: width + 2 * PLACE_MARGIN_PX,
  height: height + 2 * PLACE_MARGIN_PX,
});

function overlap(one: Rect, other: Rect): number {
  const x = shared(one.x, one.width, other.x, other.width);
  const y = shared(one.y, one.height, other.y, other.height);
  return x * y;
}

const shared = (a: number, long: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + long, b + other) - Math.max(a, b));

/** Where areas are seen; one that is not drawn is left out. */
export function rectsOf(areas: readonly string[]): DOMRect[] {
  return areas.flatMap((area) => {
    const shape = document.querySelector(`.map [data-thing="area"][data-id="${CSS.escape(area)}"]`);
    return shape ? [shape.getBoundingClientRect()] : [];
  });
}
