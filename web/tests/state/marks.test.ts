/** Private marks stay in this browser, and go with the order they are about. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST_NOTE, NO_MARK, type HiddenOrder } from '$lib/state/marks';
import { Marks } from '$lib/state/marks.svelte';
import { Storage } from '../tables';

const enna: HiddenOrder = { key: '1/enna/red/0', area: 'enna', family: 'red', canBe: ['a', 'b'] };
const gela: HiddenOrder = { ...enna, key: '1/gela/red/0', area: 'gela' };

beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

test('a mark is found again after a reload', () => {
  const marks = new Marks('table', 0, () => [enna]);
  marks.turn(enna.key, 'a');
  marks.note(enna.key, 'they need it');
  const again = new Marks('table', 0, () => [enna]);
  expect(again.of(enna.key)).toEqual({ beliefs: { a: 'believed' }, note: 'they need it' });
});

test('of what was never marked nothing is thought', () => {
  expect(new Marks('table', 0, () => [enna]).of(enna.key)).toEqual(NO_MARK);
});

test('other seats and tables know nothing of it', () => {
  new Marks('table', 0, () => [enna]).turn(enna.key, 'a');
  for (const [table, seat] of [
    ['table', 1],
    ['other', 0],
  ] as const) {
    expect(new Marks(table, seat, () => [enna]).of(enna.key)).toEqual(NO_MARK);
  }
});

test('marks of orders that no longer lie there are forgotten with the next one', () => {
  let hidden = [enna, gela];
  const marks = new Marks('table', 0, () => hidden);
  marks.turn(enna.key, 'a');
  hidden = [gela];
  marks.turn(gela.key, 'b');
  expect(marks.of(enna.key)).toEqual(NO_MARK);
  expect(new Marks('table', 0, () => hidden).of(gela.key).beliefs).toEqual({ b: 'believed' });
});

test('a note is no longer than its field', () => {
  const marks = new Marks('table', 0, () => [enna]);
  marks.note(enna.key, 'x'.repeat(LONGEST_NOTE + 1));
  expect(marks.of(enna.key).note).toHaveLength(LONGEST_NOTE);
});
