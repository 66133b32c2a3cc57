/** What happened in some rows, in very few words. */
import type { RowMessage } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { standing } from './standing';

interface Summary {
  /** How many deeds of people and bots. */
  number: number;
  fights: number;
  strikes: number;
  /** By area, who had it and who has it now. */
  areas: Map<string, string | null>;
  mandamenti: Map<string, string | null>;
  tiles: Map<string, string | null>;
  /** Areas in which a family laid orders. */
  orders: Map<string, string[]>;
}

export function summaryOf(rows: readonly RowMessage[], seats: Table['view']['seats']): Summary {
  const found: Summary = {
    number: 0,
    fights: 0,
    strikes: 0,
    areas: new Map(),
    mandamenti: new Map(),
    tiles: new Map(),
    orders: new Map(),
  };
  for (const row of standing(rows)) {
    if (!row.entry) continue;
    const { seat, answer } = row.entry;
    if (seat !== null) found.number += 1;
    if (answer.kind === 'conflict') found.fights += 1;
    if (answer.variant === 'bomb') found.strikes += 1;
    if (answer.variant === 'order') lay(found, seats[seat ?? -1]?.family, answer.fields.area);
    for (const event of row.entry.events) noteEvent(found, event);
  }
  return found;
}

function lay(found: Summary, family: string | null | undefined, area: unknown): void {
  if (!family || typeof area !== 'string') return;
  found.orders.set(family, [...(found.orders.get(family) ?? []), area]);
}

type Event = NonNullable<RowMessage['entry']>['events'][number];

function noteEvent(found: Summary, event: Event): void {
  if (event.key === 'event.held') found.areas.set(event.area, event.holder);
  if (event.key !== 'event.noted') return;
  const { fact, of, value } = event.fact;
  const holder = typeof value === 'string' ? value : null;
  if (fact === 'confirmed') found.mandamenti.set(`${of.mandamento}`, holder);
  if (fact === 'marker') found.tiles.set(`${of.tile}`, holder);
}

/** The same as sentences; what did not happen is not mentioned. */
export function summaryLines(found: Summary, { printed: { words } }: Table): string[] {
  const owner = (id: string | null) => (id === null ? t('nobody') : words.owner(id));
  const lines: string[] = [];
  if (found.fights > 0) lines.push(t('since-fights', { number: found.fights }));
  if (found.strikes > 0) lines.push(t('since-strikes', { number: found.strikes }));
  for (const [holder, areas] of byHolder(found.areas))
    lines.push(
      t('since-areas', {
        owner: owner(holder),
        areas: areas.map((id) => words.area(id)).join(', '),
      }),
    );
  for (const [id, holder] of found.mandamenti)
    lines.push(t('since-mandamento', { mandamento: words.mandamento(id), owner: owner(holder) }));
  for (const [id, holder] of found.tiles)
    lines.push(t('since-tile', { tile: words.tile(id), owner: owner(holder) }));
  for (const [family, areas] of found.orders)
    lines.push(
      t('since-orders', {
        family: words.family(family),
        number: areas.length,
        areas: areas.map((id) => words.area(id)).join(', '),
      }),
    );
  return lines;
}

function byHolder(areas: Map<string, string | null>): Map<string | null, string[]> {
  const found = new Map<string | null, string[]>();
  for (const [area, holder] of areas) found.set(holder, [...(found.get(holder) ?? []), area]);
  return found;
}
