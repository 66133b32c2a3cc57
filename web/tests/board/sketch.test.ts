import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SnapshotMessage } from '$lib/api/schema';
import { newsOf, wordsOf } from '$lib/board/sketchText';
import { asideOf } from '$lib/board/sketchShapes';
import { Sketch, type DrawnStroke, type Stroke } from '$lib/state/sketch.svelte';
import { middleOf } from '$lib/board/piecePositions';
import { board, snapshot } from '../fixtures';
import { tableAt } from '../tables';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function sketchIn(round: number): Sketch {
  const found = snapshot('2v2', 'waiting');
  const drawn = [3, 2, 1].map((each) => ({
    kind: 'mark' as const,
    at: [1, 1] as [number, number],
    sign: 'flag' as const,
    round: each,
  }));
  const now: SnapshotMessage = {
    ...found,
    view: { ...found.view!, round },
    sketches: { '0': drawn },
  };
  return new Sketch(tableAt(now));
}

test('what was drawn in the last round fades, what is older is gone', () => {
  const shown = sketchIn(3).all.map(({ stroke, isOld }) => [stroke.round, isOld]);
  expect(shown).toEqual([
    [3, false],
    [2, true],
  ]);
});

test('a stroke keeps the round in which it is drawn', () => {
  const sketch = sketchIn(3);
  sketch.tool = 'cross';
  sketch.mark({ x: 5, y: 6 });
  expect(sketch.all.at(-1)).toMatchObject({ isOld: false, stroke: { round: 3, sign: 'cross' } });
  expect(sketch.own).toHaveLength(3);
});

test('orders that are proposed for one area lie beside each other', () => {
  const proposed = (area: string): DrawnStroke => ({
    seat: 0,
    isOld: false,
    stroke: { kind: 'order', area, family: 'red', order: 'basic-1' },
  });
  const areas = ['enna', 'gela', 'enna', 'enna', 'enna'];
  const all = areas.map(proposed);
  const at = all.map((drawn) => asideOf(all, drawn));
  expect(at[1]).toEqual({ x: 0, y: 0 });
  expect([0, 2, 3].map((number) => at[number]!.x)).toEqual([-1, 0, 1]);
  expect(at[4]).toEqual({ x: 0, y: 1 });
  const here = at.filter((_, number) => areas[number] === 'enna');
  expect(new Set(here.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
});

test('what is new is told in words, with the places where it is drawn', () => {
  const table = tableAt(snapshot('2v2', 'waiting'));
  const at = (area: string): [number, number] => {
    const { x, y } = middleOf(board, area);
    return [x + 5, y - 5];
  };
  const of = (stroke: Stroke): DrawnStroke => ({ seat: 0, isOld: false, stroke });
  const arrow = of({ kind: 'arrow', points: [at('enna'), [0, 0], at('gela')] });
  const flag = of({ kind: 'mark', at: at('noto'), sign: 'flag' });
  const name = table.names[0];
  expect(newsOf(table, [], [arrow])).toBe(`${name} draws an arrow from Enna to Gela`);
  expect(newsOf(table, [arrow], [arrow, flag])).toBe(`${name} draws in Noto: Flag`);
  expect(newsOf(table, [arrow, flag], [flag])).toBe('Erased');
  expect(newsOf(table, [flag], [of({ ...flag.stroke })])).toBe('');
  const old = { ...flag, isOld: true, stroke: { ...flag.stroke, round: 2 } };
  expect(wordsOf(table, old)).toBe(`${name} draws in Noto: Flag (round 2)`);
});
