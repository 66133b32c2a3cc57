import { expect, test } from 'vitest';
import { anchorFor, USUAL_ANCHOR } from '$lib/story/anchor';

const room = { x: 0, y: 0, width: 1000, height: 600 };
const box = { width: 400, height: 200 };
const place = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('a story stands at the top unless it would cover what it tells of', () => {
  expect(anchorFor(box, room, [place(470, 400)])).toEqual(USUAL_ANCHOR);
  expect(anchorFor(box, room, [place(470, 100)])).toEqual({ down: 'bottom', across: 'middle' });
});

test('where something happens above and below it stands aside', () => {
  const { across } = anchorFor(box, room, [place(470, 50), place(470, 500)]);
  expect(across).not.toBe('middle');
});

test('it stays where it is as long as it covers nothing', () => {
  const now = { down: 'bottom', across: 'left' } as const;
  expect(anchorFor(box, room, [place(700, 100)], now)).toEqual(now);
});

test('where all places are covered it covers as little as it can', () => {
  const phone = { x: 0, y: 0, width: 390, height: 400 };
  const wide = { width: 380, height: 260 };
  expect(anchorFor(wide, phone, [place(100, 110)]).down).toBe('bottom');
});
