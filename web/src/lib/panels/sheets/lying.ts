/** Whose tokens lie on a space, in words. */
import { t } from '$lib/text';
import type { Words } from '$lib/text/words';

export function tokenTexts(tokens: Record<string, number>, words: Words): string[] {
  return Object.entries(tokens).map(([owner, number]) =>
    t('sheet-lies-here', { owner: words.owner(owner), number }),
  );
}
