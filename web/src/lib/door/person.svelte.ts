/** Who sits before this browser. The name can differ from table to table; the person stays. */
import { ask } from '$lib/api/client';
import type { PersonMessage } from '$lib/api/schema';
import { Kept } from '$lib/state/kept';

export class Person {
  name = $state('');
  isKnown = $state(false);

  private readonly kept = new Kept<string>('name');

  /** Ask the server who we are; a stranger is no mistake. */
  async meet(): Promise<void> {
    const found = await ask<PersonMessage>('GET', '/api/people/me').catch(() => null);
    this.isKnown = found !== null;
    this.name = this.kept.read() ?? found?.name ?? '';
  }

  /** Before anything is done: strangers become guests under their name. */
  async introduce(): Promise<void> {
    const name = this.name.trim();
    this.kept.write(name);
    if (this.isKnown) return;
    await ask<PersonMessage>('POST', '/api/people', { name });
    this.isKnown = true;
  }
}
