/** The areas that a scene is about, as they stand on the screen. */
import type { RowMessage } from '$lib/api/schema';
import type { Scene } from '$lib/state/scenes';

/** Those of the way, else that of the deed, else that of the order. */
export function areasOf(scene: Scene): string[] {
  if (scene.path) return [scene.path.start, scene.path.target];
  if (scene.kind === 'reveal') return [];
  const named = areaNamed(scene.row);
  if (named !== null) return [named];
  return scene.isEncounter ? [scene.row.entry?.order?.area ?? ''].filter(Boolean) : [];
}

function areaNamed({ entry }: RowMessage): string | null {
  const area = entry?.answer.fields.area;
  return typeof area === 'string' ? area : null;
}

/** Where they are seen; one that is not drawn is left out. */
export function rectsOf(areas: readonly string[]): DOMRect[] {
  return areas.flatMap((area) => {
    const shape = document.querySelector(`.map [data-thing="area"][data-id="${CSS.escape(area)}"]`);
    return shape ? [shape.getBoundingClientRect()] : [];
  });
}
