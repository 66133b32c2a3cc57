/** Questions that a seat can answer before they are put, by the names the server knows them by. */
import type { EditionMessage, StandMessage } from '$lib/api/schema';
import type { Track, TrackOrder } from './track';

/** Own orders of one initiative, in the sequence in which they shall be executed [7.1.3]. */
export interface Sequence {
  by: 'sequence';
  name: string;
  orders: TrackOrder[];
}

/** One answer of several. */
export interface Single {
  by: 'answer';
  name: string;
  /** Which kind of question it is, for its words. */
  kind: 'card' | 'take' | 'second-movement' | 'final-action';
  /** What it is about: an area, or an order. */
  about: string;
  answers: string[];
}

export type AheadQuestion = Sequence | Single;

/** The name under which sequences are kept: all of a round together. */
export const ORDERS = 'orders';

export function aheadQuestions(
  { view, table }: StandMessage,
  family: string | null,
  track: Track | null,
  edition: EditionMessage,
): AheadQuestion[] {
  if (!view || !family || table.status !== 'running') return [];
  return [
    ...sequences(track, family),
    ...ofFight(view, family, edition),
    ...secondMovements(track, family, edition),
    ...finalAction(view, family, edition),
  ];
}

function sequences(track: Track | null, family: string): Sequence[] {
  const waiting = (track?.orders ?? []).filter(
    (order) => order.family === family && order.state === 'waiting',
  );
  const alike = (order: TrackOrder) =>
    waiting.filter((each) => each.type === order.type && each.initiative === order.initiative);
  const several = waiting.map(alike).filter((orders, place) => {
    return orders.length > 1 && orders[0] === waiting[place];
  });
  return several.map((orders) => ({ by: 'sequence', name: ORDERS, orders }));
}

/** A Movement has been declared against an own area. */
function ofFight(
  view: NonNullable<StandMessage['view']>,
  family: string,
  edition: EditionMessage,
): Single[] {
  const { movement, asked } = view.now;
  if (movement?.defenders !== family || asked?.kind === 'card' || asked?.kind === 'take') return [];
  const by = movement.order ? `${movement.family}/${movement.order}` : `${movement.family}/agitate`;
  const fight = `${by} ${movement.target}`;
  const about = movement.target;
  const cards = edition.cards.map((card) => `card ${card.id}`);
  return [
    { by: 'answer', kind: 'card', name: `card ${fight}`, about, answers: cards },
    {
      by: 'answer',
      kind: 'take',
      name: `take ${fight}`,
      about,
      answers: ['take take', 'take leave'],
    },
  ];
}

function secondMovements(track: Track | null, family: string, edition: EditionMessage): Single[] {
  const printed = edition.families.find((each) => each.id === family)?.orders ?? [];
  const twice = new Set(
    printed
      .filter((order) =>
        order.action.parts.some((part) => part.word === 'shotgun' && part.numbers[0] === 2),
      )
      .map((order) => order.id),
  );
  const own = (track?.orders ?? []).filter(
    (order) => order.family === family && order.state !== 'done' && twice.has(order.order),
  );
  return own.map((order) => ({
    by: 'answer',
    kind: 'second-movement',
    name: `second-movement ${order.key}`,
    about: order.order,
    answers: ['act done'],
  }));
}

/** Who has a bust on the sheet does a final action when planning has ended [5.10.3]. */
function finalAction(
  view: NonNullable<StandMessage['view']>,
  family: string,
  edition: EditionMessage,
): Single[] {
  const bust = view.families.find((each) => each.family === family)?.bust ?? null;
  if (bust === null || view.phase !== 'planning') return [];
  const spaces = edition.sheets[view.round]?.spaces ?? [];
  const free = spaces.filter((space) => space.action && space.id !== bust);
  const answers = ['final-action done', ...free.map((space) => `final-action ${space.id}`)];
  return [{ by: 'answer', kind: 'final-action', name: 'final-action', about: '', answers }];
}

/** The sequence that is set, completed by what is not mentioned in it. */
export function sequenceSet(orders: TrackOrder[], set: string | undefined): TrackOrder[] {
  const lines = (set ?? '').split('\n');
  const place = (order: TrackOrder) => {
    const found = lines.indexOf(lineOf(order));
    return found < 0 ? lines.length : found;
  };
  return orders.toSorted((a, b) => place(a) - place(b));
}

export const lineOf = (order: TrackOrder): string => `next-order ${order.order}`;

/** The text that sets one group anew and keeps what is set for others. */
export function withSequence(set: string | undefined, orders: TrackOrder[]): string {
  const own = orders.map(lineOf);
  const others = (set ?? '').split('\n').filter((line) => line && !own.includes(line));
  return [...others, ...own].join('\n');
}
