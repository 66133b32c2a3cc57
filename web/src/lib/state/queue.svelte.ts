/** Requests one after the other, so that none is made on what another is about to change. */
import { Problem } from '$lib/api/client';

export class Queue {
  /** Whether something was sent and no reply has come. */
  isWaiting = $state(false);
  /** What the last one came to, if it did not work. */
  problem = $state.raw<Problem | null>(null);

  /** How many things have been sent so far. */
  sent = 0;

  private last: Promise<unknown> = Promise.resolve();
  private number = 0;

  /** Do something when all before it is done; whether it worked. */
  add(doing: () => Promise<void>): Promise<boolean> {
    this.sent++;
    this.number++;
    this.isWaiting = true;
    const done = this.last.then(() => this.run(doing));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Until every reply is there. */
  async idle(): Promise<void> {
    while (this.isWaiting) await this.last;
  }

  private async run(doing: () => Promise<void>): Promise<boolean> {
    this.problem = null;
    try {
      await doing();
      return true;
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      return false;
    } finally {
      this.isWaiting = --this.number > 0;
    }
  }
}
