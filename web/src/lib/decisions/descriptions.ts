/** What a thing of the table is, in words. */
import { areaName, seaName } from '$lib/board/labels';
import type { Target } from '$lib/state/selection';
import type { Table } from '$lib/state/table.svelte';
import { translated } from '$lib/text/words';
import { askedFamily, targetName } from './labels';

interface Description {
  name: string;
  /** What stands there or what it does; may be empty. */
  text: string;
}

export function descriptionOf(target: Target, table: Table): Description {
  if (target.thing === 'area') return split(areaName(table, target.id));
  if (target.thing === 'sea') return split(seaName(table, target.id));
  const text = printedText(target, table);
  // Spaces are those of the sheet that is shown.
  const context = { ...table.textContext, round: table.shown.round };
  return { name: targetName(target, context), text };
}

function split(label: string): Description {
  const [name = '', text = ''] = label.split(/: (.*)/su);
  return { name, text };
}

function printedText({ thing, id }: Target, table: Table): string {
  const { edition } = table.assets;
  const byId = <T extends { id: string }>(all: readonly T[]) => all.find((each) => each.id === id);
  switch (thing) {
    case 'space':
      return byId(edition.sheets[table.shown.sheets.bottom]?.spaces ?? [])?.action?.text ?? '';
    case 'solo':
      return byId(edition.solo?.spaces ?? [])?.action?.text ?? '';
    case 'column':
      return byId(edition.columns)?.action.text ?? '';
    case 'tile':
      return byId(edition.tiles)?.action.text ?? '';
    case 'card':
      return byId(edition.cards)?.action.text ?? '';
    case 'order': {
      const family = edition.families.find((each) => each.id === askedFamily(table.textContext));
      return byId(family?.orders ?? [])?.action.text ?? '';
    }
    case 'family':
      return translated(byId(edition.families)?.plan);
    default:
      return '';
  }
}
