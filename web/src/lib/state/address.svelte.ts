/** Where we are: `#table/seat`, `#table`, or at the door. */
import { ask } from '$lib/api/client';
import type { Recovered } from '$lib/api/schema';

export class Address {
  table = $state<string | null>(null);
  seat = $state<number | null>(null);

  /** A private link makes this browser the person in its seat; it leaves the address before that. */
  async begin(): Promise<void> {
    const link = location.hash.match(/^#link=(.+)$/)?.[1];
    if (link) {
      history.replaceState(null, '', '/');
      const found = await ask<Recovered>('POST', '/api/people/recover', { link });
      history.replaceState(null, '', `/#${found.table}/${found.seat}`);
    }
    this.read();
  }

  read(): void {
    const [table, seat] = location.hash.slice(1).split('/');
    this.table = table || null;
    this.seat = seat && /^\d$/.test(seat) ? Number(seat) : null;
  }

  go(table: string | null, seat: number | null = null): void {
    location.hash = table === null ? '' : seat === null ? table : `${table}/${seat}`;
  }
}
