/** What a page asks for first, asked for while the rest of it is still being read. */
import { prefetch } from './client';
import { linkIn, routeIn, type Route } from './hash';
import { servedAssets } from './assets';
import type { Recovered, SnapshotMessage } from './schema';
import { seatPath } from './seat';

/** It is done when all has been asked for. Who needs a reply asks for it again, and is told what went wrong with it. */
export async function begin(hash: string): Promise<void> {
  try {
    const { table, seat } = await routeOf(hash);
    if (table === null || seat === null) return;
    const snapshot = await prefetch<SnapshotMessage>('GET', seatPath(table, seat));
    if (snapshot.view) void servedAssets(snapshot.table);
  } catch {
    // The same reply is waited for where it can be told.
  }
}

async function routeOf(hash: string): Promise<Route> {
  const link = linkIn(hash);
  return link ? prefetch<Recovered>('POST', RECOVER, { link }) : routeIn(hash);
}

/** Where a private link tells whose seat it is. */
export const RECOVER = '/api/people/recover';
