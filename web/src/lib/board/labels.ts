/** Everything on the map in words, for who does not see it. */
import type { LaidOrder } from '$lib/api/schema';
import type { AreaPieces } from '$lib/log/pieces';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import type { Control } from './mandamentoControl';
import { controlLines, noteOf, spoken } from './notes';

/** `Enna: Red, 3 Soldati, 1 car, 1 order face down; offered`. */
export function areaName(table: Table, id: string): string {
  const held = areaWords(table, id, table.story.pieces.areas[id]);
  return offeredName(held, table.choice.isOffered({ thing: 'area', id }));
}

export function seaName(table: Table, id: string): string {
  const held = seaWords(table, id, table.story.pieces.boats[id]);
  return offeredName(held, table.choice.isOffered({ thing: 'sea', id }));
}

/** What stands in an area. */
export function areaWords(table: Table, id: string, found: AreaPieces | undefined): string {
  const { words } = table.assets;
  if (!found) return words.area(id);
  const held = found.holder
    ? [words.owner(found.holder), t('n-soldati', { number: found.soldati })]
    : [t('map-empty')];
  const parts = [
    ...held,
    ...(found.cars > 0 ? [t('n-cars', { number: found.cars })] : []),
    ...(found.labs > 0 ? [t('n-labs', { number: found.labs })] : []),
    ...found.orders.map((laid) => orderName(table, laid)),
    ...(breaksTies(table, id) ? [t('map-tiebreak')] : []),
  ];
  return `${words.area(id)}: ${parts.join(', ')}`;
}

/** What lies in a sea. */
export function seaWords(table: Table, id: string, lying: Record<string, number> = {}): string {
  const { words } = table.assets;
  const boats = Object.entries(lying)
    .filter(([, number]) => number > 0)
    .map(([family, number]) => t('map-boats', { family: words.owner(family), number }));
  const parts = boats.length > 0 ? boats : [t('map-no-boats')];
  return `${words.sea(id)}: ${parts.join(', ')}`;
}

export const offeredName = (name: string, isOffered: boolean): string =>
  isOffered ? t('map-offered', { name }) : name;

/** `Mandamento Enna: Nobody controls it.` */
export function mandamentoName(table: Table, id: string, control: Control): string {
  const name = t('note-card-mandamento', { name: table.assets.words.mandamento(id) });
  return `${name}: ${controlLines(table, control).join(' ')}`;
}

export const cornerName = (table: Table, id: string): string =>
  spoken(noteOf(table, { kind: 'corner', id }));

export const playName = (table: Table): string =>
  spoken(noteOf(table, { kind: 'play', id: 'order' }));

/** Whether the holder of an area wins a tie [12.1.5]. */
function breaksTies(table: Table, id: string): boolean {
  return table.assets.edition.areas.some((area) => area.id === id && area.is_tiebreak);
}

function orderName(table: Table, laid: LaidOrder): string {
  const { words } = table.assets;
  const family = words.owner(laid.family);
  if (laid.order === null) return t('map-order-unknown', { family });
  const order = words.order(laid.family, laid.order);
  return t(laid.face_up ? 'map-order-shown' : 'map-order-hidden', { family, order });
}
