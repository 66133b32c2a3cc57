/** Moving and zooming the map by keys. */
import type { Attachment } from 'svelte/attachments';
import type { MapCamera } from '$lib/state/camera.svelte';
import { DIRECTIONS } from './navigation';

const PAN_STEP_PX = 80;

/** A number that answers a question is no command to the map. */
const isAskedFor = (key: string): boolean =>
  document.querySelector(`.prompt [data-number="${CSS.escape(key)}"]`) !== null;

/** Arrow keys move the map where they do not go from area to area: with Shift they always do. */
export function mapKeys(camera: MapCamera): Attachment<HTMLElement> {
  return (element) => {
    element.tabIndex = 0;
    const keys: Record<string, () => void> = {
      '+': () => camera.nearer(),
      '-': () => camera.farther(),
      '0': () => camera.fit(),
    };
    const steer = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isAskedFor(event.key)) return;
      const way = DIRECTIONS[event.key];
      const mayPan = event.shiftKey || event.target === element;
      if (way && mayPan) camera.pan(-way.x * PAN_STEP_PX, -way.y * PAN_STEP_PX);
      else if (keys[event.key]) keys[event.key]!();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('keydown', steer);
    return () => element.removeEventListener('keydown', steer);
  };
}
