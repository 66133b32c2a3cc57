/** A hint points at what it names and does not cover it. */
import { describe, expect, test } from 'vitest';
import { placeBeside, roomBeside, type Box, type Side } from '$lib/decisions/placement';

const PHONE = { width: 390, height: 844 };
const CARD = { width: 300, height: 90 };
const SIDES: Side[] = ['left', 'above', 'right', 'below'];

function isApart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe.each([
  ['in a corner', { x: 350, y: 4, width: 36, height: 36 }],
  ['at the lower edge', { x: 10, y: 790, width: 40, height: 50 }],
  ['in the middle', { x: 180, y: 400, width: 30, height: 30 }],
])('something %s', (_, thing) => {
  const found = placeBeside(thing, CARD, PHONE, SIDES);

  test('is not covered, and the card is inside the window', () => {
    expect(isApart(thing, { ...found, ...CARD })).toBe(true);
    expect(found.x).toBeGreaterThanOrEqual(0);
    expect(found.y).toBeGreaterThanOrEqual(0);
    expect(found.x + CARD.width).toBeLessThanOrEqual(PHONE.width);
    expect(found.y + CARD.height).toBeLessThanOrEqual(PHONE.height);
  });
});

test('the arrow points at the middle', () => {
  const { x, arrow } = placeBeside({ x: 180, y: 400, width: 30, height: 30 }, CARD, PHONE, [
    'above',
  ]);
  expect(x + arrow).toBe(195);
});

test.each([
  ['at the right', { x: 1220, y: 44, width: 60, height: 700 }, { width: 1280, height: 800 }],
  ['below', { x: 0, y: 790, width: 390, height: 54 }, PHONE],
])('tabs %s are not covered, whatever the card points at', (_, tabs, window) => {
  const room = roomBeside(window, tabs);
  for (const x of [10, 600, 1100, 1240].filter((each) => each < window.width)) {
    for (const y of [4, 300, 700]) {
      const found = placeBeside({ x, y, width: 36, height: 36 }, CARD, room, SIDES);
      expect(isApart(tabs, { ...found, ...CARD })).toBe(true);
    }
  }
});

test('tabs below a window that is scrolled leave it all its room, and no more', () => {
  const window = { width: 320, height: 256 };
  const room = roomBeside(window, { x: 0, y: 400, width: 320, height: 54 });
  expect(room).toEqual(window);
  const found = placeBeside({ x: 10, y: 230, width: 36, height: 20 }, CARD, room, SIDES);
  expect(found.y + CARD.height).toBeLessThanOrEqual(window.height);
});
