/** Rows of the log: entries, what was taken back, and what else happened. */
import type { RowMessage } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import { entrySentence } from './entries';
import { tableEventSentence } from './tableEvents';
import { parts, plain, type Part } from './markup';
import * as names from './names';

export function rowText(row: RowMessage, context: Context): string {
  return plain(rowSentence(row, context));
}

export function rowParts(row: RowMessage, context: Context): Part[] {
  return parts(rowSentence(row, context));
}

function rowSentence(row: RowMessage, context: Context): string {
  if (row.entry) return entrySentence(row.entry, context);
  if (row.table_event) return tableEventSentence(row, context);
  return t('entry-undo', { who: names.speaker(row.seat ?? 0, context) });
}
