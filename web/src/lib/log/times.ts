/** When the rows of a log were written; worked out once for the same rows. */
import type { EventMessage } from '$lib/api/messages';
import type { RowMessage } from '$lib/api/schema';

export type Phase = 'set-up' | 'planning' | 'encounter';

export interface Time {
  round: number;
  phase: Phase;
}

export class Times {
  private rows: readonly RowMessage[] = [];
  private phases: Phase[] = [];
  private rounds: number[] = [];

  /** When the row at this place was written. */
  at(rows: readonly RowMessage[], place: number): Time {
    if (rows !== this.rows) {
      this.rows = rows;
      this.phases = phasesOf(rows);
      this.rounds = roundsOf(rows);
    }
    return { round: this.rounds[place] ?? 1, phase: this.phases[place] ?? 'set-up' };
  }
}

/** The round in which each row was written; undoing goes back to one. */
export function roundsOf(rows: readonly RowMessage[]): number[] {
  const ofEntry = new Map<number, number>();
  let round = 1;
  return rows.map((row) => {
    if (row.undone !== null) round = ofEntry.get(row.undone) ?? round;
    const before = round;
    if (row.entry) {
      ofEntry.set(row.entry.number, before);
      for (const event of row.entry.events) {
        if (event.key === 'event.noted' && event.fact.fact === 'round')
          round = Number(event.fact.value);
      }
    }
    return before;
  });
}

/** The phase that begins in these events, if one does. */
export function phaseIn(events: readonly EventMessage[]): Phase | null {
  let phase: Phase | null = null;
  for (const event of events) {
    if (event.key === 'event.noted' && event.fact.fact === 'phase')
      phase = event.fact.value as Phase;
  }
  return phase;
}

/** The phase each row was answered in; undoing goes back to one. */
export function phasesOf(rows: readonly RowMessage[]): Phase[] {
  const ofEntry = new Map<number, Phase>();
  let phase: Phase = 'set-up';
  return rows.map(({ entry, undone }) => {
    phase = ofEntry.get(undone ?? -1) ?? phase;
    const was = phase;
    if (entry) ofEntry.set(entry.number, was);
    phase = phaseAfter(entry?.events ?? [], was);
    return was;
  });
}

function phaseAfter(events: readonly EventMessage[], before: Phase): Phase {
  const hasBegun = events.some(
    (event) => event.key === 'event.noted' && event.fact.fact === 'begun',
  );
  return phaseIn(events) ?? (hasBegun ? 'planning' : before);
}
