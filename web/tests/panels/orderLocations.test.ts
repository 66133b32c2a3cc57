import { describe, expect, it } from 'vitest';
import type { FamilyState } from '$lib/api/schema';
import { locationsOf } from '$lib/panels/lookup/orderLocations';
import { edition, questions } from '../fixtures';

describe('where the orders of a family are', () => {
  const seen = questions('2v2').filter(({ snapshot }) => snapshot.view!.families.length > 0);

  function each(
    check: (family: FamilyState, places: ReturnType<typeof locationsOf>) => void,
  ): void {
    for (const { snapshot, mode } of seen) {
      for (const family of snapshot.view!.families) {
        const printed = edition(mode).families.find(({ id }) => id === family.family)!;
        check(family, locationsOf(printed.orders, family, snapshot.view!.areas));
      }
    }
  }

  it('is known for every order, or known to be unknown', () => {
    each((family, places) => {
      expect(places).toHaveLength(13);
      const unknown = places
        .filter(({ where }) => where === 'unknown')
        .map(({ order }) => order.id);
      expect(unknown.sort()).toEqual([...family.orders.hidden].sort());
    });
  });

  it('shows as many of the own team at home as are there', () => {
    each((family, places) => {
      if (family.orders.known === null) return;
      const home = places.filter(({ where }) => where === 'home');
      expect(home).toHaveLength(family.orders.home);
    });
  });

  it('names the area of what lies on the map', () => {
    each((_, places) => {
      for (const { where, area } of places) {
        expect(area !== null).toBe(where === 'laid' || where === 'shown');
      }
    });
  });
});
