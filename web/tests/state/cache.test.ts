/** What the server explains is asked for once, until something changes at the table. */
import { expect, test } from 'vitest';
import { once } from '$lib/state/cache';
import { askedTable } from '../tables';

function counting() {
  const asked = { times: 0 };
  return { asked, ask: () => Promise.resolve(++asked.times) };
}

test('the same is asked once', async () => {
  const table = askedTable('turn');
  const { asked, ask } = counting();
  expect(await Promise.all([once(table, 'why', ask), once(table, 'why', ask)])).toEqual([1, 1]);
  await once(table, 'else', ask);
  expect(asked.times).toBe(2);
});

test('after a move and with another draft it is asked anew', async () => {
  const table = askedTable('turn');
  const { asked, ask } = counting();
  await once(table, 'why', ask);
  const { snapshot } = table;
  const draft = { answers: ['x'], view: snapshot.view, question: snapshot.question } as never;
  table.snapshot = { ...snapshot, drafts: { [table.seat]: draft } };
  await once(table, 'why', ask);
  table.snapshot = { ...snapshot, table: { ...snapshot.table, number: snapshot.table.number + 1 } };
  await once(table, 'why', ask);
  expect(asked.times).toBe(3);
});

test('what failed is asked again', async () => {
  const table = askedTable('turn');
  const { ask } = counting();
  await expect(once(table, 'why', () => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(await once(table, 'why', ask)).toBe(1);
});

test('each table remembers for itself', async () => {
  const { asked, ask } = counting();
  await once(askedTable('turn'), 'why', ask);
  await once(askedTable('turn'), 'why', ask);
  expect(asked.times).toBe(2);
});
