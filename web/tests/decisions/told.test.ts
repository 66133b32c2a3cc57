import { expect, test } from 'vitest';
import type { ConflictMessage } from '$lib/api/schema';
import { meaningText, oddsText } from '$lib/decisions/fight/told';

const conflict = (toll: number) => ({ toll }) as ConflictMessage;

test('Brute force is told with the attackers who go first', () => {
  expect(meaningText('brute-force', conflict(1))).toContain('1 attacker goes first');
  expect(meaningText('brute-force', conflict(2))).toContain('2 attackers go first');
  expect(meaningText('brute-force', conflict(0))).not.toContain('attacker');
});

test('a card is told by what it does for who lays it', () => {
  const odds = { card: 'coward-1', chance: 0.5, taken: 0.25, own: 1.5, enemy: 2 };
  expect(oddsText(odds, true)).toContain('Taken with 25 %, ø 1.5');
  expect(oddsText(odds, false)).toContain('Held with 75 %, ø 2');
});
