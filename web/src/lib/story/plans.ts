/** Answers in the notation of records as sentences, as far as they are known from elsewhere. */
import type { Saying } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { deedText } from '$lib/text/sentences';

/** A bot says a plan just before it follows it, so that the log tells it in words. */
const SOON = 60_000;

export function planLines(saying: Saying, table: Table): string[] {
  const rows = table.rows.filter(
    (row) => row.entry?.seat === saying.seat && Math.abs(row.at - saying.at) < SOON,
  );
  return saying.text.split('\n').map((line) => {
    const entry = rows.find((row) => row.entry?.answer.text === line)?.entry;
    return entry ? deedText(entry, table.speaking) : line;
  });
}
