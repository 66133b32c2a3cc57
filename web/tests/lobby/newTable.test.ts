/** A new table is set as it was wished. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Offer, Settings } from '$lib/api/schema';
import {
  FRIEND,
  inMode,
  modeOf,
  newTableOf,
  open,
  sideOf,
  unequalSeats,
} from '$lib/lobby/newTable';
import { Requests } from '../requests';

const OFFER: Offer = {
  modes: [
    { name: '2v2', teams: [0, 1, 0, 1], levels: [] },
    { name: '1v1', teams: [0, 1], levels: [] },
    { name: '2v1', teams: [0, 1, 1], levels: ['easy', 'hard'] },
  ],
  set_ups: ['quick first-game', 'full'],
  bots: ['weak', 'strong'],
  address: '',
  program: { version: '1.0', engine: 'compiled' },
};
const FIRST = newTableOf(OFFER, null);

afterEach(() => vi.unstubAllGlobals());

/** With what a table is opened. */
async function settings(changed: Partial<typeof FIRST>): Promise<Partial<Settings>> {
  const requests = new Requests({
    'POST /api/tables': () => ({ id: 'table' }),
    'POST ': () => ({ table: { seats: [{ is_taken: false }] } }),
  });
  await open(OFFER, { ...FIRST, ...changed }, 'Anna');
  const [body] = requests.bodies('POST /api/tables') as { settings: Partial<Settings> }[];
  return body!.settings;
}

describe('a new table', () => {
  test('for a newcomer has bots on all other seats and is set up by chance', async () => {
    const { mode, bots, set_up } = await settings({});
    expect(mode).toBe('2v2');
    expect(bots?.[0]).toBe(FRIEND);
    expect(bots?.slice(1).every((bot) => bot !== FRIEND)).toBe(true);
    expect(set_up).toBe('quick first-game');
  });

  test('has as many seats as the mode, whoever sat there in another one', async () => {
    expect((await settings({ mode: '1v1' })).bots).toHaveLength(2);
    expect((await settings({ mode: '2v1', seat: 1 })).bots?.[1]).toBe(FRIEND);
  });

  test('has a level only where one plays against two', () => {
    const hard = inMode(OFFER, { ...FIRST, level: 'hard' }, '2v1');
    expect(hard.level).toBe('hard');
    expect(inMode(OFFER, hard, '1v1').level).toBe('');
    expect(inMode(OFFER, FIRST, '2v1').level).toBe('easy');
  });

  test('is set as the last one, as far as that is still offered', () => {
    const last = { mode: '2v1', level: 'hard', setUp: 'gone', seat: 2, others: ['gone', FRIEND] };
    expect(newTableOf(OFFER, last)).toEqual({
      mode: '2v1',
      level: 'hard',
      setUp: 'quick first-game',
      seat: 2,
      others: ['weak', FRIEND, 'weak', 'weak'],
    });
    expect(newTableOf(OFFER, { ...last, mode: '1v1' })).toMatchObject({ seat: 0, level: '' });
  });

  test('asks for the own side only where one side has fewer seats', () => {
    expect(unequalSeats(modeOf(OFFER, '2v2'))).toEqual([]);
    expect(unequalSeats(modeOf(OFFER, '2v1'))).toEqual([
      { seat: 0, isAlone: true },
      { seat: 1, isAlone: false },
    ]);
  });

  test('partners sit across, and the single player has none', () => {
    expect([1, 2, 3].map((other) => sideOf(modeOf(OFFER, '2v2'), 0, other))).toEqual([
      'opponent',
      'partner',
      'opponent',
    ]);
    expect(sideOf(modeOf(OFFER, '2v1'), 1, 2)).toBe('partner');
    expect(sideOf(modeOf(OFFER, '2v1'), 0, 1)).toBe('opponent');
  });
});
