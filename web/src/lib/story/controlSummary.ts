/** Who controls what. */
import type { ViewMessage } from '$lib/api/schema';

export interface Controlled {
  /** Null for what nobody controls. */
  family: string | null;
  mandamenti: string[];
  /** Whether the Cupola counts as one more [15.3.4]. */
  hasCupola: boolean;
}

/** Families without anything are left out. */
export function controlledIn({ seats, mandamenti, cupola }: ViewMessage): Controlled[] {
  const families = seats.flatMap(({ family }) => (family === null ? [] : [family]));
  return [...families, null]
    .map((family) => ({
      family,
      mandamenti: mandamenti.filter(({ confirmed }) => confirmed === family).map(({ id }) => id),
      hasCupola: family !== null && cupola?.token === family,
    }))
    .filter((each) => each.mandamenti.length > 0 || each.hasCupola);
}
