/** The way back to the server, after nothing came from it. */
import { ask, Problem, UNREACHED } from './client';

/** Milliseconds between attempts. */
const RETRY_MS = 2000;

let waiting: Promise<void> | null = null;

/** Until the server answers again: asked now and then, once for all who wait. */
export function answersAgain(): Promise<void> {
  waiting ??= untilAnswered().finally(() => (waiting = null));
  return waiting;
}

export const isUnreached = (problem: unknown): boolean =>
  problem instanceof Problem && problem.key === UNREACHED;

async function untilAnswered(): Promise<void> {
  do await new Promise((done) => setTimeout(done, RETRY_MS));
  while (!(await isThere()));
}

/** A refusal is an answer too. */
async function isThere(): Promise<boolean> {
  try {
    await ask('GET', '/api/people/me');
    return true;
  } catch (problem) {
    return !isUnreached(problem);
  }
}
