/** A new table is set as it was wished. */
import { describe, expect, test } from 'vitest';
import { DEFAULTS, FRIEND, settingsOf, sideOf } from '$lib/door/newTable';

describe('a new table', () => {
  test('for a newcomer has bots on all other seats and is set up by chance', () => {
    const { mode, bots, set_up } = settingsOf(DEFAULTS);
    expect(mode).toBe('2v2');
    expect(bots?.[0]).toBe(FRIEND);
    expect(bots?.slice(1).every((bot) => bot !== FRIEND)).toBe(true);
    expect(set_up).toBe('quick first-game');
  });

  test('has as many seats as the mode, whoever sat there in another one', () => {
    expect(settingsOf({ ...DEFAULTS, mode: '1v1' }).bots).toHaveLength(2);
    expect(settingsOf({ ...DEFAULTS, mode: '2v1', seat: 1 }).bots?.[1]).toBe(FRIEND);
  });

  test('has a level only where one plays against two', () => {
    expect(settingsOf({ ...DEFAULTS, mode: '2v1', level: 'hard' }).level).toBe('hard');
    expect(settingsOf({ ...DEFAULTS, mode: '1v1', level: 'hard' }).level).toBe('');
  });

  test('partners sit across, and the single player has none', () => {
    expect([1, 2, 3].map((other) => sideOf('2v2', 0, other))).toEqual([
      'opponent',
      'partner',
      'opponent',
    ]);
    expect(sideOf('2v1', 1, 2)).toBe('partner');
    expect(sideOf('2v1', 0, 1)).toBe('opponent');
  });
});
