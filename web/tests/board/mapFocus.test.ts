import { expect, test } from 'vitest';
import { askedOf, askedPoints } from '$lib/board/mapFocus';
import { middleOf } from '$lib/board/piecePositions';
import { board } from '../fixtures';
import { askedTable } from '../tables';

test('the map goes to what is offered when something is asked or clicked, not at other news', () => {
  const table = askedTable('set-up-unit');
  const before = askedOf(table);
  expect(before).not.toBeNull();
  expect(askedPoints(table)).not.toHaveLength(0);
  table.snapshot = structuredClone(table.snapshot);
  expect(askedOf(table)).toBe(before);
  table.choice.picks = [{ by: 'variant', variant: 'soldati' }];
  expect(askedOf(table)).not.toBe(before);
});

test('who is asked nothing is led nowhere', () => {
  const table = askedTable('set-up-unit');
  table.snapshot = { ...table.snapshot, question: null, early: null };
  expect(askedOf(table)).toBeNull();
});

test('how a fight goes on is asked with the area in sight that is fought for', () => {
  const table = askedTable('conflict');
  const { x, y } = middleOf(board, table.view.now.movement!.target);
  expect(askedPoints(table)).toEqual([{ x, y }]);
});
