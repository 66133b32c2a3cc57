import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Box } from '$lib/decisions/placement';
import { firstSeen } from '$lib/decisions/visibility';

const PANEL = { x: 100, y: 100, width: 300, height: 400 };

beforeEach(() => {
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('getComputedStyle', () => ({ overflowX: 'auto', overflowY: 'auto' }));
});

afterEach(() => vi.unstubAllGlobals());

/** What is seen of something in a panel that scrolls. */
function seenOf(box: Box): Box | null {
  const panel = { getBoundingClientRect: () => PANEL, matches: () => false, parentElement: null };
  const element = {
    checkVisibility: () => true,
    getBoundingClientRect: () => box,
    parentElement: panel,
  };
  return firstSeen([element as unknown as Element], 0);
}

test('what lies inside is seen whole, what juts out in part', () => {
  expect(seenOf({ x: 120, y: 150, width: 50, height: 40 })).toEqual({
    x: 120,
    y: 150,
    width: 50,
    height: 40,
  });
  expect(seenOf({ x: 120, y: 480, width: 50, height: 40 })).toEqual({
    x: 120,
    y: 480,
    width: 50,
    height: 20,
  });
});

test('what is scrolled out, or all but a sliver of it, is not seen', () => {
  expect(seenOf({ x: 120, y: 600, width: 50, height: 40 })).toBeNull();
  expect(seenOf({ x: 120, y: 495, width: 50, height: 40 })).toBeNull();
});

test('what is small is seen whole or not at all', () => {
  expect(seenOf({ x: 120, y: 150, width: 8, height: 8 })).not.toBeNull();
  expect(seenOf({ x: 120, y: 496, width: 8, height: 8 })).toBeNull();
});
