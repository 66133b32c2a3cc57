/** Signs that are drawn on the map, around their middle. */
import type { MarkSign } from '$lib/state/sketch.svelte';

export const MARK_PATHS: Record<MarkSign, string> = {
  cross: 'M-11 -11L11 11M11 -11L-11 11',
  ring: 'M0 -14A14 14 0 1 1 -0.1 -14Z',
  question: 'M-8 -7C-8 -17 9 -17 8 -7C8 -1 0 -1 0 6M0 13V13.5',
  attention: 'M0 -15V5M0 13V13.5',
  flag: 'M-8 15V-15L11 -8L-8 -1',
};
