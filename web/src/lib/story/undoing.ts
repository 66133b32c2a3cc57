/** Own answers that could be taken back. */
import type { EntryMessage, RowMessage } from '$lib/api/schema';
import { standing } from './standing';

export interface Undoing {
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
export function undoings(
  rows: readonly RowMessage[],
  { seat, mayUndo }: Undoer,
  most: number,
): Undoing[] {
  return standing(rows)
    .flatMap(({ entry }) => (entry?.seat === seat ? [entry] : []))
    .slice(-most)
    .reverse()
    .map((entry) => ({ entry, isAlone: mayUndo !== null && entry.number >= mayUndo }));
}
