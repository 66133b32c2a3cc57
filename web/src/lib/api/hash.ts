/** What the address says behind its #: `link=...`, `table/seat`, `table`, or nothing in the lobby. */

/** The private link of a person. */
export const linkIn = (hash: string): string | null => hash.match(/^#link=(.+)$/)?.[1] ?? null;

export interface Route {
  table: string | null;
  seat: number | null;
}

export function routeIn(hash: string): Route {
  const [table, seat] = hash.slice(1).split('/');
  return { table: table || null, seat: seat && /^\d$/.test(seat) ? Number(seat) : null };
}
