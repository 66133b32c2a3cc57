/** Requests one after the other, so that none is made on what another is about to change. */
import { answersAgain, isUnreached } from '$lib/api/connection';
import { Problem } from '$lib/api/client';

/** Milliseconds after which a reply is late. */
const LATE_MS = 250;

export class Queue {
  /** Whether something was sent and no reply has come. */
  isWaiting = $state(false);
  /** Whether one has waited for a while. */
  isLate = $state(false);
  /** What the last one came to, if it did not work. */
  problem = $state.raw<Problem | null>(null);

  /** How many things have been sent so far. */
  sent = 0;

  private last: Promise<unknown> = Promise.resolve();
  private number = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Do something when all before it is done; whether it worked. */
  add(doing: () => Promise<void>): Promise<boolean> {
    this.sent++;
    this.number++;
    this.isWaiting = true;
    this.timer ??= setTimeout(() => (this.isLate = true), LATE_MS);
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
      if (isUnreached(problem)) void answersAgain().then(() => this.forget(problem));
      return false;
    } finally {
      if (--this.number === 0) this.rest();
    }
  }

  /** It is not true any more. */
  private forget(problem: Problem): void {
    if (this.problem === problem) this.problem = null;
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.isWaiting = false;
    this.isLate = false;
  }
}
