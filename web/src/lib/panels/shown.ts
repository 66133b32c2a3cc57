/** What each panel shows. */
import type { Component } from 'svelte';
import OptionList from '$lib/decisions/OptionList.svelte';
import type { Panel } from '$lib/state/look.svelte';
import ActionSheets from './ActionSheets.svelte';
import FamiliesPanel from './FamiliesPanel.svelte';
import LogPanel from './LogPanel.svelte';
import OrdersLookup from './OrdersLookup.svelte';
import RulesPanel from './RulesPanel.svelte';
import TeamPanel from './TeamPanel.svelte';
import TilesPanel from './TilesPanel.svelte';

export const PANELS: Record<Panel, Component> = {
  sheets: ActionSheets,
  families: FamiliesPanel,
  tiles: TilesPanel,
  lookup: OrdersLookup,
  log: LogPanel,
  team: TeamPanel,
  rules: RulesPanel,
  list: OptionList,
};
