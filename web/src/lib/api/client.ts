/** Requests to the server; what it refuses becomes a Problem with its rule. */
import type { LateProblem, Problem as ProblemMessage } from './schema';

export class Problem extends Error {
  constructor(
    readonly key: string,
    readonly rule: string | null,
    detail: string,
    readonly late: LateProblem | null = null,
  ) {
    super(detail);
  }
}

/** Nothing came back: the server is away, or the way to it is cut. */
export const UNREACHED = 'unreached';

/** Milliseconds after which no reply is expected any more. */
const TIMEOUT_MS = 30_000;

/** What has been asked for before anybody wanted it. */
const prefetched = new Map<string, Promise<unknown>>();

export function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const key = keyOf(method, path, body);
  const asked = prefetched.get(key) ?? request<T>(method, path, body);
  prefetched.delete(key);
  return asked as Promise<T>;
}

/** Ask for what somebody will ask for soon, who then gets this reply. */
export function prefetch<T>(method: string, path: string, body?: unknown): Promise<T> {
  const asked = request<T>(method, path, body);
  prefetched.set(keyOf(method, path, body), asked);
  return asked;
}

function keyOf(method: string, path: string, body: unknown): string {
  return JSON.stringify([method, path, body]);
}

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(path, {
    method,
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  // A reply that was cut in the middle is none.
  const content: unknown = await reply?.json().catch(() => undefined);
  if (!reply || content === undefined) throw new Problem(UNREACHED, null, UNREACHED);
  if (reply.ok) return content as T;
  throw problemOf(content);
}

function problemOf(content: unknown): Problem {
  const problem = content as (ProblemMessage & Partial<LateProblem>) | null;
  if (!problem?.key) return new Problem(UNREACHED, null, UNREACHED);
  const late = problem.snapshot ? (problem as LateProblem) : null;
  return new Problem(problem.key, problem.rule || null, problem.detail, late);
}

/** crypto.randomUUID is there only for https and this machine itself. */
export function newId(): string {
  const words = crypto.getRandomValues(new Uint32Array(4));
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('-');
}
