/** The plans of bots, answers in the notation of records, as sentences; notation is never shown. */
import type { Saying } from '$lib/api/schema';
import { roundsOf } from '$lib/log/times';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { entryText } from '$lib/text/sentences';

/** A bot says a plan just before it follows it, so that the log tells it in words. */
const FOLLOWED_WITHIN_MS = 60_000;

export function planLines(saying: Saying, table: Table): string[] {
  const rounds = roundsOf(table.rows);
  const entries = table.rows.flatMap(({ entry, at }, place) =>
    entry?.seat === saying.seat && Math.abs(at - saying.at) < FOLLOWED_WITHIN_MS
      ? [{ entry, round: rounds[place] ?? 1 }]
      : [],
  );
  const lines = saying.text.split('\n');
  const found = lines.flatMap(
    (line) => entries.find(({ entry }) => entry.answer.text === line) ?? [],
  );
  const texts = found.map(({ entry, round }) => entryText(entry, { ...table.textContext, round }));
  return texts.length < lines.length ? [...texts, t('chat-plan-more')] : texts;
}
