/** Everything on the map in words, for who does not see it. */
import type { LaidOrder } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';

/** `Enna: Red, 3 Soldati, 1 car, 1 order face down; offered`. */
export function areaName(table: Table, id: string): string {
  const { words } = table.printed;
  const found = table.story.pieces.areas[id];
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
  return named(words.area(id), parts, table.choice.isOffered({ thing: 'area', id }));
}

export function seaName(table: Table, id: string): string {
  const { words } = table.printed;
  const boats = Object.entries(table.story.pieces.boats[id] ?? {})
    .filter(([, number]) => number > 0)
    .map(([family, number]) => t('map-boats', { family: words.owner(family), number }));
  const parts = boats.length > 0 ? boats : [t('map-no-boats')];
  return named(words.sea(id), parts, table.choice.isOffered({ thing: 'sea', id }));
}

/** Whether the holder of an area wins a tie [12.1.5]. */
function breaksTies(table: Table, id: string): boolean {
  return table.printed.edition.areas.some((area) => area.id === id && area.is_tiebreak);
}

function orderName(table: Table, laid: LaidOrder): string {
  const { words } = table.printed;
  const family = words.owner(laid.family);
  if (laid.order === null) return t('map-order-unknown', { family });
  const order = words.order(laid.family, laid.order);
  return t(laid.face_up ? 'map-order-shown' : 'map-order-hidden', { family, order });
}

function named(name: string, parts: string[], isOffered: boolean): string {
  const held = `${name}: ${parts.join(', ')}`;
  return isOffered ? t('map-offered', { name: held }) : held;
}
