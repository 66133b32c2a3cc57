/** Why something is not on offer. */
import type { Pointed, WhyMessage } from '$lib/api/schema';
import { keyOf, type Target } from './selection';
import { once } from './cache';
import type { Table } from './table.svelte';

/** Questions in which families are asked for as owners of tokens. */
const OF_OWNERS = new Set(['turn', 'lay-token']);

export function whyNot(table: Table, target: Target): Promise<WhyMessage[]> {
  const pointed = pointedAt(target, table.question?.kind ?? '');
  return once(table, `why ${keyOf(target)}`, () => table.api.post('/why', pointed));
}

function pointedAt({ thing, id }: Target, kind: string): Pointed {
  if (thing === 'token') return { thing: 'column', id: id.split('/')[0]! };
  if (thing === 'supply') return { thing: 'destination', id };
  return { thing: thing === 'family' && OF_OWNERS.has(kind) ? 'owner' : thing, id };
}
