/** The orders of an encounter in the sequence in which they come, as the server tells them. */
import type { EditionMessage, RowMessage, TrackedOrder } from '$lib/api/schema';
import { withoutUndone } from './undo';

export interface TrackOrder extends TrackedOrder {
  /** `red/basic-1` */
  key: string;
  /** Where it was revealed. */
  area: string;
  type: string;
  initiative: number;
}

export type Track = TrackOrder[];

type States = Map<string, TrackedOrder['state']>;

interface Named {
  family: string;
  order: string;
}

/** What was revealed last in these rows, and how far it has come with the last of them. */
export function trackInStory(all: readonly RowMessage[], edition: EditionMessage): Track | null {
  const rows = withoutUndone(all);
  const begun = revealIn(rows);
  return begun < 0 ? null : shown(rows[begun]!, statesInStory(rows.slice(begun)), edition);
}

/** The same as a view says it; what has gone home without a turn is over too [7.1.4]. */
export function trackNow(
  all: readonly RowMessage[],
  now: readonly TrackedOrder[],
  edition: EditionMessage,
): Track | null {
  const rows = withoutUndone(all);
  const begun = revealIn(rows);
  const states: States = new Map(now.map((order) => [keyOf(order), order.state]));
  return begun < 0 ? null : shown(rows[begun]!, states, edition, 'done');
}

const keyOf = ({ family, order }: Named): string => `${family}/${order}`;

const revealIn = (rows: readonly RowMessage[]): number =>
  rows.findLastIndex((row) => (row.entry?.track.length ?? 0) > 0);

function shown(
  reveal: RowMessage,
  states: States,
  edition: EditionMessage,
  others: TrackedOrder['state'] = 'waiting',
): Track {
  return (reveal.entry?.track ?? []).flatMap((order) => {
    const key = keyOf(order);
    const token = edition.families
      .find((each) => each.id === order.family)
      ?.orders.find((each) => each.id === order.order);
    if (!token) return [];
    const { type, initiative } = token;
    const area = order.area ?? areaIn(reveal, key);
    return [{ ...order, key, area, type, initiative, state: states.get(key) ?? others }];
  });
}

/** An order without anything to decide may have gone home at once. */
function areaIn(reveal: RowMessage, key: string): string {
  for (const event of reveal.entry?.events ?? []) {
    if (event.key === 'event.order-revealed' && keyOf(event) === key) return event.area;
  }
  return '';
}

/** The last row belongs to the present order; others that had a turn or left the board are over. */
function statesInStory(rows: readonly RowMessage[]): States {
  const states: States = new Map();
  for (const { entry } of rows) {
    if (entry?.order) states.set(keyOf(entry.order), 'done');
    for (const event of entry?.events ?? []) {
      const isLeaving = event.key === 'event.order-moved' && event.source.place === 'area';
      if (isLeaving) states.set(keyOf(event), 'done');
    }
  }
  const present = rows.at(-1)?.entry?.order;
  if (present) states.set(keyOf(present), 'present');
  return states;
}
