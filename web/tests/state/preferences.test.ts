/** How somebody likes the page is the same at every table and after every reload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Preferences } from '$lib/state/preferences.svelte';
import { Storage } from '../tables';

beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

const all = ({ theme, speed, hasLetters }: Preferences) => ({ theme, speed, hasLetters });

test('at first the page is as the system is, and stories are told at the usual speed', () => {
  expect(all(new Preferences())).toEqual({ theme: 'auto', speed: 1, hasLetters: true });
});

test('what was chosen is remembered, the rest stays as it was', () => {
  const preferences = new Preferences();
  preferences.set({ theme: 'dark' });
  preferences.set({ speed: 0 });
  expect(all(preferences)).toEqual({ theme: 'dark', speed: 0, hasLetters: true });
  expect(all(new Preferences())).toEqual(all(preferences));
});

test('what was remembered before there was a choice leaves it as usual', () => {
  localStorage.setItem('famiglia.look', JSON.stringify({ theme: 'light' }));
  expect(all(new Preferences())).toEqual({ theme: 'light', speed: 1, hasLetters: true });
});
