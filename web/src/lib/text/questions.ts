/** What is asked: one short sentence, and what it is about in another. */
import type { QuestionMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { has, t } from '.';
import { reasonOf, subjectOf } from './subject';
import type { Context } from './context';
import { plain } from './markup';
import { waitingText } from './headlines';

interface Asked {
  text: string;
  /** What it is about, and why it is asked; may be empty. */
  detail: string;
}

/** For who is asked; others read whom the game waits for. */
export function questionAsked(question: QuestionMessage, context: Context): Asked {
  if (!question.is_yours) return { text: waitingText(context.view, context), detail: '' };
  const found = sentence(subjectOf(question, context));
  // What may be done says more than that something may be done.
  if (question.kind === 'act' && found)
    return { text: found, detail: sentence(reasonOf(question, context)) };
  const note = `question-note-${question.kind}`;
  const detail = [found, has(note) ? t(note, printed(context)) : ''].filter(Boolean).join(' ');
  return { text: plain(t(`question-${question.kind}`)), detail };
}

/** The numbers on the Cupola, where there is one. */
function printed({ words }: Context): Arguments {
  const { seats, control } = words.edition.solo?.cupola ?? { seats: 0, control: 0 };
  return { seats, control };
}

function sentence(text: string): string {
  return text && t('sentence', { text: plain(text) });
}
