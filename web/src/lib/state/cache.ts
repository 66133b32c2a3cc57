/** Replies of the server that hold as long as nothing changes at a table. */
import type { Table } from './table.svelte';

const MOST_REPLIES = 200;
const MOST_REQUESTS = 3;
let running = 0;
const waiting: (() => void)[] = [];
const tables = new WeakMap<Table, Map<string, Promise<unknown>>>();

/** Ask once for the log and the draft as they stand; a failed request is made again. */
export function once<T>(table: Table, what: string, asking: () => Promise<T>): Promise<T> {
  const replies = repliesOf(table);
  const key = [table.snapshot.table.number, ...(table.draft?.answers ?? []), what].join('|');
  const known = replies.get(key) as Promise<T> | undefined;
  if (known) return known;
  if (replies.size >= MOST_REPLIES) replies.clear();
  const asked = inTurn(asking);
  replies.set(key, asked);
  asked.catch(() => replies.delete(key));
  return asked;
}

/** Few at once: a browser has few connections to one server, and a click needs one. */
async function inTurn<T>(asking: () => Promise<T>): Promise<T> {
  if (running < MOST_REQUESTS) running++;
  else await new Promise<void>((begin) => waiting.push(begin));
  try {
    return await asking();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

function repliesOf(table: Table): Map<string, Promise<unknown>> {
  const known = tables.get(table);
  if (known) return known;
  const replies = new Map<string, Promise<unknown>>();
  tables.set(table, replies);
  return replies;
}
