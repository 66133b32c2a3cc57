/** Which sign an effect has, and which number is printed beside it. */
import type { PrintedEffect } from '$lib/api/schema';
import { hasIcon, type IconName } from './paths';

/** The sign of the word with its qualifier, else of the word. */
export function iconOf(effect: Pick<PrintedEffect, 'word' | 'qualifier'>): IconName {
  const qualified = `${effect.word}-${effect.qualifier}`;
  if (hasIcon(qualified)) return qualified;
  return hasIcon(effect.word) ? effect.word : 'question';
}

/** +1 where it is added to a base value, ×2 where something is done twice. */
export function numberOf(effect: PrintedEffect): string {
  if (REPEATING_WORDS.has(effect.word)) return effect.numbers.length ? `×${effect.numbers[0]}` : '';
  return effect.numbers.map((number) => (effect.bonus ? `+${number}` : `${number}`)).join('/');
}

const REPEATING_WORDS = new Set(['shotgun', 'bomb', 'institution', 'institutions']);
