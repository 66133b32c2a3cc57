/** What somebody did, as the reader may know it: Blue lays an order face down in Enna. */
import type { EntryMessage } from '$lib/api/schema';
import type { EventMessage } from '$lib/api/messages';
import { t } from '.';
import { answerArguments, answerKey } from './answers';
import type { Context } from './context';
import { parts, plain, type Part } from './markup';
import * as names from './names';

export function entryText(entry: EntryMessage, context: Context): string {
  return plain(entrySentence(entry, context));
}

export function entryParts(entry: EntryMessage, context: Context): Part[] {
  return parts(entrySentence(entry, context));
}

export function entrySentence(entry: EntryMessage, context: Context): string {
  const { answer, events } = entry;
  const family = names.familyOf(entry.seat, context) ?? ownerOf(events, context);
  const args = answerArguments({ answer, family, own: family, events }, context);
  const isHidden = Object.values(answer.fields).includes(null);
  const key = answerKey('entry', answer) + (isHidden ? '-hidden' : '');
  return t(key, { ...args, who: who(entry, family, context) });
}

/** In a quick set-up chance answers for a family, which its pieces tell [2.6.1]. */
function ownerOf(events: EventMessage[], { view }: Context): string | null {
  const owners = events.map((event) => (event.key === 'event.moved' ? event.source.owner : null));
  return owners.find((owner) => view.families.some(({ family }) => family === owner)) ?? null;
}

/** Who leads a family is known only after it has been chosen. */
function who({ seat, answer }: EntryMessage, family: string | null, context: Context): string {
  const isBefore = answer.kind === 'choose-families' || answer.kind === 'pick-family';
  if (family !== null && !isBefore) return names.family(family, context);
  return seat === null ? t('chance') : names.player(seat, context);
}
