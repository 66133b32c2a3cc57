/** Who sits before this browser. The name can differ from table to table; the person stays. */
import { ask } from '$lib/api/client';
import type { PersonMessage } from '$lib/api/schema';
import { StoredValue } from '$lib/state/storage';

export class Person {
  name = $state('');
  isKnown = $state(false);

  private readonly kept = new StoredValue<string>('name');
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
    const name = this.name.trim();
    this.kept.write(name);
    await this.meet();
    if (this.isKnown) return;
    await ask<PersonMessage>('POST', '/api/people', { name });
    this.isKnown = true;
  }

  private async recognize(): Promise<void> {
    this.name ||= this.kept.read() ?? '';
    const found = await ask<PersonMessage | null>('GET', '/api/people/me');
    this.isKnown = found !== null;
    this.name ||= found?.name ?? '';
  }
}
