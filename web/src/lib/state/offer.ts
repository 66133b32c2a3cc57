/** What the server offers: with what a table can be opened, and where others find it. */
import { ask } from '$lib/api/client';
import type { Offer } from '$lib/api/schema';

let known: Promise<Offer> | null = null;

/** Asked for once; a failed request is made again. */
export function offered(): Promise<Offer> {
  known ??= ask<Offer>('GET', '/api/offer').catch((problem: unknown) => {
    known = null;
    throw problem;
  });
  return known;
}
