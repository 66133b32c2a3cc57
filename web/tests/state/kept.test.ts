/** A browser that may not remember anything is no reason not to play. */
import { afterEach, expect, test, vi } from 'vitest';
import { Kept } from '$lib/state/kept';
import { Storage } from '../tables';

afterEach(() => vi.unstubAllGlobals());

test('what was written is read again, under its own name', () => {
  vi.stubGlobal('localStorage', new Storage());
  new Kept<number[]>('one').write([1, 2]);
  expect(new Kept<number[]>('one').read()).toEqual([1, 2]);
  expect(new Kept<number[]>('two').read()).toBeNull();
});

test('what cannot be read is forgotten', () => {
  const storage = new Storage();
  storage.setItem('famiglia.one', '{half');
  vi.stubGlobal('localStorage', storage);
  expect(new Kept('one').read()).toBeNull();
});

test('a browser that keeps nothing is none the worse for it', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const kept = new Kept('one');
  kept.write(1);
  expect(kept.read()).toBeNull();
});
