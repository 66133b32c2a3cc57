/** What is asked, in one sentence, with what it is about. */
import type { QuestionMessage } from '$lib/api/schema';
import { t } from '.';
import { about } from './about';
import type { Context } from './context';
import { plain } from './marks';
import { waitingText } from './headlines';

/** For who is asked; others read whom the game waits for. */
export function questionText(question: QuestionMessage, context: Context): string {
  if (!question.is_yours) return waitingText(context.view, context);
  const asked = t(`question-${question.kind}`);
  const found = about(question, context);
  return plain(found ? `${plain(found)}. ${asked}` : asked);
}
