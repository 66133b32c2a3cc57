/** The panels beside the map, each with its sign. */
import type { IconName } from '$lib/icons/paths';
import type { Panel } from '$lib/state/ui.svelte';

export const TABS: { panel: Panel; icon: IconName }[] = [
  { panel: 'sheets', icon: 'sheets' },
  { panel: 'families', icon: 'families' },
  { panel: 'tiles', icon: 'tiles' },
  { panel: 'lookup', icon: 'lookup' },
  { panel: 'log', icon: 'log' },
  { panel: 'team', icon: 'team' },
  { panel: 'rules', icon: 'rules' },
  { panel: 'list', icon: 'list' },
];
