import { expect, test } from 'vitest';
import { common } from '$lib/decisions/visibility';

const PANEL = { x: 100, y: 100, width: 300, height: 400 };

test('what lies inside is seen whole, what juts out in part', () => {
  expect(common({ x: 120, y: 150, width: 50, height: 40 }, PANEL)).toEqual({
    x: 120,
    y: 150,
    width: 50,
    height: 40,
  });
  expect(common({ x: 120, y: 480, width: 50, height: 40 }, PANEL)).toEqual({
    x: 120,
    y: 480,
    width: 50,
    height: 20,
  });
});

test('what is scrolled out, or all but a sliver of it, is not seen', () => {
  expect(common({ x: 120, y: 600, width: 50, height: 40 }, PANEL)).toBeNull();
  expect(common({ x: 120, y: 495, width: 50, height: 40 }, PANEL)).toBeNull();
});

test('what is small is seen whole or not at all', () => {
  expect(common({ x: 120, y: 150, width: 8, height: 8 }, PANEL)).not.toBeNull();
  expect(common({ x: 120, y: 496, width: 8, height: 8 }, PANEL)).toBeNull();
});
