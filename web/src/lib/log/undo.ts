/** Undoing: the rows of the log that have not been taken back, and own answers that could be. */
import type { EntryMessage, RowMessage } from '$lib/api/schema';

/** Without what was undone, and without the undoing. */
export function withoutUndone(rows: readonly RowMessage[]): RowMessage[] {
  const found: RowMessage[] = [];
  for (const row of rows) {
    const { undone } = row;
    if (undone === null || undone === undefined) found.push(row);
    else found.splice(firstTaken(found, undone));
  }
  return found;
}

/** The numbers of the rows that were taken back. */
export function undoneNumbers(rows: readonly RowMessage[]): Set<number> {
  const stands = new Set(withoutUndone(rows).map((row) => row.number));
  return new Set(
    rows.filter((row) => row.entry && !stands.has(row.number)).map((row) => row.number),
  );
}

/** What is no answer is not taken back, but nothing of the game happens in it. */
function firstTaken(rows: RowMessage[], undone: number): number {
  const index = rows.findIndex((row) => row.entry && row.entry.number >= undone);
  return index < 0 ? rows.length : index;
}

interface UndoableEntry {
  entry: EntryMessage;
  /** Whether others need not be asked [3.4.4]. */
  isAlone: boolean;
}

interface Undoer {
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
