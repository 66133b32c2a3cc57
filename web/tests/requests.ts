/** What is asked of the server, and what it replies; where there is no reply, the way to it is cut. */
import { vi } from 'vitest';

export type Reply = (body: unknown) => unknown;

export interface Asked {
  /** Without what is the same for all requests of a seat: `PUT /draft`. */
  what: string;
  body: unknown;
}

export class Requests {
  readonly asked: Asked[] = [];

  constructor(private readonly replies: Record<string, Reply> = {}) {
    vi.stubGlobal('fetch', this.fetch);
  }

  /** Reply to something from now on. */
  reply(what: string, reply: Reply): void {
    this.replies[what] = reply;
  }

  /** What was sent along, each time that it was asked. */
  bodies(what: string): unknown[] {
    return this.asked.filter((each) => each.what === what).map(({ body }) => body);
  }

  private fetch = async (path: string, init: RequestInit): Promise<unknown> => {
    const what = `${init.method} ${path.replace(/^\/api\/tables\/\w+\/seats\/\d/u, '')}`;
    const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined;
    this.asked.push({ what, body });
    const reply = this.replies[what];
    if (!reply) throw new TypeError('Failed to fetch');
    return { ok: true, json: () => Promise.resolve(reply(body)) };
  };
}

/** Until what was replied has arrived. */
export const settled = () => new Promise((done) => setTimeout(done, 2));
