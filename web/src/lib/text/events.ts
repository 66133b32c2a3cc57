/** What came of an entry, for who wants to know it exactly. */
import type { EventMessage } from '$lib/api/messages';
import { t } from '.';
import type { Context } from './context';
import { fact } from './facts';
import { parts, plain, type Part } from './markup';
import * as names from './names';
import { moved } from './pieces';

/** Null for what nobody wants to read, since the entry or another event tells it. */
export function eventText(event: EventMessage, context: Context): string | null {
  const text = eventSentence(event, context);
  return text === null ? null : plain(text);
}

export function eventParts(event: EventMessage, context: Context): Part[] | null {
  const text = eventSentence(event, context);
  return text === null ? null : parts(text);
}

function eventSentence(event: EventMessage, context: Context): string | null {
  const sentence = EVENTS[event.key] as EventSentence<EventMessage> | undefined;
  return sentence?.(event, context) ?? null;
}

type EventSentence<E> = (event: E, context: Context) => string | null;
type Of<K extends EventMessage['key']> = Extract<EventMessage, { key: K }>;

const EVENTS: { [K in EventMessage['key']]?: EventSentence<Of<K>> } = {
  'event.moved': moved,
  'event.order-moved': orderMoved,
  'event.order-moved-face-down': (event, context) =>
    event.target.place === 'hq' ? t('event-order-home', orderOf(event, context)) : null,
  'event.hidden-order-moved': (event, context) =>
    event.target.place === 'hq'
      ? t('event-hidden-order-moved-home', { family: names.family(event.family, context) })
      : null,
  'event.order-revealed': (event, context) =>
    t('event-order-revealed', {
      ...orderOf(event, context),
      area: names.area(event.area, context),
    }),
  'event.held': (event, context) =>
    t('event-held', {
      area: names.area(event.area, context),
      owner: event.holder ?? 'nobody',
      holder: event.holder === null ? '' : names.owner(event.holder, context),
    }),
  'event.noted': (event, context) => fact(event.fact, context),
  'event.seated': (event, context) =>
    t('event-seated', {
      name: names.player(event.seat, context),
      family: names.family(event.family, context),
    }),
  'event.card-shown': (event, context) =>
    t('event-card-shown', {
      family: names.family(event.family, context),
      card: names.card(event.card, context),
    }),
  'event.enlisted': (event, context) =>
    t('event-enlisted', {
      family: names.family(event.family, context),
      soldati: event.number - event.members,
      members: event.members,
    }),
};

function orderMoved(event: Of<'event.order-moved'>, context: Context): string | null {
  const { source, target } = event;
  if (source.place === 'mat') return t('event-order-gained', orderOf(event, context));
  if (target.place === 'out') return t('event-order-out', orderOf(event, context));
  return target.place === 'hq' ? t('event-order-home', orderOf(event, context)) : null;
}

function orderOf(event: { family: string; order: string }, context: Context) {
  return {
    family: names.family(event.family, context),
    order: names.order(event.family, event.order, context),
  };
}
