import { expect, test } from 'vitest';
import { laidIn, shownIn } from '$lib/log/orders';
import { turningPointOf } from '$lib/log/turningPoints';
import { log, MODES } from '../fixtures';

test.each(MODES)(
  'in a %s game orders are remembered by the last round that showed them',
  (mode) => {
    const rows = log(mode);
    const second = rows.findIndex(({ entry }) => turningPointOf(entry?.events ?? [])?.round === 2);
    const first = shownIn(rows.slice(0, second + 1));
    expect(first.size).toBeGreaterThan(0);
    expect(new Set(first.values())).toEqual(new Set([1]));
    expect(Math.max(...shownIn(rows).values())).toBe(4);
    for (const key of first.keys()) expect(shownIn(rows).has(key)).toBe(true);
  },
);

test.each(MODES)('when a %s game is over no order lies face down, as some did before', (mode) => {
  const rows = log(mode);
  const most = Math.max(
    ...rows.map((_, number) => [...laidIn(rows.slice(0, number)).values()].flat().length),
  );
  expect(most).toBeGreaterThan(3);
  expect([...laidIn(rows).values()].flat()).toEqual([]);
});
