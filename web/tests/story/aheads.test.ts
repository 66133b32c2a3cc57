import { expect, test } from 'vitest';
import { aheadQuestions, sequenceSet, withSequence } from '../../src/lib/story/aheads';
import type { Track, TrackOrder } from '../../src/lib/story/track';
import { edition, stand } from '../fixtures';

const order = (id: string, initiative: number): TrackOrder => ({
  key: `red/${id}`,
  family: 'red',
  order: id,
  area: 'enna',
  type: 'attack',
  initiative,
  vest: 0,
  state: 'waiting',
});
const track: Track = {
  reveal: 1,
  orders: [order('basic-1', 4), order('justice-a', 4), order('basic-2', 6)],
};

test('the sequence of own orders of one initiative can be set', () => {
  const waiting = stand('2v2', 'waiting');
  const found = aheadQuestions(waiting, 'red', track, edition('2v2'));
  const [sequence] = found.filter((each) => each.by === 'sequence');
  expect(sequence?.orders.map((each) => each.order)).toEqual(['basic-1', 'justice-a']);
});

test('a sequence is written in the notation, and read back', () => {
  const turned = [track.orders[1]!, track.orders[0]!];
  const text = withSequence('next-order church-b', turned);
  expect(text).toBe('next-order church-b\nnext-order justice-a\nnext-order basic-1');
  expect(sequenceSet(track.orders.slice(0, 2), text)).toEqual(turned);
});
