/** Replies of the server that hold as long as nothing changes at a table. */
import type { Table } from './table.svelte';

const MOST = 200;
const tables = new WeakMap<Table, Map<string, Promise<unknown>>>();

/** Ask once for the log and the draft as they stand; a failed request is made again. */
export function once<T>(table: Table, what: string, asking: () => Promise<T>): Promise<T> {
  const replies = repliesOf(table);
  const key = [table.stand.table.number, ...(table.draft?.answers ?? []), what].join('|');
  const known = replies.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (replies.size >= MOST) replies.clear();
  const asked = asking();
  replies.set(key, asked);
  asked.catch(() => replies.delete(key));
  return asked;
}

function repliesOf(table: Table): Map<string, Promise<unknown>> {
  const known = tables.get(table);
  if (known) return known;
  const replies = new Map<string, Promise<unknown>>();
  tables.set(table, replies);
  return replies;
}
