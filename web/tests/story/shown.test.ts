import { expect, test, vi } from 'vitest';
import { promptText } from '$lib/decisions/promptText';
import type { RowMessage } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { t } from '$lib/text';
import { endingText } from '$lib/text/sentences';
import { log, snapshot } from '../fixtures';
import { tableAt } from '../tables';
import { stopClock } from './clock';

const over = snapshot('2v2', 'over');
const before = snapshot('2v2', 'waiting');
const shown = log('2v2').find((row) =>
  row.entry?.events.some((each) => each.key === 'event.held'),
)!;

stopClock();

function tableOver(): Table {
  const table = tableAt(over);
  table.story.begin([]);
  return table;
}

function next(table: Table): RowMessage {
  return { ...shown, number: table.snapshot.table.number + 1 };
}

test('what a story has not told yet is not seen elsewhere', () => {
  const table = tableOver();
  expect(table.story.shown).toBe(over.view);
  table.story.add([next(table)], before);
  expect(table.story.shown).toBe(before.view);
  table.story.skipAll();
  expect(table.story.shown).toBe(over.view);
});

test('who won is said when all has been told', () => {
  const table = tableOver();
  table.story.add([next(table)], before);
  expect(promptText(table).text).toBe(t('prompt-story'));
  table.story.skipAll();
  expect(promptText(table).text).toBe(endingText(over.view!, table.textContext));
});

test('an own move shows what was drafted until it has been told', () => {
  const table = tableOver();
  table.story.skip(1, 2);
  table.snapshot = { ...over, view: before.view };
  expect(table.story.shown).toBe(over.view);
  vi.advanceTimersByTime(10_000);
  expect(table.story.shown).toBe(before.view);
});
