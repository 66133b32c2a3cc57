/** Questions that a seat can answer before they are put, as the server tells them. */
import type { ForeseenQuestionMessage, AnswerMessage } from '$lib/api/schema';

/** Own orders, in the sequence in which they shall be executed [7.1.3]. */
export interface Sequence {
  by: 'sequence';
  name: string;
  answers: AnswerMessage[];
}

/** One answer of several. */
export interface Single {
  by: 'answer';
  name: string;
  /** The first word of its name: `card`, `take`, `second-movement` or `final-action`. */
  topic: string;
  /** Whose order it is about, and which; `agitate` for led neutrals. */
  order: { family: string; id: string } | null;
  /** Where a fight would be. */
  area: string | null;
  answers: AnswerMessage[];
}

export type ForeseenQuestion = Sequence | Single;

/** The name under which sequences are kept. */
const ORDERS = 'orders';

export function foreseenQuestion({ name, answers }: ForeseenQuestionMessage): ForeseenQuestion {
  if (name === ORDERS) return { by: 'sequence', name, answers };
  const [topic = '', by, area = null] = name.split(' ');
  const [family = '', id = ''] = by?.split('/') ?? [];
  return { by: 'answer', name, topic, order: by ? { family, id } : null, area, answers };
}

/** The answers in the sequence that is set, completed by what is not mentioned in it. */
export function sequenceSet(answers: AnswerMessage[], set: string | undefined): AnswerMessage[] {
  const lines = (set ?? '').split('\n');
  const place = ({ text }: AnswerMessage) => {
    const found = lines.indexOf(text);
    return found < 0 ? lines.length : found;
  };
  return answers.toSorted((a, b) => place(a) - place(b));
}

export const sequenceText = (answers: AnswerMessage[]): string =>
  answers.map(({ text }) => text).join('\n');
