/** Who comes back is told what others did meanwhile, and only that. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RowMessage } from '$lib/api/schema';
import { UnseenRows } from '$lib/state/unseenRows.svelte';
import { log } from '../fixtures';
import { Storage, tableAt } from '../tables';

const rows = log('2v2');
const page = { hidden: false };

beforeEach(() => {
  page.hidden = false;
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('document', page);
});

afterEach(() => vi.unstubAllGlobals());

/** The number of the row before the last so many that others are told of. */
function before(number: number): number {
  const others = rows.filter(({ entry }) => entry && entry.seat !== 0);
  return others.at(-number)!.number - 1;
}

const upTo = (last: number): RowMessage[] => rows.slice(0, last);

/** This browser was at the table when so many rows were known. */
function seen(last: number): void {
  new UnseenRows(tableAt()).begin(upTo(last));
}

function opened(): UnseenRows {
  const table = tableAt();
  table.log.add(rows);
  const unseen = new UnseenRows(table);
  unseen.begin(table.rows);
  return unseen;
}

test('who is here for the first time is told nothing', () => {
  expect(opened().since).toBeNull();
});

test('who comes back is told what others have done since', () => {
  seen(before(4));
  expect(opened().since).toBe(before(4));
});

test('a few things are not worth telling', () => {
  seen(before(3));
  expect(opened().since).toBeNull();
});

test('what is told is told again until it is dismissed', () => {
  seen(before(6));
  expect(opened().since).toBe(before(6));
  const again = opened();
  expect(again.since).toBe(before(6));
  again.dismiss();
  expect(again.since).toBeNull();
  expect(opened().since).toBeNull();
});

test('what happens while nobody looks is told when somebody looks again', () => {
  const table = tableAt();
  table.log.add(upTo(before(5)));
  const unseen = new UnseenRows(table);
  unseen.begin(table.rows);
  page.hidden = true;
  table.log.add(rows);
  unseen.note(table.rows);
  expect(unseen.since).toBeNull();
  page.hidden = false;
  unseen.lookAgain();
  expect(unseen.since).toBe(before(5));
});

test('what happens before the eyes is not told again', () => {
  const table = tableAt();
  table.log.add(upTo(before(5)));
  const unseen = new UnseenRows(table);
  unseen.begin(table.rows);
  table.log.add(rows);
  unseen.note(table.rows);
  unseen.lookAgain();
  expect(unseen.since).toBeNull();
});

test('each seat has been away for itself', () => {
  seen(before(5));
  const other = tableAt(undefined, 1);
  const unseen = new UnseenRows(other);
  unseen.begin(rows);
  expect(unseen.since).toBeNull();
});
