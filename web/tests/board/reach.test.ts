/** What an area reaches, and who could reach it. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReachMessage } from '$lib/api/schema';
import { counted, reachedAreas } from '$lib/board/reach';
import { Reach } from '$lib/state/reach.svelte';
import { snapshot } from '../fixtures';
import { tableAt } from '../tables';

const NOWHERE = { land: {}, boats: {}, allies: {}, bomb: {}, car_bomb: {}, agitate: {} };
const FOUND: ReachMessage = {
  to: { land: ['gela'], boats: [], allies: [], bomb: ['gela'], car_bomb: [], agitate: { noto: 2 } },
  from: {
    ...NOWHERE,
    land: { camastra: ['blue'], gela: ['yellow'], nicosia: ['blue'] },
    bomb: { camastra: ['blue'] },
    agitate: { licata: ['blue', 'yellow'] },
  },
  led: [],
};

describe('the reach of an area', () => {
  it('has every area once, with all ways there', () => {
    expect(reachedAreas(FOUND, 'to')).toEqual([
      { area: 'gela', ways: ['land', 'bomb'] },
      { area: 'noto', ways: ['agitate'] },
    ]);
    expect(reachedAreas(FOUND, 'from').map(({ area }) => area)).toEqual([
      'camastra',
      'gela',
      'nicosia',
      'licata',
    ]);
  });

  it('tells who could come by each way, every family once', () => {
    expect(counted(FOUND, 'from')).toEqual([
      { way: 'land', number: 3, families: ['blue', 'yellow'] },
      { way: 'bomb', number: 1, families: ['blue'] },
      { way: 'agitate', number: 1, families: ['blue', 'yellow'] },
    ]);
  });

  it('tells of nobody where nobody comes from', () => {
    expect(counted({ ...FOUND, from: NOWHERE }, 'from')).toEqual([]);
    expect(counted(FOUND, 'to').flatMap(({ families }) => families)).toEqual([]);
  });
});

describe('looking at an area', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function looking() {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(Response.json(FOUND));
    });
    const table = tableAt(snapshot('2v2', 'waiting'));
    return { asked, table, reach: new Reach(table) };
  }

  it('asks after a pause, and once for each area until the table changes', async () => {
    const { asked, table, reach } = looking();
    reach.show('enna');
    expect(reach.found).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    expect(reach.found).toEqual(FOUND);
    reach.show(null);
    expect(reach.found).toBeNull();
    reach.show('enna');
    expect(reach.found).toEqual(FOUND);
    expect(asked).toHaveLength(1);
    table.snapshot = { ...table.snapshot, view: { ...table.view } };
    reach.show('enna');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
  });

  it('asks for nothing that is only passed over', async () => {
    const { asked, reach } = looking();
    reach.show('enna');
    reach.show('gela');
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('area=gela');
  });
});
