/** Drawing on the map by pointer while the sketch is open; the element is the map as it lies. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import type { MapCamera } from '$lib/state/camera.svelte';
import type { Sketch } from '$lib/state/sketch.svelte';

const LEAST_STEP_DISTANCE = 8;

export function sketchPointer(sketch: Sketch, camera: MapCamera): Attachment<HTMLElement> {
  return (element) => {
    const end = new AbortController();
    const { signal } = end;
    let drawer: number | null = null;
    const at = (event: PointerEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      const { scale } = camera.at;
      return { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
    };
    const down = (event: PointerEvent) => {
      // A second finger zooms the map.
      if (!event.isPrimary) sketch.line = [];
      if (event.button !== 0 || !event.isPrimary) return;
      if (sketch.tool !== 'arrow') return use(sketch, event, at(event));
      drawer = event.pointerId;
      sketch.line = [];
      sketch.lead(at(event));
    };
    const move = (event: PointerEvent) => {
      const last = sketch.line.at(-1);
      if (event.pointerId !== drawer || !last) return;
      const next = at(event);
      if (Math.hypot(next.x - last.x, next.y - last.y) > LEAST_STEP_DISTANCE) sketch.lead(next);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== drawer) return;
      drawer = null;
      sketch.finish();
    };
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    return () => end.abort();
  };
}

/** Every tool but the arrow works where it is set down. */
function use(sketch: Sketch, event: PointerEvent, at: Point): void {
  const under = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<SVGElement>('[data-stroke], [data-thing="area"]'))
    .filter((element) => element !== null);
  const stroke = under.find((element) => element.dataset.stroke)?.dataset.stroke;
  const area = under.find((element) => element.dataset.thing)?.dataset.id;
  if (sketch.tool === 'erase') {
    const drawn = stroke === undefined ? undefined : sketch.all[Number(stroke)];
    if (drawn) sketch.erase(drawn.stroke);
  } else if (sketch.tool === 'order') {
    if (area) sketch.propose(area);
  } else sketch.mark(at);
}
