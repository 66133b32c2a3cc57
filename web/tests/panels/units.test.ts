import { describe, expect, it } from 'vitest';
import type { HomeUnits, Units } from '$lib/api/schema';
import { homeStats, supplyStats } from '$lib/panels/families/stats';
import { questions } from '../fixtures';

const family = questions('2v2')[0]!.snapshot.view!.families[0]!;

const UNIT_ICONS = ['soldati', 'families', 'members'];

function unitsIn(stats: ReturnType<typeof homeStats>) {
  return stats
    .filter(({ icon }) => UNIT_ICONS.includes(icon))
    .map(({ icon, value }) => [icon, value]);
}

const values = (home: HomeUnits, hasCupola: boolean) =>
  unitsIn(homeStats({ ...family, home }, hasCupola, 5));

const valuesInSupply = (supply: Units, hasCupola: boolean) =>
  unitsIn(supplyStats({ ...family, supply }, hasCupola));

describe('units at home', () => {
  it('are Soldati where there is no Cupola', () => {
    const home = { units: 4, soldati: 4, members: 0, members_least: 0, members_most: 0 };
    expect(values(home, false)).toEqual([['soldati', 4]]);
  });

  it('are told apart for who may know', () => {
    const home = { units: 5, soldati: 3, members: 2, members_least: 0, members_most: 4 };
    expect(values(home, true)).toEqual([
      ['soldati', 3],
      ['members', 2],
    ]);
  });

  it('are a sum for others, with the members that can be worked out', () => {
    const hidden = { units: 5, soldati: null, members: null };
    expect(values({ ...hidden, members_least: 1, members_most: 3 }, true)).toEqual([
      ['families', 5],
      ['members', '1 to 3'],
    ]);
    expect(values({ ...hidden, members_least: 2, members_most: 2 }, true)[1]).toEqual([
      'members',
      2,
    ]);
    expect(valuesInSupply(hidden, true)).toEqual([['families', 5]]);
  });
});
