/** What a page needs first is asked for once, before the rest of it is there. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, Problem } from '$lib/api/client';
import { begin, RECOVER } from '$lib/api/prefetch';
import { board, drawing, edition, questionsOf } from '../fixtures';

const told = questionsOf('2v2', 'turn')[0]!.snapshot;
const SEAT = '/api/tables/table/seats/2';
let asked: string[];
/** What a path is refused with. */
let refused: Map<string, number>;

function said(path: string): unknown {
  if (path === RECOVER) return { table: 'table', seat: 2 };
  if (path === SEAT) return told;
  if (path.endsWith('/map')) return board;
  return path.endsWith('/drawing') ? drawing : edition('2v2');
}

beforeEach(() => {
  asked = [];
  refused = new Map();
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const status = refused.get(path) ?? 200;
    const problem = { key: 'unknown', detail: 'unknown', rule: '' };
    return Promise.resolve(Response.json(status < 400 ? said(path) : problem, { status }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test('who comes by a private link has the table asked for at once', async () => {
  await begin('#link=secret');
  expect(asked.slice(0, 2)).toEqual([`POST ${RECOVER}`, `GET ${SEAT}`]);
  expect(asked.filter((path) => path.includes('/api/editions/'))).toHaveLength(3);
});

test('a reply is given to who wants it first, and later asked for anew', async () => {
  await begin('#table/2');
  const before = asked.length;
  expect(await ask('GET', SEAT)).toEqual(told);
  expect(asked).toHaveLength(before);
  expect(await ask('GET', SEAT)).toEqual(told);
  expect(asked).toHaveLength(before + 1);
});

test('what was refused is told to who wants it', async () => {
  refused.set(RECOVER, 404);
  await begin('#link=wrong');
  expect(asked).toHaveLength(1);
  await expect(ask('POST', RECOVER, { link: 'wrong' })).rejects.toBeInstanceOf(Problem);
});

test('in the lobby and in a waiting room nothing is prefetched', async () => {
  await begin('');
  await begin('#table');
  expect(asked).toEqual([]);
});
