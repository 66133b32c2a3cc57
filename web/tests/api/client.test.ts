/** What comes back from a server that is away behind a proxy. */
import { expect, test, vi } from 'vitest';
import { isUnreached } from '$lib/api/connection';
import { ask } from '$lib/api/client';

test.each([
  ['a proxy finds nobody behind it', 502, '<html><h1>502 Bad Gateway</h1></html>'],
  ['a proxy says nothing at all', 503, ''],
  ['something in between speaks JSON too', 504, '{"error": "timeout"}'],
  ['the reply was cut', 200, '{"table": {"num'],
])('it is as if nobody were there when %s', async (_, status, text) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
  const problem: unknown = await ask('GET', '/api/people/me').catch((found: unknown) => found);
  expect(isUnreached(problem)).toBe(true);
});
