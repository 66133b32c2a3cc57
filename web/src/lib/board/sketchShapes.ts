/** How strokes of a sketch are drawn; signs around their middle. */
import type { Point } from '$lib/state/camera';
import type { DrawnStroke, SketchSignName } from '$lib/state/sketch.svelte';

export const SIGN_PATHS: Record<SketchSignName, string> = {
  cross: 'M-11 -11L11 11M11 -11L-11 11',
  ring: 'M0 -14A14 14 0 1 1 -0.1 -14Z',
  question: 'M-8 -7C-8 -17 9 -17 8 -7C8 -1 0 -1 0 6M0 13V13.5',
  attention: 'M0 -15V5M0 13V13.5',
  flag: 'M-8 15V-15L11 -8L-8 -1',
};

/** How many proposed orders lie beside each other in an area. */
const ORDERS_ABREAST = 3;

/** Where in the rows of its area a proposed order lies, in widths from their middle and in rows. */
export function asideOf(all: readonly DrawnStroke[], { stroke }: DrawnStroke): Point {
  const here = all.flatMap(({ stroke: other }) =>
    other.kind === 'order' && stroke.kind === 'order' && other.area === stroke.area ? [other] : [],
  );
  const place = here.findIndex((other) => other === stroke);
  const y = Math.floor(place / ORDERS_ABREAST);
  const abreast = Math.min(ORDERS_ABREAST, here.length - y * ORDERS_ABREAST);
  return { x: (place % ORDERS_ABREAST) - (abreast - 1) / 2, y };
}
