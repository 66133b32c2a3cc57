/** A browser that may not remember anything is no reason not to play. */
import { afterEach, expect, test, vi } from 'vitest';
import { StoredValue } from '$lib/state/storage';
import { Storage } from '../tables';

afterEach(() => vi.unstubAllGlobals());

test('what was written is read again, under its own name', () => {
  vi.stubGlobal('localStorage', new Storage());
  new StoredValue<number[]>('one').write([1, 2]);
  expect(new StoredValue<number[]>('one').read()).toEqual([1, 2]);
  expect(new StoredValue<number[]>('two').read()).toBeNull();
});

test('what cannot be read is forgotten', () => {
  const storage = new Storage();
  storage.setItem('famiglia.one', '{half');
  vi.stubGlobal('localStorage', storage);
  expect(new StoredValue('one').read()).toBeNull();
});

test('a browser that keeps nothing is none the worse for it', () => {
  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const stored = new StoredValue('one');
  stored.write(1);
  expect(stored.read()).toBeNull();
});
