/** What a player thinks of the face-down orders of others; only this browser knows. */
import type { RowMessage, ViewMessage } from '$lib/api/schema';
import { laidIn } from '$lib/log/orders';

export type Belief = 'believed' | 'excluded';

export interface PrivateMark {
  /** By order; of those not named nothing is thought. */
  beliefs: Record<string, Belief>;
  note: string;
}

/** By the key of a face-down order. */
export type MarksByOrder = Record<string, PrivateMark>;

export interface HiddenOrder {
  key: string;
  area: string;
  family: string;
  canBe: string[];
}

export const NO_MARK: PrivateMark = { beliefs: {}, note: '' };
export const LONGEST_NOTE = 80;

/** The orders that the seat does not know, told apart by when they were laid. */
export function hiddenOrders(view: ViewMessage, rows: readonly RowMessage[]): HiddenOrder[] {
  const known = laidIn(rows);
  return view.areas.flatMap(({ id: area, orders }) => {
    const left = new Map<string, string[]>();
    return orders
      .filter((laid) => laid.order === null)
      .map(({ family, can_be }) => {
        const keys = left.get(family) ?? [...(known.get(`${area}/${family}`) ?? [])];
        left.set(family, keys);
        return { key: `${area}/${family}/${keys.shift()}`, area, family, canBe: can_be };
      });
  });
}

/** The marks of orders that still lie there, without what they can no longer be. */
export function cleaned(marks: MarksByOrder, hidden: readonly HiddenOrder[]): MarksByOrder {
  return Object.fromEntries(
    hidden.flatMap(({ key, canBe }) => {
      const mark = marks[key];
      if (!mark) return [];
      const beliefs = Object.entries(mark.beliefs).filter(([order]) => canBe.includes(order));
      return [[key, { ...mark, beliefs: Object.fromEntries(beliefs) }]];
    }),
  );
}

/** Believed, then excluded, then nothing again. */
export function turned(mark: PrivateMark, order: string): PrivateMark {
  const { [order]: belief, ...others } = mark.beliefs;
  if (belief === 'excluded') return { ...mark, beliefs: others };
  const next: Belief = belief === 'believed' ? 'excluded' : 'believed';
  return { ...mark, beliefs: { ...others, [order]: next } };
}
