/** Own answers that could be taken back. */
import type { EntryMessage, RowMessage } from '$lib/api/schema';
import { withoutUndone } from '$lib/log/undo';

export interface UndoableEntry {
  entry: EntryMessage;
  /** Whether others need not be asked [3.4.4]. */
  isAlone: boolean;
}

export interface Undoer {
  seat: number;
  /** The first entry that the seat may take back without asking anybody; null if none. */
  mayUndo: number | null;
}

/** The last ones, the newest first. */
export function undoableEntries(
  rows: readonly RowMessage[],
  { seat, mayUndo }: Undoer,
  most: number,
): UndoableEntry[] {
  return withoutUndone(rows)
    .flatMap(({ entry }) => (entry?.seat === seat ? [entry] : []))
    .slice(-most)
    .reverse()
    .map((entry) => ({ entry, isAlone: mayUndo !== null && entry.number >= mayUndo }));
}
