import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gestures } from '$lib/board/gestures';
import type { MapCamera } from '$lib/state/camera.svelte';

/** The map, with a button over it. */
class Board extends EventTarget {
  isOnButton = false;
  closest = () => (this.isOnButton ? this : null);
  setPointerCapture(): void {}
}

let board: Board;
let clicks = 0;

function send(kind: string, x: number): void {
  const event = Object.assign(new Event(kind), { button: 0, pointerId: 1, clientX: x, clientY: 0 });
  (kind === 'pointerup' ? (window as EventTarget) : board).dispatchEvent(event);
}

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  board = new Board();
  clicks = 0;
  const camera = { pan: () => {}, zoom: () => {} } as unknown as MapCamera;
  gestures(camera, () => true)(board as unknown as HTMLElement);
  // What is stopped while it goes down does not come up again.
  const stop = vi.spyOn(Event.prototype, 'stopPropagation');
  board.addEventListener('click', () => {
    if (stop.mock.calls.length === 0) clicks += 1;
    stop.mockClear();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function drag(): void {
  send('pointerdown', 0);
  send('pointermove', 40);
  send('pointerup', 40);
}

test('what ends a drag is no click', () => {
  drag();
  send('click', 40);
  expect(clicks).toBe(0);
});

test('a button works at once after a drag that brought no click', () => {
  drag();
  board.isOnButton = true;
  send('pointerdown', 0);
  send('pointerup', 0);
  send('click', 0);
  expect(clicks).toBe(1);
});
