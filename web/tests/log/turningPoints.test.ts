import { expect, test } from 'vitest';
import { withoutUndone } from '$lib/log/undo';
import { gainsOf, roundBefore, turningPointOf } from '$lib/log/turningPoints';
import { log, MODES, snapshot } from '../fixtures';

test.each(MODES)('in a %s game each round begins once', (mode) => {
  const begun = log(mode).flatMap(({ entry }) => turningPointOf(entry?.events ?? [])?.round ?? []);
  expect(begun).toEqual([1, 2, 3, 4]);
});

test.each(MODES)('the gains of a whole %s game are the Money that each family has', (mode) => {
  const { families } = snapshot(mode, 'over').view!;
  const gains = gainsOf(
    withoutUndone(log(mode)),
    families.map(({ family }) => family),
  );
  for (const { family, money } of families)
    expect(gains.find((gain) => gain.family === family)?.money).toBe(money);
});

test.each(MODES)('in a %s game each new round tells the Mandamenti of all families', (mode) => {
  const { families } = snapshot(mode, 'over').view!;
  const turning = log(mode).filter(
    ({ entry }) => (turningPointOf(entry?.events ?? [])?.round ?? 1) > 1,
  );
  expect(turning).toHaveLength(3);
  for (const { entry } of turning)
    expect(Object.keys(entry!.mandamenti).sort()).toEqual(
      families.map((each) => each.family).sort(),
    );
});

test('what a round brought is counted from its beginning on', () => {
  const rows = log('2v2');
  const third = rows.findIndex(({ entry }) => turningPointOf(entry?.events ?? [])?.round === 3);
  const second = rows.findIndex(({ entry }) => turningPointOf(entry?.events ?? [])?.round === 2);
  expect(roundBefore(rows.slice(0, third + 1))[0]?.number).toBe(rows[second]!.number + 1);
});
