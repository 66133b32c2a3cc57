/** Which slots of a row carry what: column areas, tokens of the commission, the value that counts. */
import type { MatRow, PrintedRow } from '$lib/api/schema';

interface RowSlots {
  /** The slot whose base value counts now; -1 is the one left of the row, null is none. */
  counts: number | null;
  /** Where a token of the commission lies on the own one. */
  commission: Set<number>;
  /** The slots that begin a column area. */
  areas: Set<number>;
}

export function slotsOf(row: PrintedRow, state: MatRow): RowSlots {
  const doubled = row.slots.flatMap((slot, place) => (slot.doubled ? [place] : []));
  return {
    counts: counting(row, state),
    commission: new Set(doubled.slice(doubled.length - state.commission)),
    areas: new Set(
      row.slots.flatMap((slot, place) =>
        slot.letter !== row.slots[place - 1]?.letter ? [place] : [],
      ),
    ),
  };
}

/** Of the revealed values the rightmost counts [5.7.4]; the view says how much it is. */
function counting(row: PrintedRow, state: MatRow): number | null {
  const found = row.slots.findLastIndex(
    (slot, place) => place < state.revealed && slot.value === state.value,
  );
  if (found >= 0) return found;
  return row.start ? -1 : null;
}
