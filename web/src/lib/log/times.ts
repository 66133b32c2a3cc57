/** When the rows of a log were written; worked out once for the same rows. */
import type { RowMessage } from '$lib/api/schema';
import { phasesOf, type Phase } from './scenes';
import { roundsOf } from '$lib/text/sentences';

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
