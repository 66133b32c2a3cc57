/** Where several people sit before one screen, what one sees is hidden from the others. */
import { expect, test } from 'vitest';
import type { TableMessage } from '$lib/api/schema';
import { askedHere, SeatHandover, ownSeats } from '$lib/lobby/seatHandover.svelte';
import { snapshot } from '../fixtures';

const running = snapshot('2v2', 'waiting').table;

/** A table at which some seats belong to this browser, while some are asked. */
function table(yours: number[], asked: number[], status = 'running'): TableMessage {
  const seats = running.seats.map((each) => ({ ...each, is_yours: yours.includes(each.seat) }));
  return { ...running, seats, asked, status } as TableMessage;
}

test('who plays alone at a browser is handed no seat over', () => {
  expect(new SeatHandover(0, table([0], [1]), false).hides(table([0], [1]))).toBe(false);
});

test('who has not said to be there sees nothing; who has, sees the table', () => {
  const now = table([0, 1], [0]);
  const seatHandover = new SeatHandover(0, now, false);
  expect(seatHandover.hides(now)).toBe(true);
  seatHandover.isOpen = true;
  expect(seatHandover.hides(now)).toBe(false);
});

test('it hides the table when somebody else before this screen is asked', () => {
  const seatHandover = new SeatHandover(0, table([0, 1], [0]), true);
  seatHandover.follow(table([0, 1], [1]));
  expect(seatHandover.hides(table([0, 1], [1]))).toBe(true);
});

test('it stays open while the one who sits there is asked again', () => {
  const seatHandover = new SeatHandover(0, table([0, 1], [0]), true);
  seatHandover.follow(table([0, 1], [0, 1]));
  expect(seatHandover.isOpen).toBe(true);
});

test('it hides the table when the game waits for others elsewhere: the next one may come to the screen', () => {
  const seatHandover = new SeatHandover(0, table([0, 1], [0]), true);
  seatHandover.follow(table([0, 1], [2]));
  expect(seatHandover.isOpen).toBe(false);
});

test('when the game is over nothing is hidden any more', () => {
  const over = table([0, 1], [], 'ended');
  expect(new SeatHandover(0, over, false).hides(over)).toBe(false);
});

test('of several who are asked the one who sits there comes first', () => {
  expect(ownSeats(table([1, 2], [])).map(({ seat }) => seat)).toEqual([1, 2]);
  expect(askedHere(table([1, 2], [1, 2]), 2)).toBe(2);
  expect(askedHere(table([1, 2], [0, 1]), 2)).toBe(1);
  expect(askedHere(table([1, 2], [0, 3]), 2)).toBeNull();
});
