/** Texts by their keys, in the language of the page. */
import { MediaQuery } from 'svelte/reactivity';
import { language } from './language.svelte';

export type Arguments = Record<string, string | number>;

const TOUCH_INPUT = new MediaQuery('(hover: none), (pointer: coarse)');

/** How things are chosen here: texts that speak of it choose their words by `$input`. */
export const inputOf = (): 'touch' | 'mouse' => (TOUCH_INPUT.current ? 'touch' : 'mouse');

/** The text of a key, for who touches or points; what has no text shows its key. */
export function t(key: string, args: Arguments = {}): string {
  const bundle = language.bundles.find((each) => each.getMessage(key)?.value);
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    complain(key, 'There is no such text.');
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, { input: inputOf(), ...args }, errors);
  for (const error of errors) complain(key, error.message);
  return text;
}

/** Whether a key has a text. */
export function has(key: string): boolean {
  return language.bundles.some((bundle) => bundle.getMessage(key)?.value);
}

const complained = new Set<string>();

/** Also in the page as it is built: who tests it hears of it, and who plays loses nothing by it. */
function complain(key: string, about: string): void {
  if (complained.has(key)) return;
  complained.add(key);
  console.warn(`${key}: ${about}`);
}
