import { describe, expect, it } from 'vitest';
import { commonStats, homeStats, supplyStats } from '$lib/panels/families/stats';
import { MODES, questions } from '../fixtures';

const labels = (stats: { label: string }[]) => stats.map(({ label }) => label);

describe('what lies at headquarters and in the supplies', () => {
  const views = MODES.flatMap((mode) => questions(mode).map(({ snapshot }) => snapshot.view!));

  it('is told once each, so that it can be compared with what it was', () => {
    for (const view of views) {
      const common = labels(commonStats(view, view.fictional_colour));
      expect(new Set(common).size).toBe(common.length);
      for (const family of view.families) {
        for (const told of [
          homeStats(family, view.cupola !== null, 3),
          supplyStats(family, true),
        ]) {
          expect(new Set(labels(told)).size).toBe(told.length);
        }
      }
    }
  });

  it('leaves out what is rare until it is there', () => {
    const family = { ...views[0]!.families[0]!, favours: 0, bust: null, tokens_out: 0 };
    expect(labels(homeStats(family, false, 3))).not.toContain('Favours used');
    expect(labels(homeStats({ ...family, favours: 1, bust: 'a' }, false, 3))).toEqual(
      expect.arrayContaining(['Favours used', 'Bust']),
    );
    expect(labels(supplyStats(family, false))).not.toContain('Tokens out');
  });

  it('tells how many Mandamenti there are of those that win', () => {
    const family = { ...views[0]!.families[0]!, mandamenti: 2 };
    const told = homeStats(family, false, 5).find(({ icon }) => icon === 'mandamento');
    expect(told?.value).toBe('2 / 5');
  });
});
