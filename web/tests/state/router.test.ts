/** The address says where one is, and a private link is not left in it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '$lib/api/client';
import { Router } from '$lib/state/router.svelte';
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
  const router = new Router();
  await router.begin();
  expect([router.table, router.seat]).toEqual([table, seat]);
});

test('a private link leads to its seat and is no longer seen', async () => {
  place.hash = '#link=secret';
  const requests = new Requests({
    'POST /api/people/recover': () => {
      expect(place.hash).not.toContain('secret');
      return { table: 'abc', seat: 3 };
    },
  });
  const router = new Router();
  await router.begin();
  expect(requests.bodies('POST /api/people/recover')).toEqual([{ link: 'secret' }]);
  expect([router.table, router.seat]).toEqual(['abc', 3]);
  expect(place.hash).toBe('#abc/3');
});

test('a private link is gone from the address though the server is away', async () => {
  place.hash = '#link=secret';
  new Requests();
  await expect(new Router().begin()).rejects.toBeInstanceOf(Problem);
  expect(place.hash).not.toContain('secret');
});

test('a private link is tried again when the server is back', async () => {
  place.hash = '#link=secret';
  const requests = new Requests();
  const router = new Router();
  await expect(router.begin()).rejects.toBeInstanceOf(Problem);
  requests.reply('POST /api/people/recover', () => ({ table: 'abc', seat: 3 }));
  await router.begin();
  expect(requests.bodies('POST /api/people/recover').at(-1)).toEqual({ link: 'secret' });
  expect(place.hash).toBe('#abc/3');
});

test('a private link is forgotten by who has gone elsewhere', async () => {
  place.hash = '#link=secret';
  const requests = new Requests();
  const router = new Router();
  await expect(router.begin()).rejects.toBeInstanceOf(Problem);
  place.hash = '#other';
  await router.begin();
  place.hash = '';
  await router.begin();
  expect(requests.bodies('POST /api/people/recover')).toHaveLength(1);
});

test('who has said to sit in a seat is expected there, once', () => {
  const router = new Router();
  router.enter('abc', 1);
  expect(place.hash).toBe('abc/1');
  expect(router.isExpected('abc', 1)).toBe(true);
  expect(router.isExpected('abc', 1)).toBe(false);
});

test('who said to sit elsewhere is not expected', () => {
  const router = new Router();
  router.enter('abc', 1);
  expect(router.isExpected('abc', 0)).toBe(false);
  expect(router.isExpected('abc', 1)).toBe(false);
});

test('one goes to the waiting room of a table and to the lobby', () => {
  const router = new Router();
  router.go('abc');
  expect(place.hash).toBe('abc');
  router.go(null);
  expect(place.hash).toBe('');
});
