/** Who sits before this browser. The name can differ from table to table; the person stays. */
import { ask } from '$lib/api/client';
import type { PersonMessage, SeatMessage, TableMessage } from '$lib/api/schema';
import type { SeatApi } from '$lib/api/seat';
import { StoredValue } from './storage';

/** Who comes second to a screen is called so at this table alone. */
export async function renameSeat(
  api: SeatApi,
  seats: readonly SeatMessage[],
  name: string,
): Promise<TableMessage> {
  const own = seats.find((seat) => seat.is_yours);
  if (own?.seat === api.seat) await new Person().become(name);
  return api.rename(name);
}

export class Person {
  name = $state('');

  private readonly storedName = new StoredValue<string>('name');
  /** How the server calls us; null for a stranger. */
  private known = $state<string | null>(null);
  private met: Promise<void> | null = null;

  /** Ask the server who we are; a stranger is no mistake, but not to know is one. */
  meet(): Promise<void> {
    this.met ??= this.recognize().catch((problem: unknown) => {
      this.met = null;
      throw problem;
    });
    return this.met;
  }

  /** Before anything is done: strangers become guests under their name. */
  async introduce(): Promise<void> {
    await this.meet();
    const name = this.name.trim();
    this.storedName.write(name);
    if (this.known !== name) await this.become(name);
  }

  /** Be called so from now on. */
  async become(name: string): Promise<void> {
    this.storedName.write(name);
    const { name: known } = await ask<PersonMessage>('POST', '/api/people', { name });
    this.name = this.known = known;
  }

  get isKnown(): boolean {
    return this.known !== null;
  }

  private async recognize(): Promise<void> {
    this.name ||= this.storedName.read() ?? '';
    const found = await ask<PersonMessage | null>('GET', '/api/people/me');
    this.known = found?.name ?? null;
    this.name ||= found?.name ?? '';
  }
}
