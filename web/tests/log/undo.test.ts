/** Own answers can be taken back, the newest first; it is said whether others must agree. */
import { expect, test } from 'vitest';
import { undoableEntries } from '$lib/log/undo';
import { log } from '../fixtures';

const rows = log('2v2');
const own = rows.flatMap(({ entry }) => (entry?.seat === 0 ? [entry] : []));
const numbers = (found: { entry: { number: number } }[]) => found.map(({ entry }) => entry.number);

test('the last own answers are offered, the newest first', () => {
  const found = undoableEntries(rows, { seat: 0, mayUndo: null }, 3);
  expect(numbers(found)).toEqual([own.at(-1)!, own.at(-2)!, own.at(-3)!].map((e) => e.number));
});

test('answers of others and of chance are never offered', () => {
  const found = undoableEntries(rows, { seat: 0, mayUndo: null }, rows.length);
  expect(found.every(({ entry }) => entry.seat === 0)).toBe(true);
  expect(found).toHaveLength(own.length);
});

test('from where the server says so nobody need be asked', () => {
  const mayUndo = own.at(-2)!.number;
  const found = undoableEntries(rows, { seat: 0, mayUndo }, 3);
  expect(found.map(({ isAlone }) => isAlone)).toEqual([true, true, false]);
  const asking = undoableEntries(rows, { seat: 0, mayUndo: null }, 3);
  expect(asking.some(({ isAlone }) => isAlone)).toBe(false);
});

test('what has been taken back is not offered once more', () => {
  const taken = own.at(-1)!.number;
  const undo = { ...rows.at(-1)!, number: rows.length + 1, entry: null, undone: taken };
  const found = undoableEntries([...rows, undo], { seat: 0, mayUndo: null }, 1);
  expect(numbers(found)).toEqual([own.at(-2)!.number]);
});
