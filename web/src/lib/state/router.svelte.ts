/** Where we are: `#table/seat`, `#table`, or in the lobby. */
import { ask } from '$lib/api/client';
import { isUnreached } from '$lib/api/connection';
import { RECOVER } from '$lib/api/prefetch';
import { linkIn, routeIn } from '$lib/api/hash';
import type { Recovered } from '$lib/api/schema';

export class Router {
  table = $state<string | null>(null);
  seat = $state<number | null>(null);

  /** The seat somebody has just said to sit in. */
  private expectedSeat: string | null = null;

  /** A private link that the server has not been told yet, since it was away. */
  private pendingLink: string | null = null;

  /** A private link makes this browser the person in its seat; it leaves the address before that. */
  async begin(): Promise<void> {
    const link = linkIn(location.hash) ?? (location.hash ? null : this.pendingLink);
    this.pendingLink = null;
    if (link) {
      history.replaceState(null, '', '/');
      const { table, seat } = await this.recover(link);
      history.replaceState(null, '', `/#${table}/${seat}`);
    }
    this.read();
  }

  private async recover(link: string): Promise<Recovered> {
    try {
      return await ask<Recovered>('POST', RECOVER, { link });
    } catch (problem) {
      if (isUnreached(problem)) this.pendingLink = link;
      throw problem;
    }
  }

  read(): void {
    const { table, seat } = routeIn(location.hash);
    this.table = table;
    this.seat = seat;
  }

  /** Go to a seat as the one who sits there. */
  enter(table: string, seat: number): void {
    this.expectedSeat = `${table}/${seat}`;
    this.go(table, seat);
  }

  /** Whether who comes to a seat has said so; it counts once. */
  isExpected(table: string, seat: number): boolean {
    const isExpected = this.expectedSeat === `${table}/${seat}`;
    this.expectedSeat = null;
    return isExpected;
  }

  go(table: string | null, seat: number | null = null): void {
    location.hash = table === null ? '' : seat === null ? table : `${table}/${seat}`;
  }
}
