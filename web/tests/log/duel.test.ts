import { expect, test } from 'vitest';
import { cardsBefore, duelOf, lossesOf } from '$lib/log/duel';
import { log, MODES, snapshot, type Mode } from '../fixtures';

/** Every fight by Finesse at the row that shows its cards. */
function duels(mode: Mode) {
  const rows = log(mode);
  const { seats } = snapshot(mode, 'over').view!;
  return rows.flatMap((row, place) => {
    const isShown = row.entry?.events.some((event) => event.key === 'event.card-shown');
    return isShown ? [{ rows, place, seats, duel: duelOf(rows, place, seats)! }] : [];
  });
}

test.each(MODES)('some fight of a %s game is by Finesse', (mode) => {
  expect(duels(mode).length).toBeGreaterThan(0);
});

test.each(MODES)('in %s both cards are shown on the side before which they lie', (mode) => {
  for (const { duel } of duels(mode)) {
    expect(duel.isShown).toBe(true);
    const [attacked, defended] = [cardsBefore(duel, 'attacker'), cardsBefore(duel, 'defender')];
    expect([...attacked, ...defended].map((side) => side.card)).toHaveLength(2);
    if (duel.attacker.takes) expect(attacked).toContain(duel.defender);
    else expect(defended).toContain(duel.defender);
  }
});

test.each(MODES)('in %s cards of others stay hidden until they are shown', (mode) => {
  for (const { rows, place, seats } of duels(mode)) {
    const before = duelOf(rows, place - 1, seats);
    expect(before?.isShown).toBe(false);
    const others = [before?.attacker, before?.defender].filter(
      (side) => side && side.family !== seats[0]?.family,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(others.every((side) => side?.card === null || seats[2]?.family === side?.family)).toBe(
      true,
    );
  }
});

test('Soldati who leave a fight are counted by where they go', () => {
  const place = (where: string, owner: string | null = null) => ({
    place: where,
    what: 'soldati',
    id: null,
    owner,
  });
  const moved = (source: object, target: object, number: number) =>
    ({ key: 'event.moved', source, target, number }) as never;

  const losses = lossesOf([
    moved(place('fight'), place('supply', 'red'), 2),
    moved(place('fight'), place('hq', 'red'), 1),
    moved(place('supply', 'blue'), place('area'), 1),
    moved(place('hq', 'blue'), place('area'), 3),
  ]);

  expect(losses).toEqual([
    { owner: 'red', lost: 2, fled: 1, joined: 0 },
    { owner: 'blue', lost: 0, fled: 0, joined: 1 },
  ]);
});
