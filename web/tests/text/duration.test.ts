import { expect, test } from 'vitest';
import { timeLeft } from '$lib/text/duration';

const MINUTE_MS = 60_000;

test.each([
  [0, '0:00'],
  [9_999, '0:09'],
  [4 * MINUTE_MS + 5_000, '4:05'],
  [65 * MINUTE_MS, '1:05 h'],
  [30 * 60 * MINUTE_MS, '30:00 h'],
  [49 * 60 * MINUTE_MS, '2 days'],
])('%d milliseconds are shown as %s', (milliseconds, shown) => {
  expect(timeLeft(milliseconds)).toBe(shown);
});
