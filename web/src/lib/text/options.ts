/** What an answer on offer says: Place 2 Soldati in Noto. */
import type { AnswerMessage } from '$lib/api/schema';
import { t } from '.';
import { answerArguments, answerKey, offered } from './answers';
import type { Context } from './context';
import { plain } from './markup';

export function optionText(answer: AnswerMessage, context: Context): string {
  const given = offered(answer, context);
  return plain(t(answerKey('answer', answer), answerArguments(given, context)));
}
