import { expect, test } from 'vitest';
import type { TableMessage } from '$lib/api/schema';
import { ownGames } from '$lib/lobby/games';
import { snapshot } from '../fixtures';

const NOW_MS = 10_000_000;
const HOUR_MS = 3_600_000;

/** A running table at which the first seat is ours. */
function game(id: string, changed: Partial<TableMessage>): TableMessage {
  const { table } = snapshot('2v2', 'waiting');
  const names = ['Anna', 'Biagio', 'Cettina', 'Delio'];
  const seats = table.seats.map((seat, place) => ({
    ...seat,
    name: names[place]!,
    is_yours: place === 0,
  }));
  return { ...table, id, seats, asked: [], round: 2, phase: 'planning', at: NOW_MS, ...changed };
}

test('games that wait for us come first, then those that moved last', () => {
  const found = ownGames(
    [
      game('old', { at: NOW_MS - 2 * HOUR_MS }),
      game('new', { at: NOW_MS - HOUR_MS }),
      game('ours', { at: 0, asked: [0] }),
    ],
    NOW_MS,
  );
  expect(found.map(({ id }) => id)).toEqual(['ours', 'new', 'old']);
  expect(found[0]).toMatchObject({ isAsked: true, state: 'Your turn', address: '#ours/0' });
  expect(found[2]?.moved).toContain('2 hours ago');
});

test('a row says who plays with whom, and how far the game is', () => {
  const [found] = ownGames([game('one', { asked: [1] })], NOW_MS);
  expect(found).toMatchObject({
    who: 'you and Cettina against Biagio and Delio',
    time: 'round 2, planning',
    state: 'Biagio is thinking',
  });
});

test('who shares a screen reads names', () => {
  const shared = game('one', {});
  const seats = shared.seats.map((seat) => ({ ...seat, is_yours: true }));
  const [found] = ownGames([{ ...shared, seats }], NOW_MS);
  expect(found?.who).toBe('Anna and Cettina against Biagio and Delio');
});

test('a game that is over says how it ended for us', () => {
  const state = (how: string, winner: number | null) =>
    ownGames([game('one', { status: 'ended', ended: { kind: 'ended', how, winner } })], NOW_MS)[0]!
      .state;
  expect([
    state('over', 0),
    state('over', 1),
    state('draw', null),
    state('cancelled', null),
  ]).toEqual(['Won', 'Lost', 'A draw', 'Cancelled']);
});
