import { expect, test } from 'vitest';
import { inOrder, seatsFrom } from '$lib/state/seats';
import { snapshot } from '../fixtures';

const view = snapshot('2v2', 'waiting').view!;
const numbers = (seats: { seat: number }[]) => seats.map(({ seat }) => seat);

test('seats are told from one of them on, each once', () => {
  expect(numbers(seatsFrom(view, 0))).toEqual([0, 1, 2, 3]);
  expect(numbers(seatsFrom(view, 2))).toEqual([2, 3, 0, 1]);
});

test('in the order of play the first one begins', () => {
  expect(numbers(inOrder({ ...view, first: 3 }))).toEqual([3, 0, 1, 2]);
});
