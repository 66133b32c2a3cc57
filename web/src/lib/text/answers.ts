/** Answers as arguments of texts: every field by its name, and what follows from them. */
import type { EventMessage } from '$lib/api/messages';
import type { AnswerMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { t } from '.';
import type { Context } from './context';
import { consequences } from './consequences';
import { plain } from './markup';
import * as names from './names';

/** An answer, and who gives it. */
export interface GivenAnswer {
  answer: AnswerMessage;
  /** The family of who answers. */
  family: string | null;
  /** The family whose tokens are called the own ones. */
  own: string | null;
  /** What came of it; nothing of what is only on offer. */
  events: EventMessage[];
}

/** The key of an answer's text. */
export function answerKey(prefix: string, answer: AnswerMessage): string {
  return [prefix, answer.kind, answer.variant].filter(Boolean).join('-');
}

/** An answer that is on offer: to who is asked, but Anytime Options to who reads them. */
function offered(answer: AnswerMessage, context: Context): GivenAnswer {
  const asked = answer.kind === 'anytime' ? undefined : context.view.now.asked?.seat;
  const family = names.familyOf(asked ?? context.seat, context);
  return { answer, family, own: names.familyOf(context.seat, context), events: [] };
}

/** What an answer on offer says: Place 2 Soldati in Noto. */
export function optionText(answer: AnswerMessage, context: Context): string {
  const given = offered(answer, context);
  return plain(t(answerKey('answer', answer), answerArguments(given, context)));
}

export function answerArguments(given: GivenAnswer, context: Context): Arguments {
  const args: Arguments = { favour: 'no', ...consequences(given, context) };
  for (const [name, value] of Object.entries(given.answer.fields)) {
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (name === 'seat') args[name] = seated(given.answer.kind, Number(value), context);
    else if (typeof value === 'number') args[name] = value;
    else if (value !== null) args[name] = called(name, value, given, context);
  }
  return args;
}

/** Who picks a family has none yet. */
function seated(kind: string, seat: number, context: Context): string {
  return (kind === 'draw-picker' ? names.player : names.speaker)(seat, context);
}

/** What a word of an answer is called; a way chooses between variants of a text. */
function called(field: string, id: string, given: GivenAnswer, context: Context): string {
  const thing = given.answer.things[field];
  if (!thing) return field === 'favour' ? names.owner(id, context) : id;
  const name = names.thing({ thing, id }, given.family, context);
  return field === 'destination' ? t(`destination-${thing}`, { name }) : name;
}
