import { expect, test } from 'vitest';
import { askedOf, askedPoints } from '$lib/board/interest';
import { middleOf } from '$lib/board/spots';
import { Table } from '$lib/state/table.svelte';
import { Words } from '$lib/text/words';
import { board, drawing, edition, questionsOf } from '../fixtures';

function asked(kind = 'set-up-unit'): Table {
  const printed = edition('2v2');
  const words = new Words(printed);
  const { snapshot } = questionsOf('2v2', kind)[0]!;
  return new Table({ edition: printed, board, drawing, words, ground: '' }, 'x', 0, snapshot);
}

test('the map goes to what is offered when something is asked or clicked, not at other news', () => {
  const table = asked();
  const before = askedOf(table);
  expect(before).not.toBeNull();
  expect(askedPoints(table)).not.toHaveLength(0);
  table.snapshot = structuredClone(table.snapshot);
  expect(askedOf(table)).toBe(before);
  table.choice.picks = [{ by: 'variant', variant: 'soldati' }];
  expect(askedOf(table)).not.toBe(before);
});

test('who is asked nothing is led nowhere', () => {
  const table = asked();
  table.snapshot = { ...table.snapshot, question: null, early: null };
  expect(askedOf(table)).toBeNull();
});

test('how a fight goes on is asked with the area in sight that is fought for', () => {
  const table = asked('conflict');
  const { x, y } = middleOf(board, table.view.now.movement!.target);
  expect(askedPoints(table)).toEqual([{ x, y }]);
});
