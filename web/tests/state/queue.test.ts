/** What is asked of the server is asked in turn, and what went wrong is told until the next works. */
import { afterEach, expect, test, vi } from 'vitest';
import { Problem, UNREACHED } from '$lib/api/client';
import { Queue } from '$lib/state/queue.svelte';
import { Requests } from '../requests';

const refused = new Problem('problem.late', null, 'late');
const fail = (wrong: Error) => () => Promise.reject(wrong);
const nothing = () => Promise.resolve();

afterEach(() => void vi.useRealTimers());

test('one thing is done after the other', async () => {
  const queue = new Queue();
  const done: number[] = [];
  let release = (): void => {};
  const first = queue.add(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    done.push(1);
  });
  const second = queue.add(async () => void done.push(2));
  await nothing();
  expect(done).toEqual([]);
  release();
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(done).toEqual([1, 2]);
});

test('it waits until the last reply is there', async () => {
  const queue = new Queue();
  expect(queue.isWaiting).toBe(false);
  const first = queue.add(nothing);
  const second = queue.add(nothing);
  await first;
  expect(queue.isWaiting).toBe(true);
  await second;
  expect(queue.isWaiting).toBe(false);
});

test('a reply is late after a while, and no longer when it is there', async () => {
  vi.useFakeTimers();
  const queue = new Queue();
  let release = (): void => {};
  const sent = queue.add(() => new Promise<void>((resolve) => (release = resolve)));
  await vi.advanceTimersByTimeAsync(200);
  expect(queue.isLate).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(queue.isLate).toBe(true);
  release();
  await sent;
  expect(queue.isLate).toBe(false);
});

test('what comes in time is never late', async () => {
  vi.useFakeTimers();
  const queue = new Queue();
  await queue.add(nothing);
  await vi.advanceTimersByTimeAsync(1000);
  expect(queue.isLate).toBe(false);
});

test('what was refused is told, and holds up nothing that comes after it', async () => {
  const queue = new Queue();
  expect(await queue.add(fail(refused))).toBe(false);
  expect(queue.problem).toBe(refused);
  expect(queue.isWaiting).toBe(false);
  expect(await queue.add(nothing)).toBe(true);
  expect(queue.problem).toBeNull();
});

test('a mistake of the page itself is not taken for a refusal, and the next goes on', async () => {
  const queue = new Queue();
  await expect(queue.add(fail(new TypeError('oops')))).rejects.toThrow('oops');
  expect(queue.problem).toBeNull();
  expect(await queue.add(nothing)).toBe(true);
});

test('that the server was away is forgotten when it answers again', async () => {
  vi.useFakeTimers();
  const requests = new Requests();
  const queue = new Queue();
  await queue.add(fail(new Problem(UNREACHED, null, UNREACHED)));
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.problem?.key).toBe(UNREACHED);
  requests.reply('GET /api/people/me', () => null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(queue.problem).toBeNull();
});
