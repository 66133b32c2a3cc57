/** Turning points: a round begins, a Mandamento changes hands. */
import type { EventMessage } from '$lib/api/messages';
import type { FactMessage, RowMessage } from '$lib/api/schema';

const TURNING_FACTS = new Set(['confirmed', 'cupola-token', 'starting-piece']);

export interface TurningPoint {
  /** The round that begins; null if none does. */
  round: number | null;
  /** What changed that everybody wants to know. */
  facts: FactMessage[];
}

/** Null where a row is none. */
export function turningPointOf(events: readonly EventMessage[]): TurningPoint | null {
  const noted = events.flatMap((event) => (event.key === 'event.noted' ? [event.fact] : []));
  const round = roundIn(noted);
  const facts = noted.filter(({ fact }) => TURNING_FACTS.has(fact));
  return round === null && facts.length === 0 ? null : { round, facts };
}

/** The first round begins with the end of the set-up. */
function roundIn(noted: readonly FactMessage[]): number | null {
  const found = noted.find(({ fact }) => fact === 'round');
  if (found) return Number(found.value);
  return noted.some(({ fact }) => fact === 'begun') ? 1 : null;
}

/** What a family gained and lost. */
interface Gain {
  family: string;
  money: number;
  /** Units that came from the supply and that went there, for whatever reason. */
  came: number;
  fell: number;
}

/** The rows of the round that ends with the last of these. */
export function roundBefore(rows: readonly RowMessage[]): RowMessage[] {
  const begun = rows
    .slice(0, -1)
    .findLastIndex(({ entry }) => entry && turningPointOf(entry.events)?.round);
  return rows.slice(begun + 1);
}

export function gainsOf(rows: readonly RowMessage[], families: readonly string[]): Gain[] {
  const found = new Map(families.map((family) => [family, { family, money: 0, came: 0, fell: 0 }]));
  for (const { entry } of rows) for (const event of entry?.events ?? []) note(found, event);
  return [...found.values()];
}

function note(found: Map<string, Gain>, event: EventMessage): void {
  const of = (family: string | null) => found.get(family ?? '') ?? NOBODY();
  if (event.key === 'event.enlisted') of(event.family).came += event.number;
  if (event.key !== 'event.moved') return;
  const { source, target, number } = event;
  if (source.what === 'money') {
    of(source.owner).money -= number;
    of(target.owner).money += number;
  }
  if (source.what !== 'soldati') return;
  if (source.place === 'supply') of(source.owner).came += number;
  if (target.place === 'supply') of(target.owner).fell += number;
}

/** What the bank, neutrals and others gain nobody wants to know. */
const NOBODY = (): Gain => ({ family: '', money: 0, came: 0, fell: 0 });
