/** Pointing at the map by mouse, finger and keys. */
import { setMaxListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { featuresOn } from '$lib/board/features';
import { MapPointer } from '$lib/board/pointer.svelte';
import { UiState } from '$lib/state/ui.svelte';
import type { Table } from '$lib/state/table.svelte';
import type { Preferences } from '$lib/state/preferences.svelte';
import { askedTable } from '../tables';

// A browser minds no number of listeners.
setMaxListeners(30);

/** A shape on the map, as far as pointing needs it. */
interface Shape {
  dataset: Record<string, string>;
  closest: () => Shape;
  matches: () => boolean;
  focus: () => void;
  getBoundingClientRect: () => object;
}

class Layer extends EventTarget {
  tabIndex = 0;
  focused: string | null = null;

  contains(node: unknown): boolean {
    return node !== null;
  }

  querySelector(selector: string): Shape {
    const feature = /"(.*)"/u.exec(selector)![1]!;
    return { ...shape(feature), focus: () => (this.focused = feature) };
  }

  /** Something happens to an area. */
  happen(name: string, area: string, more: object = {}): Event {
    const event = new Event(name, { cancelable: true });
    Object.defineProperty(event, 'target', { value: shape(`area:${area}`) });
    Object.assign(event, { clientX: 10, clientY: 20, pointerType: 'mouse', ...more });
    this.dispatchEvent(event);
    return event;
  }

  tap(area: string): void {
    for (const name of ['pointerdown', 'pointerup']) {
      this.happen(name, area, { pointerType: 'touch' });
    }
    this.happen('click', area);
  }
}

function shape(feature: string): Shape {
  const [thing, id] = feature.split(':') as [string, string];
  const found: Shape = {
    dataset: { feature, thing, id },
    closest: () => found,
    matches: () => true,
    focus: () => {},
    getBoundingClientRect: () => ({ x: 0, y: 0, width: 2, height: 2 }),
  };
  return found;
}

let table: Table;
let ui: UiState;
let layer: Layer;
let pointer: MapPointer;
let shown: unknown[];
let end: () => void;
let offered: string;
let refused: string;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { activeElement: null, hidden: false });
  table = askedTable('pull-from');
  ui = new UiState({ speed: 1 } as Preferences);
  const { board, edition, words } = table.assets;
  const features = featuresOn(board, edition);
  const names = edition.areas.map(({ id }): [string, string] => [`area:${id}`, words.area(id)]);
  shown = [];
  pointer = new MapPointer(table, ui, { features, names, show: (at) => shown.push(at) });
  layer = new Layer();
  end = pointer.attach(layer as unknown as HTMLElement) as () => void;
  const ids = edition.areas.map(({ id }) => id);
  offered = ids.find((id) => table.choice.isOffered({ thing: 'area', id }))!;
  refused = ids.find((id) => !table.choice.isOffered({ thing: 'area', id }))!;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const isPicked = (id: string) => table.choice.isPicked({ thing: 'area', id });

test('a click chooses what glows', () => {
  layer.happen('pointerdown', offered);
  layer.happen('click', offered);
  expect(isPicked(offered)).toBe(true);
  expect(ui.explained).toBeNull();
});

test('a click on something else explains why it is not offered', () => {
  layer.happen('click', refused);
  expect(table.choice.picks).toEqual([]);
  expect(ui.explained).toMatchObject({ target: { thing: 'area', id: refused }, x: 10, y: 20 });
});

test('what the mouse is over is told at once, and explained after a while', () => {
  layer.happen('pointerover', refused);
  expect(ui.area).toBe(refused);
  expect(ui.explained).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(ui.explained).toMatchObject({ target: { id: refused }, isPassing: true });
  layer.happen('pointerleave', refused);
  expect(ui.area).toBeNull();
  expect(ui.explained).toBeNull();
});

test('a finger that rests asks for an explanation, and chooses nothing when it goes', () => {
  layer.happen('pointerdown', offered, { pointerType: 'touch' });
  vi.advanceTimersByTime(600);
  expect(ui.explained).toMatchObject({ target: { id: offered } });
  layer.happen('pointerup', offered, { pointerType: 'touch' });
  layer.happen('click', offered, { detail: 1 });
  expect(isPicked(offered)).toBe(false);
});

test('a finger that moves on asks for nothing', () => {
  layer.happen('pointerdown', offered, { pointerType: 'touch' });
  layer.happen('pointermove', offered, { pointerType: 'touch', clientX: 60 });
  vi.advanceTimersByTime(1000);
  expect(ui.explained).toBeNull();
});

test('a tap chooses what glows, and tells of anything else', () => {
  layer.tap(refused);
  expect(ui.area).toBe(refused);
  layer.tap(offered);
  expect(isPicked(offered)).toBe(true);
  expect(ui.area).toBeNull();
});

test('while something is drawn nothing is chosen', () => {
  ui.isSketching = true;
  layer.happen('click', offered);
  expect(table.choice.picks).toEqual([]);
});

test('the Tab key leads to something that glows, Enter chooses it', () => {
  const [, first] = pointer.next.split(':') as [string, string];
  expect(table.choice.isOffered({ thing: 'area', id: first })).toBe(true);
  layer.happen('focusin', first);
  expect(ui.area).toBe(first);
  expect(shown).toHaveLength(1);
  const event = layer.happen('keydown', first, { key: 'Enter' });
  expect(event.defaultPrevented).toBe(true);
  expect(isPicked(first)).toBe(true);
});

test('arrow keys and first letters lead to other features', () => {
  layer.happen('keydown', 'enna', { key: 'ArrowLeft' });
  expect(layer.focused).not.toBeNull();
  expect(layer.focused).not.toBe('area:enna');
  layer.happen('keydown', 'enna', { key: 'n' });
  expect(layer.focused).toBe('area:nicosia');
  layer.happen('keydown', 'nicosia', { key: 'o' });
  expect(layer.focused).toBe('area:noto');
});

test('keys that belong to the browser are left to it', () => {
  const event = layer.happen('keydown', 'enna', { key: 'n', ctrlKey: true });
  expect(event.defaultPrevented).toBe(false);
  expect(layer.focused).toBeNull();
});

test('when the map is gone nothing is explained any more', () => {
  layer.happen('pointerover', refused);
  end();
  vi.advanceTimersByTime(2000);
  expect(ui.explained).toBeNull();
});
