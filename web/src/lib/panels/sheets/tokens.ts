/** Tokens of the top sheet as answers name them: by column and owner, or while they are laid. */
import type { AnswerMessage, QuestionMessage } from '$lib/api/schema';
import { tokenId } from '$lib/state/selection';
import { t } from '$lib/text';
import type { Words } from '$lib/text/words';

/** The tokens that the answers left would move. */
export function movableTokens(
  left: readonly AnswerMessage[],
  question: QuestionMessage | null,
): Set<string> {
  const gained = question?.about?.fields.column;
  const found = new Set<string>();
  for (const { fields } of left) {
    const column = fields.column ?? gained;
    if (typeof fields.owner === 'string' && typeof column === 'string') {
      found.add(tokenId(column, fields.owner));
    }
  }
  return found;
}

/** Whose tokens lie on a space, in words. */
export function tokenTexts(tokens: Record<string, number>, words: Words): string[] {
  return Object.entries(tokens).map(([owner, number]) =>
    t('sheet-lies-here', { owner: words.owner(owner), number }),
  );
}
