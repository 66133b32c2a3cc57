import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sketchKeys } from '$lib/board/sketchKeys';
import { featuresOn } from '$lib/board/features';
import { Sketch } from '$lib/state/sketch.svelte';
import { board, edition, snapshot } from '../fixtures';
import { tableAt } from '../tables';

const features = featuresOn(board, edition('2v2'));
const [here, there] = edition('2v2').areas.map(({ id }) => id) as [string, string];
/** Stands for the map and for what has the focus in it. */
const layer = Object.assign(new EventTarget(), { dataset: { feature: '' } });
let sketch: Sketch;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  sketch = new Sketch(tableAt(snapshot('2v2', 'waiting')));
  stop = sketchKeys(sketch, features)(layer as unknown as HTMLElement) as () => void;
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function focus(area: string): void {
  layer.dataset.feature = `area:${area}`;
  layer.dispatchEvent(new Event('focusin'));
}

function press(area: string, key: string): Event {
  focus(area);
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  layer.dispatchEvent(event);
  return event;
}

test('Enter sets a mark at the area that has the focus', () => {
  sketch.tool = 'flag';
  press(here, 'Enter');
  const { x, y } = features.get(`area:${here}`)!;
  const at = [Math.round(x), Math.round(y)];
  expect(sketch.own).toMatchObject([{ kind: 'mark', sign: 'flag', at }]);
});

test('Enter begins an arrow, which follows the focus, and ends it at the next area', () => {
  press(here, 'Enter');
  expect(sketch.own).toEqual([]);
  focus(there);
  expect(sketch.line).toEqual([features.get(`area:${here}`), features.get(`area:${there}`)]);
  press(there, 'Enter');
  expect(sketch.own).toMatchObject([{ kind: 'arrow' }]);
  expect(sketch.line).toEqual([]);
});

test('an arrow that ends where it began is none', () => {
  press(here, 'Enter');
  press(here, 'Enter');
  expect([sketch.own, sketch.line]).toEqual([[], []]);
});

test('Delete takes away what lies there, else what was drawn last', () => {
  sketch.tool = 'cross';
  press(here, 'Enter');
  press(there, 'Enter');
  press(here, 'Delete');
  const { x } = features.get(`area:${there}`)!;
  expect(sketch.own).toMatchObject([{ at: [Math.round(x), expect.any(Number)] }]);
  press(here, 'Backspace');
  expect(sketch.own).toEqual([]);
});

test('a key that drew something does nothing else', () => {
  expect(press(here, 'Enter').defaultPrevented).toBe(true);
  expect(press(here, 'a').defaultPrevented).toBe(false);
});
