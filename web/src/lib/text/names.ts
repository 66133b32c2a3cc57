/** Names of things as arguments of texts, marked as what they are. */
import type { Pointed } from '$lib/api/schema';
import type { Context, People } from './context';
import { mark } from './markup';
import { t } from '.';

export function area(id: string, { words }: Context): string {
  return mark('area', id, words.area(id));
}

export function sea(id: string, { words }: Context): string {
  return mark('sea', id, words.sea(id));
}

export function family(id: string, { words }: Context): string {
  return mark('family', id, words.family(id));
}

/** Whoever can hold an area, as a noun. */
export function owner(id: string, context: Context): string {
  if (id === 'neutral') return t('neutrals');
  return id === 'fictional' ? t('fictionals') : family(id, context);
}

export function order(ofFamily: string | null, id: string, { words }: Context): string {
  if (ofFamily === null) return id;
  return mark('order', `${ofFamily}/${id}`, words.order(ofFamily, id));
}

export function tile(id: string, { words }: Context): string {
  return mark('tile', id, words.tile(id));
}

export function card(id: string, { words }: Context): string {
  return mark('card', id, words.card(id));
}

export function character(id: string, { words }: Context): string {
  return mark('character', id, words.character(id));
}

export function column(id: string, { words }: Context): string {
  return mark('column', id, words.column(id));
}

export function mandamento(id: string, { words }: Context): string {
  return mark('mandamento', id, words.mandamento(id));
}

/** A space of the sheet that is at the bottom in the round told of. */
export function space(id: string, { words, view, round }: Context): string {
  const sheet = round ?? view.round;
  return mark('space', `${sheet}/${id}`, words.space(sheet, id));
}

export function soloSpace(id: string, { words }: Context): string {
  return mark('solo-space', id, words.soloSpace(id));
}

/** Who sits on a seat. */
export function player(seat: number, { names }: People): string {
  return mark('seat', `${seat}`, names[seat] ?? `${seat}`);
}

/** A seat by its family, or by its player before there is one. */
export function speaker(seat: number, context: Context): string {
  const led = familyOf(seat, context);
  return led === null ? player(seat, context) : family(led, context);
}

/** The family of a seat; null before it has one, and for chance. */
export function familyOf(seat: number | null, { view }: Context): string | null {
  return seat === null ? null : (view.seats[seat]?.family ?? null);
}

/** Whatever an answer can name; an order is one of this family. */
export function thing({ thing, id }: Pointed, ofFamily: string | null, context: Context): string {
  return thing === 'order' ? order(ofFamily, id, context) : THINGS[thing](id, context);
}

const THINGS: Record<
  Exclude<Pointed['thing'], 'order'>,
  (id: string, context: Context) => string
> = {
  area,
  sea,
  space,
  solo: soloSpace,
  column,
  row: column,
  family: owner,
  tile,
  card,
  character,
  supply: () => t('supply'),
};
