import { afterEach, describe, expect, test, vi } from 'vitest';
import { SeatApi } from '$lib/api/seat';
import { Person, renameSeat } from '$lib/state/person.svelte';
import { snapshot } from '../fixtures';

/** A server that answers every request in turn, and what it was asked. */
function server(...replies: [status: number, said: unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const [status, said] = replies.shift()!;
    return Promise.resolve(new Response(JSON.stringify(said), { status }));
  });
  return asked;
}

const ANNA: [number, unknown] = [200, { id: 'anna', name: 'Anna' }];
const problem = (status: number, key: string): [number, unknown] => [
  status,
  { key, rule: '', detail: key },
];

afterEach(() => vi.unstubAllGlobals());

describe('who sits before a browser', () => {
  test('who is known is not introduced again', async () => {
    const asked = server(ANNA);
    const person = new Person();
    await person.introduce();
    expect(asked).toEqual(['GET /api/people/me']);
    expect(person.name).toBe('Anna');
  });

  test('a stranger becomes a guest', async () => {
    const asked = server([200, null], ANNA);
    const person = new Person();
    await person.meet();
    expect(person.isKnown).toBe(false);
    person.name = 'Anna';
    await person.introduce();
    expect(asked).toEqual(['GET /api/people/me', 'POST /api/people']);
  });

  test('who is known and wants to be called otherwise says so', async () => {
    const asked = server(ANNA, [200, { id: 'anna', name: 'Eva' }]);
    const person = new Person();
    await person.meet();
    person.name = ' Eva ';
    await person.introduce();
    expect(asked).toEqual(['GET /api/people/me', 'POST /api/people']);
    expect(person.name).toBe('Eva');
  });

  test('who cannot be recognized now does not become somebody else', async () => {
    const asked = server(problem(429, 'problem.too-many'), ANNA);
    const person = new Person();
    person.name = 'Anna';
    await expect(person.introduce()).rejects.toMatchObject({ key: 'problem.too-many' });
    await person.introduce();
    expect(asked).toEqual(['GET /api/people/me', 'GET /api/people/me']);
  });
});

test.each([
  ['first', 0, ['POST /api/people', 'PUT /api/tables/table/seats/0/name']],
  ['second', 1, ['PUT /api/tables/table/seats/1/name']],
])('who sits %s before a screen is called otherwise', async (_, seat, wanted) => {
  const seats = snapshot('2v2', 'open').table.seats.map((each) => ({
    ...each,
    is_yours: each.seat < 2,
  }));
  const asked = server([200, { id: 'anna', name: 'Eva' }], [200, {}]);
  await renameSeat(new SeatApi('table', seat), seats, 'Eva');
  expect(asked).toEqual(wanted);
});
