import { expect, test } from 'vitest';
import { entriesIn, paragraphsOf } from '$lib/story/summary';
import { contextOf, log, MODES, snapshot } from '../fixtures';

test.each(MODES)('what happened in a %s game is told by round and phase', (mode) => {
  const found = paragraphsOf(log(mode), 0, contextOf(mode, snapshot(mode, 'over'), 0));
  const times = found.map(({ round, phase }) => `${round} ${phase}`);
  expect(new Set(times).size).toBe(times.length);
  expect(times).toContain('1 planning');
  expect(found.every(({ lines }) => lines.length > 0)).toBe(true);
});

test('areas in it are links', () => {
  const found = paragraphsOf(log('2v2'), 0, contextOf('2v2', snapshot('2v2', 'over'), 0));
  const parts = found.flatMap(({ lines }) => lines.flat());
  expect(parts.some((part) => typeof part !== 'string' && part.kind === 'area')).toBe(true);
});

test('of what was seen before nothing is told', () => {
  const rows = log('2v2');
  const last = rows.at(-1)!.number;
  expect(paragraphsOf(rows, last, contextOf('2v2', snapshot('2v2', 'over'), 0))).toEqual([]);
  expect(entriesIn(rows)).toBeGreaterThan(100);
});

test('where nobody fought or laid orders, it is told what was done', () => {
  const rows = log('2v2');
  const turn = rows.findIndex(({ entry }) => entry?.answer.kind === 'turn');
  const seen = rows.slice(0, turn + 1);
  const [told] = paragraphsOf(seen, turn, contextOf('2v2', snapshot('2v2', 'over'), 0));
  expect(told?.lines).toHaveLength(1);
});
