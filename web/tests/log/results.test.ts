import { expect, test } from 'vitest';
import { pathOf } from '$lib/log/scenes';
import { resultOf, type Result } from '$lib/log/results';
import { resultParts } from '$lib/text/sentences';
import { contextOf, log, MODES, snapshot, type Mode } from '../fixtures';
import { afterAll, emptyBoard } from '../boards';

interface Found {
  row: number;
  kind: string;
  result: Result;
}

/** All results of a whole game. */
function results(mode: Mode): Found[] {
  const rows = log(mode);
  const view = snapshot(mode, 'over').view!;
  let pieces = emptyBoard(view);
  return rows.flatMap((row, index) => {
    const events = row.entry?.events ?? [];
    pieces = afterAll(pieces, events);
    const path = pathOf(rows, index, view.seats);
    const result = resultOf(events, path, pieces.areas[path?.target ?? '']?.holder ?? null);
    return result ? [{ row: index, kind: row.entry!.answer.kind, result }] : [];
  });
}

test.each(MODES)('every fight of a %s game by Brute force has a result', (mode) => {
  const forced = log(mode).flatMap((row, index) =>
    row.entry?.answer.variant === 'brute-force' ? [index] : [],
  );
  const found = results(mode).map(({ row }) => row);
  expect(forced.length).toBeGreaterThan(0);
  expect(forced.filter((row) => !found.includes(row))).toEqual([]);
});

test.each(MODES)('who takes an area in a %s game has led Soldati there', (mode) => {
  const found = results(mode);
  expect(new Set(found.map(({ result }) => result.outcome === 'taken')).size).toBe(2);
  for (const { result } of found)
    expect(result.outcome === 'taken').toBe(result.holder === result.attackers);
});

function told(result: Partial<Result>): string {
  const over = snapshot('2v2', 'over');
  const whole: Result = {
    area: 'enna',
    attackers: 'red',
    outcome: 'taken',
    holder: 'red',
    losses: [],
    ...result,
  };
  const reader = over.view!.seats.find(({ family }) => family === 'green')!.seat;
  return resultParts(whole, contextOf('2v2', over, reader))
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('');
}

const lost = (owner: string, number: number) => ({ owner, lost: number, fled: 0, joined: 0 });

test('who wins, loses or keeps an area reads it in words', () => {
  const losses = [lost('red', 2), lost('green', 1)];
  expect(told({ attackers: 'green', holder: 'green', losses })).toBe(
    'You win Enna: 2 of Red fell, 1 of yours fell',
  );
  expect(told({ losses })).toBe('You lose Enna to Red: 2 of Red fell, 1 of yours fell');
  expect(told({ outcome: 'held', holder: 'green', losses: [lost('red', 2)] })).toBe(
    'You keep Enna: 2 of Red fell',
  );
});

test('of others it is told who has the area', () => {
  expect(told({})).toBe('Enna goes to Red');
  expect(told({ outcome: 'held', holder: 'neutral', losses: [lost('red', 1)] })).toBe(
    'Enna stays with the neutrals: 1 of Red fell',
  );
  expect(told({ outcome: 'emptied', holder: null })).toBe('Nobody is left in Enna');
  expect(told({ losses: [lost('neutral', 2)] })).toBe('Enna goes to Red: 2 of the neutrals gone');
});
