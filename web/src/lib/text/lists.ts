/** Several things in a sentence, joined as the language does it. */
import { language } from './language.svelte';

/** Red, Blue and Green. */
export function all(texts: string[]): string {
  return new Intl.ListFormat(language.name, { type: 'conjunction' }).format(texts);
}

/** Red, Blue or Green. */
export function one(texts: string[]): string {
  return new Intl.ListFormat(language.name, { type: 'disjunction' }).format(texts);
}
