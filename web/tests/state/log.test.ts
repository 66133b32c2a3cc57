/** Each row of the log is known once and without gaps, whichever way it came. */
import { expect, test } from 'vitest';
import { Log } from '$lib/state/log.svelte';
import { log } from '../fixtures';

const rows = log('1v1').slice(0, 6);
const numbers = (known: Log) => known.rows.map(({ number }) => number);

function known(count: number): Log {
  const found = new Log();
  found.add(rows.slice(0, count));
  return found;
}

test('an empty log waits for the first row', () => {
  expect(new Log().last).toBe(0);
  expect(known(6).last).toBe(6);
});

test('rows that are known already come only once', () => {
  const found = known(3);
  found.add(rows);
  found.add(rows.slice(2, 4));
  expect(numbers(found)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('what lies behind a gap is left out until the gap is filled', () => {
  const found = known(2);
  found.add(rows.slice(4));
  expect(found.last).toBe(2);
  found.add(rows.slice(2));
  expect(numbers(found)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('rows are given behind a number, up to another', () => {
  expect(known(6).between(2, 4)).toEqual(rows.slice(2, 4));
  expect(known(6).between(6, 9)).toEqual([]);
});
