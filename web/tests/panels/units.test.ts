import { describe, expect, it } from 'vitest';
import { unitStats } from '$lib/panels/families/units';

const values = (...given: Parameters<typeof unitStats>) =>
  unitStats(...given).map(({ icon, value }) => [icon, value]);

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
    expect(values(hidden, true)).toEqual([['families', 5]]);
  });
});
