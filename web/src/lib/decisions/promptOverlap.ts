/** How far the prompt has grown out of its row, over the map. */
import type { Attachment } from 'svelte/attachments';
import type { UiState } from '$lib/state/ui.svelte';

export function promptOverlap(ui: UiState): Attachment<HTMLElement> {
  return (element) => {
    // It is at least as high as its row.
    const rowHeight = () => parseFloat(getComputedStyle(element).minHeight);
    const observer = new ResizeObserver(() => {
      ui.covered = Math.round(Math.max(0, element.offsetHeight - rowHeight()));
    });
    observer.observe(element);
    // The row may change with the screen while the prompt stays as high as it is.
    if (element.parentElement) observer.observe(element.parentElement);
    return () => {
      observer.disconnect();
      ui.covered = 0;
    };
  };
}
