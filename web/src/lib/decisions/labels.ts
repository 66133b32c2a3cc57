/** What is chosen of a question, in words. */
import type { Aspect, Pick, Target, Value } from '$lib/state/selection';
import { has, t } from '$lib/text';
import type { Context } from '$lib/text/sentences';
import * as names from '$lib/text/names';
import { plain } from '$lib/text/markup';

export function targetName({ thing, id }: Target, context: Context): string {
  if (thing === 'token') return tokenName(id, context);
  return plain(names.thing({ thing, id }, askedFamily(context), context));
}

function tokenName(id: string, { words }: Context): string {
  const [column = '', owner = ''] = id.split('/');
  return t('token-in', { owner: words.owner(owner), column: words.column(column) });
}

/** Orders are named by the family that is asked. */
export function askedFamily(context: Context): string | null {
  return names.familyOf(context.view.now.asked?.seat ?? context.seat, context);
}

/** A variant as a heading: Place Soldati. */
export function variantName(kind: string, variant: string): string {
  const key = `variant-${kind}-${variant}`;
  return has(key) ? t(key) : variant;
}

/** What is asked by an aspect: How many Soldati? */
export function aspectName(kind: string, { field }: Aspect): string {
  const own = `aspect-${kind}-${field}`;
  return t(has(own) ? own : `aspect-${field}`);
}

export function valueName(field: string, value: Value, context: Context): string {
  if (typeof value === 'number') return `${value}`;
  const key = `value-${field}-${value ?? 'none'}`;
  if (has(key)) return t(key);
  return typeof value === 'string' ? context.words.owner(value) : `${value}`;
}

export function pickName(pick: Pick, kind: string, context: Context): string {
  if (pick.by === 'thing') return targetName(pick, context);
  if (pick.by === 'variant') return variantName(kind, pick.variant);
  const { field, value } = pick;
  if (typeof value !== 'number') return valueName(field, value, context);
  return t('picked-number', { name: aspectName(kind, { field, values: [] }), number: value });
}
