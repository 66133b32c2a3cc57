/** Why something is not on offer. */
import type { Pointed, WhyMessage } from '$lib/api/schema';
import { keyOf, type Target } from './selection';
import { once } from './cache';
import type { Table } from './table.svelte';

export function whyNot(table: Table, target: Target): Promise<WhyMessage[]> {
  return once(table, `why ${keyOf(target)}`, () => table.api.post('/why', pointedAt(target)));
}

/** Of a token it is asked why its column is not offered. */
function pointedAt({ thing, id }: Target): Pointed {
  return thing === 'token' ? { thing: 'column', id: id.split('/')[0]! } : { thing, id };
}
