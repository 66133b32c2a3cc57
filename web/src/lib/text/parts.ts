/** What the parts of an action let one do: place up to 3 Soldati. */
import type { ActionPart } from '$lib/api/schema';
import { has, t } from '.';
import type { Context } from './context';

/** Those that may still be done and of which something is to be said. */
export function openParts(parts: ActionPart[], context: Context): string[] {
  return parts
    .filter((part) => part.open)
    .map((part) => partText(part, context))
    .filter((text) => text !== null);
}

function partText({ words: printed, most }: ActionPart, { view, words }: Context): string | null {
  const [word = '', ...rest] = printed.split(' ');
  const numbers = rest.filter((each) => /\d/u.test(each));
  const qualifier = rest.find((each) => !/\d/u.test(each)) ?? '';
  const key = [`part-${word}-${qualifier}`, `part-${word}`].find(has);
  if (!key) return null;
  return t(key, {
    n: numbers.join('/'),
    number: Number(numbers[0] ?? 1),
    most: most ?? 0,
    units: view.cupola ? 'units' : 'soldati',
    row: words.row(qualifier),
  });
}
