/** The panels beside the map: what each shows, its sign, and the things in it that can be clicked. */
import type { Component } from 'svelte';
import OptionList from '$lib/decisions/OptionList.svelte';
import type { IconName } from '$lib/icons/paths';
import type { Thing } from '$lib/state/choosing';
import type { Panel } from '$lib/state/look.svelte';
import ActionSheets from './ActionSheets.svelte';
import FamiliesPanel from './FamiliesPanel.svelte';
import LogPanel from './LogPanel.svelte';
import OrdersLookup from './OrdersLookup.svelte';
import RulesPanel from './RulesPanel.svelte';
import TeamPanel from './TeamPanel.svelte';
import TilesPanel from './TilesPanel.svelte';

export interface Tab {
  panel: Panel;
  icon: IconName;
  shows: Component;
  things: Thing[];
}

export const TABS: Tab[] = [
  { panel: 'sheets', icon: 'sheets', shows: ActionSheets, things: ['space', 'column'] },
  { panel: 'families', icon: 'families', shows: FamiliesPanel, things: ['row', 'order', 'supply'] },
  {
    panel: 'tiles',
    icon: 'tiles',
    shows: TilesPanel,
    things: ['tile', 'card', 'character', 'solo'],
  },
  { panel: 'lookup', icon: 'lookup', shows: OrdersLookup, things: [] },
  { panel: 'log', icon: 'log', shows: LogPanel, things: [] },
  { panel: 'team', icon: 'team', shows: TeamPanel, things: [] },
  { panel: 'rules', icon: 'rules', shows: RulesPanel, things: [] },
  { panel: 'list', icon: 'list', shows: OptionList, things: [] },
];
