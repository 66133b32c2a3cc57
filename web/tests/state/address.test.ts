/** The address says where one is, and a private link is not left in it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '$lib/api/client';
import { Address } from '$lib/state/address.svelte';
import { Requests } from '../requests';

const place = { hash: '' };

beforeEach(() => {
  place.hash = '';
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    replaceState: (_: unknown, __: string, url: string) => (place.hash = url.slice(1)),
  });
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['', null, null],
  ['#abc', 'abc', null],
  ['#abc/2', 'abc', 2],
  ['#abc/x', 'abc', null],
])('%s leads to table %s and seat %s', async (hash, table, seat) => {
  place.hash = hash;
  const address = new Address();
  await address.begin();
  expect([address.table, address.seat]).toEqual([table, seat]);
});

test('a private link leads to its seat and is no longer seen', async () => {
  place.hash = '#link=secret';
  const requests = new Requests({
    'POST /api/people/recover': () => {
      expect(place.hash).not.toContain('secret');
      return { table: 'abc', seat: 3 };
    },
  });
  const address = new Address();
  await address.begin();
  expect(requests.bodies('POST /api/people/recover')).toEqual([{ link: 'secret' }]);
  expect([address.table, address.seat]).toEqual(['abc', 3]);
  expect(place.hash).toBe('#abc/3');
});

test('a private link is gone from the address though the server is away', async () => {
  place.hash = '#link=secret';
  new Requests();
  await expect(new Address().begin()).rejects.toBeInstanceOf(Problem);
  expect(place.hash).not.toContain('secret');
});

test('a private link is tried again when the server is back', async () => {
  place.hash = '#link=secret';
  const requests = new Requests();
  const address = new Address();
  await expect(address.begin()).rejects.toBeInstanceOf(Problem);
  requests.reply('POST /api/people/recover', () => ({ table: 'abc', seat: 3 }));
  await address.begin();
  expect(requests.bodies('POST /api/people/recover').at(-1)).toEqual({ link: 'secret' });
  expect(place.hash).toBe('#abc/3');
});

test('a private link is forgotten by who has gone elsewhere', async () => {
  place.hash = '#link=secret';
  const requests = new Requests();
  const address = new Address();
  await expect(address.begin()).rejects.toBeInstanceOf(Problem);
  place.hash = '#other';
  await address.begin();
  place.hash = '';
  await address.begin();
  expect(requests.bodies('POST /api/people/recover')).toHaveLength(1);
});

test('who has said to sit in a seat is expected there, once', () => {
  const address = new Address();
  address.enter('abc', 1);
  expect(place.hash).toBe('abc/1');
  expect(address.isExpected('abc', 1)).toBe(true);
  expect(address.isExpected('abc', 1)).toBe(false);
});

test('who said to sit elsewhere is not expected', () => {
  const address = new Address();
  address.enter('abc', 1);
  expect(address.isExpected('abc', 0)).toBe(false);
  expect(address.isExpected('abc', 1)).toBe(false);
});

test('one goes to the waiting room of a table and to the door', () => {
  const address = new Address();
  address.go('abc');
  expect(place.hash).toBe('abc');
  address.go(null);
  expect(place.hash).toBe('');
});
