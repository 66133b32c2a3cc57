/** What is printed is fetched once, for all tables that are played with it. */
import { afterEach, expect, test, vi } from 'vitest';
import { assetsFor } from '$lib/state/assets';
import { board, drawing, edition, snapshot } from '../fixtures';

const { table } = snapshot('2v2', 'open');

/** A server that knows one edition, and what it was asked; `isAway` while nobody answers. */
function served() {
  const server = { asked: [] as string[], isAway: false };
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.reject(new Error('no map'));
    },
  );
  vi.stubGlobal('fetch', (path: string) => {
    server.asked.push(path);
    if (server.isAway) return Promise.reject(new Error('away'));
    const said = path.includes('/map') ? board : path.includes('/drawing') ? drawing : null;
    return Promise.resolve(Response.json(said ?? edition('2v2')));
  });
  return server;
}

afterEach(() => vi.unstubAllGlobals());

test('a second seat or table asks for nothing more', async () => {
  const server = served();
  const found = await assetsFor({ ...table, edition: 'one' });
  const again = await assetsFor({ ...table, edition: 'one', id: 'other' });
  expect(again.edition).toBe(found.edition);
  expect(server.asked).toHaveLength(3);
});

test('of another mode something else is printed', async () => {
  const server = served();
  await assetsFor({ ...table, edition: 'two' });
  await assetsFor({ ...table, edition: 'two', settings: { ...table.settings, mode: '1v1' } });
  expect(server.asked.filter((path) => path.includes('mode=1v1'))).toHaveLength(1);
});

test('what could not be fetched is asked for again', async () => {
  const server = served();
  server.isAway = true;
  await expect(assetsFor({ ...table, edition: 'three' })).rejects.toThrow();
  server.isAway = false;
  expect((await assetsFor({ ...table, edition: 'three' })).board).toEqual(board);
});
