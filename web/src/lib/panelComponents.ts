/** What each panel shows. */
import type { Component } from 'svelte';
import OptionList from './decisions/OptionList.svelte';
import type { Panel } from './state/ui.svelte';
import ActionSheets from './panels/ActionSheets.svelte';
import FamiliesPanel from './panels/FamiliesPanel.svelte';
import LogPanel from './panels/LogPanel.svelte';
import OrdersLookup from './panels/OrdersLookup.svelte';
import RulesPanel from './panels/RulesPanel.svelte';
import TeamPanel from './panels/TeamPanel.svelte';
import TilesPanel from './panels/TilesPanel.svelte';

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
