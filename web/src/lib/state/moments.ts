/** How the seat saw the table after rows that are played: the server remembers it. */
import type { MomentMessage } from '$lib/api/schema';
import type { SeatApi } from '$lib/api/seat';

/** So many rows are asked for at once; the server gives no more. */
const MOST_ROWS = 64;

export class Moments {
  /** By the row's number; null for a row that is no answer. */
  private readonly known = new Map<number, MomentMessage | null>();

  constructor(private readonly api: SeatApi) {}

  has(number: number): boolean {
    return this.known.has(number);
  }

  at(number: number): MomentMessage | null {
    return this.known.get(number) ?? null;
  }

  /** Have the moments of these rows, or of as many as come at once. */
  async fetch(first: number, wanted: number): Promise<void> {
    const last = Math.min(wanted, first + MOST_ROWS - 1);
    this.keep(first, last, await this.api.moments(first, last));
  }

  keep(first: number, last: number, moments: readonly MomentMessage[]): void {
    for (let number = first; number <= last; number += 1) this.known.set(number, null);
    for (const moment of moments) this.known.set(moment.number, moment);
  }

  forget(): void {
    this.known.clear();
  }
}
