/** Who wants no motion is shown the result. */
import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint, gently, isStill } from '$lib/state/motion';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [true, 'auto'],
  [false, 'smooth'],
])('where no motion is wanted (%s) things are scrolled to: %s', (matches, how) => {
  vi.stubGlobal('matchMedia', (asked: string) => ({
    matches: matches && asked.includes('prefers-reduced-motion: reduce'),
  }));
  expect(isStill()).toBe(matches);
  expect(gently()).toBe(how);
});

test('what is to be measured is measured once, after it has been drawn, unless it is gone', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', setTimeout);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  let done = 0;
  afterPaint(() => done++);
  const end = afterPaint(() => done++);
  expect(done).toBe(0);
  end();
  vi.runAllTimers();
  expect(done).toBe(1);
});
