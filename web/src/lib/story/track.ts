/** The orders of an encounter in the sequence in which they come [7.1.2] [7.1.3]. */
import type { EditionMessage, RowMessage, SeatState, ViewMessage } from '$lib/api/schema';
import { familyOf, hasReveal } from '$lib/state/telling';
import { standing } from './standing';

export interface TrackOrder {
  /** `red/basic-1` */
  key: string;
  family: string;
  order: string;
  area: string;
  type: string;
  initiative: number;
  vest: number;
  state: 'done' | 'present' | 'waiting';
}

export interface Track {
  /** The number of the row that revealed them. */
  reveal: number;
  orders: TrackOrder[];
}

interface Printed {
  edition: EditionMessage;
  seats: readonly SeatState[];
}

/** What was revealed last in these rows, and how far it has come with the last of them. */
export function trackOf(all: readonly RowMessage[], printed: Printed): Track | null {
  const rows = standing(all);
  const begun = rows.findLastIndex((row) => hasReveal(row.entry?.events ?? []));
  const reveal = rows[begun];
  if (!reveal) return null;
  const orders = revealed(reveal, firstSeat(rows.slice(0, begun + 1)), printed);
  const walk = new Walk(orders, printed.seats);
  for (const row of rows.slice(begun + 1)) walk.follow(row);
  return { reveal: reveal.number, orders: marked(walk.sequence, walk.present, walk.over) };
}

/** The same as the view says it, which knows best what has been executed. */
export function trackNow(track: Track, view: ViewMessage): Track {
  const { order } = view.now;
  const step = view.now.steps.find((each) => each.step === 'next-order');
  const present = order ? `${order.family}/${order.order}` : null;
  const said = step?.fields.executed;
  const over = new Set(Array.isArray(said) ? said.map(String) : []);
  const lying = new Set(
    view.areas.flatMap((area) => area.orders.map((laid) => `${laid.family}/${laid.order}`)),
  );
  for (const each of track.orders) {
    if (!step || !lying.has(each.key)) over.add(each.key);
  }
  return { ...track, orders: marked(track.orders, present, over) };
}

function marked(orders: TrackOrder[], present: string | null, over: Set<string>): TrackOrder[] {
  return orders.map((order) => ({
    ...order,
    state: order.key === present ? 'present' : over.has(order.key) ? 'done' : 'waiting',
  }));
}

/** The seat that began the phase. */
function firstSeat(rows: readonly RowMessage[]): number {
  let first = 0;
  for (const event of rows.flatMap((row) => row.entry?.events ?? [])) {
    if (event.key === 'event.noted' && event.fact.fact === 'first')
      first = Number(event.fact.value);
  }
  return first;
}

function revealed(row: RowMessage, first: number, { edition, seats }: Printed): TrackOrder[] {
  const found = (row.entry?.events ?? []).flatMap((event): TrackOrder[] => {
    if (event.key !== 'event.order-revealed') return [];
    const { family, order, area } = event;
    const token = edition.families
      .find((each) => each.id === family)
      ?.orders.find((each) => each.id === order);
    if (!token) return [];
    const { type, initiative, vest } = token;
    const key = `${family}/${order}`;
    return [{ key, family, order, area, type, initiative, vest, state: 'waiting' }];
  });
  const turn = (order: TrackOrder) => {
    const seat = seats.find((each) => each.family === order.family)?.seat ?? 0;
    return (seat - first + seats.length) % seats.length;
  };
  const isAttack = (order: TrackOrder) => (order.type === 'attack' ? 1 : 0);
  return found.toSorted(
    (a, b) => isAttack(a) - isAttack(b) || a.initiative - b.initiative || turn(a) - turn(b),
  );
}

/** Follows the rows of an encounter: which order each of them belongs to. */
class Walk {
  sequence: TrackOrder[];
  present: string | null = null;
  readonly over = new Set<string>();
  private readonly gone = new Set<string>();
  private hasEnded = false;

  constructor(
    orders: TrackOrder[],
    private readonly seats: readonly SeatState[],
  ) {
    this.sequence = orders;
  }

  follow(row: RowMessage): void {
    const { entry } = row;
    if (!entry) return;
    const family = familyOf(entry.seat, this.seats);
    if (entry.answer.kind === 'next-order') this.choose(`${family}/${entry.answer.fields.order}`);
    else if (entry.answer.kind === 'act' && family) this.act(family, row);
    this.hasEnded = entry.answer.kind === 'act' && entry.answer.done;
    for (const event of entry.events) {
      const isLeaving = event.key === 'event.order-moved' && event.source.place === 'area';
      if (isLeaving) this.leave(`${event.family}/${event.order}`);
    }
  }

  private leave(key: string): void {
    this.gone.add(key);
    if (key !== this.present) this.over.add(key);
  }

  private choose(key: string): void {
    const chosen = this.sequence.find((order) => order.key === key);
    if (!chosen) return;
    const others = this.sequence.filter((order) => order !== chosen);
    const place = others.findIndex((order) => isAlike(order, chosen) && !this.isOver(order));
    this.sequence = place < 0 ? this.sequence : others.toSpliced(place, 0, chosen);
    this.begin(key);
  }

  private act(family: string, row: RowMessage): void {
    const present = this.sequence.find((order) => order.key === this.present);
    const next = this.sequence.find((order) => order !== present && !this.isOver(order));
    if (present && !this.goesOver(present, next, family, row)) return;
    const own = this.sequence.find(
      (order) => order.family === family && order !== present && !this.isOver(order),
    );
    if (own) this.begin(own.key);
  }

  /** An order stays the present one while it lies there without a vest, or nobody else is due. */
  private goesOver(
    present: TrackOrder,
    next: TrackOrder | undefined,
    family: string,
    row: RowMessage,
  ): boolean {
    if (present.family !== family) return true;
    if (next?.family !== family) return false;
    const isLyingStill = !this.gone.has(present.key) && present.vest === 0;
    if (isLyingStill) return false;
    return this.hasEnded || row.entry?.answer.fields.start === next.area;
  }

  private begin(key: string): void {
    if (this.present !== null) this.over.add(this.present);
    for (const order of this.sequence) {
      if (order.key === key) break;
      this.over.add(order.key);
    }
    this.present = key;
  }

  private isOver(order: TrackOrder): boolean {
    return this.over.has(order.key);
  }
}

const isAlike = (a: TrackOrder, b: TrackOrder): boolean =>
  a.family === b.family && a.initiative === b.initiative && a.type === b.type;
