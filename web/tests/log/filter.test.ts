import { expect, test } from 'vitest';
import type { RowMessage } from '$lib/api/schema';
import { logRows } from '$lib/log/filter';
import { undoableEntries } from '$lib/log/undo';
import { log } from '../fixtures';

const undo = (number: number, undone: number): RowMessage =>
  ({ number, at: 0, seat: 0, table_event: null, entry: null, undone }) as RowMessage;

test('a game is told by rounds and phases, each with one heading', () => {
  const headings = logRows(log('2v2'), 'all')
    .filter((each) => each.isFirst)
    .map((each) => `${each.round} ${each.phase}`);

  expect(headings.slice(0, 3)).toEqual(['1 set-up', '1 planning', '1 encounter']);
  expect(new Set(headings).size).toBe(headings.length);
});

test('the filter for fights shows no planning of orders', () => {
  const shown = logRows(log('2v2'), 'fights');
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.some((each) => each.row.entry?.answer.variant === 'order')).toBe(false);
});

test('what was taken back is marked, and cannot be taken back again', () => {
  const rows = log('2v2').slice(0, 60);
  const last = rows.at(-1)!.entry!;
  const after = [...rows, undo(rows.length + 1, last.number)];

  const marked = logRows(after, 'all').filter((each) => each.isUndone);
  const before = logRows(rows, 'all').filter((each) => each.isUndone);

  expect(marked.map((each) => each.row.number)).toEqual([
    ...before.map((each) => each.row.number),
    rows.length,
  ]);
  expect(
    undoableEntries(after, { seat: last.seat ?? 0, mayUndo: null }, 5).some(
      ({ entry }) => entry === last,
    ),
  ).toBe(false);
});

test('own answers from the one on that the server names need no consent', () => {
  const rows = log('2v2');
  const own = rows.filter((row) => row.entry?.seat === 0).map((row) => row.entry!.number);
  const [mayUndo = 0] = own.slice(-2);
  const found = undoableEntries(rows, { seat: 0, mayUndo }, 3);
  expect(found.map(({ entry }) => entry.number)).toEqual(own.slice(-3).reverse());
  expect(found.map(({ isAlone }) => isAlone)).toEqual([true, true, false]);
});
