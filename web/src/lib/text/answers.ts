/** Answers as arguments of texts: every field by its name, and what follows from them. */
import type { EventMessage } from '$lib/api/messages';
import type { AnswerMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { t } from '.';
import type { Context } from './context';
import { consequences } from './consequences';
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
export function offered(answer: AnswerMessage, context: Context): GivenAnswer {
  const asked = answer.kind === 'anytime' ? undefined : context.view.now.asked?.seat;
  const family = names.familyOf(asked ?? context.seat, context);
  return { answer, family, own: names.familyOf(context.seat, context), events: [] };
}

export function answerArguments(told: GivenAnswer, context: Context): Arguments {
  const args: Arguments = { favour: 'no', ...consequences(told, context) };
  for (const [name, value] of Object.entries(told.answer.fields)) {
    if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
    else if (name === 'seat') args[name] = seated(told.answer.kind, Number(value), context);
    else if (typeof value === 'number') args[name] = value;
    else if (value !== null) args[name] = called(name, value, told, context);
  }
  return args;
}

/** Who picks a family has none yet. */
function seated(kind: string, seat: number, context: Context): string {
  return (kind === 'draw-picker' ? names.player : names.speaker)(seat, context);
}

function called(field: string, id: string, told: GivenAnswer, context: Context): string {
  if (field === 'order') return names.order(told.family, id, context);
  if (field === 'space' && isSolo(told.answer)) return names.soloSpace(id, context);
  return FIELDS[field]?.(id, context) ?? id;
}

function isSolo({ kind, variant }: AnswerMessage): boolean {
  return kind === 'unlock' || kind === 'additional-action' || variant === 'additional';
}

/** How the values of fields are called; those of other fields choose between variants of a text. */
const FIELDS: Record<string, (id: string, context: Context) => string> = {
  area: names.area,
  start: names.area,
  sea: names.sea,
  tile: names.tile,
  from: names.tile,
  to: names.tile,
  card: names.card,
  character: names.character,
  family: names.family,
  own: names.family,
  partner: names.family,
  owner: names.owner,
  favour: names.owner,
  column: names.column,
  row: names.column,
  space: names.space,
  destination,
};

/** Where a token of the mat goes: `supply`, `top:church`, `bottom:recruit`, `solo:collect`. */
function destination(id: string, context: Context): string {
  const [where, place = ''] = id.split(':') as [string, string?];
  if (where === 'top') return t('destination-top', { column: names.column(place, context) });
  if (where === 'bottom') return t('destination-bottom', { space: names.space(place, context) });
  if (where === 'solo') return t('destination-solo', { space: names.soloSpace(place, context) });
  return t('destination-supply');
}
