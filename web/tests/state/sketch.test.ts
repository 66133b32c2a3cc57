/** What is drawn for the partner is seen at once, sent a little later, and not lost by a cut. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Mark } from '$lib/api/schema';
import { Sketch } from '$lib/state/sketch.svelte';
import type { Table } from '$lib/state/table.svelte';
import { snapshot } from '../fixtures';
import { Requests } from '../requests';
import { tableAt } from '../tables';

interface Sent {
  strokes: unknown[];
}

const flag: Mark = { kind: 'mark', at: [1, 1], sign: 'flag', round: 1 };
const at = (x: number, y: number) => ({ x, y });
let requests: Requests;
let table: Table;
let sketch: Sketch;

beforeEach(() => {
  vi.useFakeTimers();
  requests = new Requests({ 'PUT /sketch': (body) => (body as Sent).strokes });
  const waiting = snapshot('2v2', 'waiting');
  table = tableAt({ ...waiting, sketches: { '0': [flag], '2': [{ ...flag, sign: 'ring' }] } });
  sketch = new Sketch(table);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = () => requests.bodies('PUT /sketch').map((body) => (body as Sent).strokes.length);

test('a line becomes an arrow when it is finished', () => {
  sketch.lead(at(0.4, 0));
  sketch.lead(at(10, 9.6));
  expect(sketch.line).toHaveLength(2);
  sketch.finish();
  expect(sketch.line).toEqual([]);
  expect(sketch.own.at(-1)).toMatchObject({
    kind: 'arrow',
    points: [
      [0, 0],
      [10, 10],
    ],
  });
});

test('a click without a way is no arrow', () => {
  sketch.lead(at(1, 1));
  sketch.finish();
  expect(sketch.own).toEqual([flag]);
});

test('of a long line as much is kept as may be sent, with its ends', () => {
  for (let x = 0; x <= 500; x++) sketch.lead(at(x, 0));
  sketch.finish();
  const { points } = sketch.own.at(-1) as { points: [number, number][] };
  expect(points.length).toBeLessThanOrEqual(40);
  expect([points[0], points.at(-1)]).toEqual([
    [0, 0],
    [500, 0],
  ]);
});

test('an order is proposed in an area once it is known which', () => {
  sketch.propose('enna');
  expect(sketch.own).toEqual([flag]);
  sketch.proposed = { family: 'red', order: 'basic-1' };
  sketch.propose('enna');
  expect(sketch.own.at(-1)).toMatchObject({ kind: 'order', area: 'enna', order: 'basic-1' });
});

test('a mark needs the tool for it', () => {
  sketch.tool = 'arrow';
  sketch.mark(at(5, 5));
  expect(sketch.own).toEqual([flag]);
});

test('own strokes are erased and cleared, those of the partner stay', () => {
  sketch.erase(sketch.own[0]!);
  expect(sketch.all.map(({ seat }) => seat)).toEqual([2]);
  sketch.tool = 'cross';
  sketch.mark(at(2, 2));
  sketch.clear();
  expect(sketch.all.map(({ seat }) => seat)).toEqual([2]);
});

test('several strokes in a row are sent together', async () => {
  sketch.tool = 'cross';
  sketch.mark(at(2, 2));
  sketch.mark(at(3, 3));
  expect(sketch.own).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(500);
  expect(sent()).toEqual([3]);
  expect(table.snapshot.sketches['0']).toHaveLength(3);
});

test('what could not be sent stays drawn and is sent when the server is there again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('cut')));
  sketch.tool = 'cross';
  sketch.mark(at(2, 2));
  await vi.advanceTimersByTimeAsync(500);
  expect(table.problem?.key).toBe('unreached');
  expect(sketch.own).toHaveLength(2);
  table.isLinked = false;
  requests = new Requests({ 'PUT /sketch': (body) => (body as Sent).strokes });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual([]);
  table.isLinked = true;
  await vi.advanceTimersByTimeAsync(2500);
  expect(sent()).toEqual([2]);
  expect(table.snapshot.sketches['0']).toHaveLength(2);
});
