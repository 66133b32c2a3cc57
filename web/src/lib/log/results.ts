/** How a Movement, a fight or a Strike came out. */
import type { EventMessage } from '$lib/api/messages';
import type { Path } from './scenes';
import { holderIn, lossesOf, type Loss } from './duel';

export interface Result {
  area: string;
  /** A family, or `neutral`. */
  attackers: string;
  outcome: 'taken' | 'held' | 'emptied';
  /** Who has the area now; null for nobody. */
  holder: string | null;
  losses: Loss[];
}

/** Null while it is open, and where Soldati only join their own; `holder` has the area then. */
export function resultOf(
  events: readonly EventMessage[],
  path: Path | null,
  holder: string | null,
): Result | null {
  if (!path || path.way === 'rally' || !isOver(events, path)) return null;
  const { target: area, attackers } = path;
  const hasChanged = holderIn(events, area) !== undefined;
  const losses = lossesOf(events, attackers);
  if (!hasChanged && losses.length === 0 && holder === attackers) return null;
  const outcome = holder === null ? 'emptied' : holder === attackers ? 'taken' : 'held';
  return { area, attackers, outcome, holder, losses };
}

/** Soldati who have left their area come to a place, or a Strike has been led. */
function isOver(events: readonly EventMessage[], { way }: Path): boolean {
  if (way === 'strike') return true;
  return events.some((event) => event.key === 'event.moved' && event.source.place === 'fight');
}
