/** Which slots of a row carry what: column areas, tokens of the commission, the value that counts. */
import type { MatRow, PrintedRow } from '$lib/api/schema';

interface RowSlots {
  /** The slot whose base value counts now; -1 is the one left of the row. */
  counts: number;
  /** Where a token of the commission lies on the own one. */
  commission: Set<number>;
  /** The slots that begin a column area. */
  areas: Set<number>;
}

export function slotsOf(row: PrintedRow, state: MatRow): RowSlots {
  const doubled = row.slots.flatMap((slot, place) => (slot.doubled ? [place] : []));
  return {
    counts: state.counts ?? -1,
    commission: new Set(doubled.slice(doubled.length - state.commission)),
    areas: new Set(
      row.slots.flatMap((slot, place) =>
        slot.letter !== row.slots[place - 1]?.letter ? [place] : [],
      ),
    ),
  };
}

/** The slots on which a draft lays or from which it takes a token. */
export function draftedSlots(row: PrintedRow, before: MatRow | null, state: MatRow): Set<number> {
  if (before === null) return new Set();
  const [then, now] = [slotsOf(row, before).commission, slotsOf(row, state).commission];
  const isOther = (place: number) =>
    place >= before.revealed !== place >= state.revealed || then.has(place) !== now.has(place);
  return new Set([...row.slots.keys()].filter(isOther));
}
