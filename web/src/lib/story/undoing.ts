/** Own answers that could be taken back. */
import type { EntryMessage, RowMessage } from '$lib/api/schema';
import { standing } from './standing';

export interface Undoing {
  entry: EntryMessage;
  /** Whether nobody has answered since: others need not be asked [3.4.4]. */
  isOwn: boolean;
}

/** The last ones, the newest first; what the server allows alone it knows best. */
export function undoings(rows: readonly RowMessage[], seat: number, most: number): Undoing[] {
  const found: Undoing[] = [];
  let isOwn = true;
  for (const { entry } of standing(rows).toReversed()) {
    if (!entry) continue;
    if (entry.seat !== seat) isOwn = false;
    else found.push({ entry, isOwn });
    if (found.length === most) break;
  }
  return found;
}
