import { expect, test } from 'vitest';
import type { ConflictMessage } from '$lib/api/schema';
import { meaningText, oddsText } from '$lib/decisions/fight/forecastText';

const conflict = (toll: number) => ({ toll }) as ConflictMessage;

test('Brute force is told with the attackers who go first', () => {
  expect(meaningText('brute-force', conflict(1))).toContain('1 attacker goes first');
  expect(meaningText('brute-force', conflict(2))).toContain('2 attackers go first');
  expect(meaningText('brute-force', conflict(0))).not.toContain('attacker');
});

test('a card is told by what it does for who lays it', () => {
  const odds = { card: 'coward-1', chance: 0.5, taken: 0.25, own: 1.5, enemy: 2 };
  expect(oddsText(odds, true)).toContain('25 % to take the area, 1.5 of yours left');
  expect(oddsText(odds, false)).toContain('75 % to hold the area, 2 of yours left');
});

test('how often best play lays a card never stands as a bare percentage beside what it brings', () => {
  const odds = { card: 'coward-1', chance: 0, taken: 0.5, own: 1.5, enemy: 2 };
  const percents = (chance: number) => oddsText({ ...odds, chance }, true).match(/\d+\s%/gu);
  expect(percents(0)).toHaveLength(1);
  expect(percents(1)).toHaveLength(1);
  expect(oddsText({ ...odds, chance: 0.3 }, true)).toContain('varies');
});
