import { describe, expect, test, vi } from 'vitest';
import { Problem, UNREACHED } from '$lib/api/client';
import type { ChatMessage, Saying } from '$lib/api/schema';
import type { SeatApi } from '$lib/api/seat';
import { Talk } from '$lib/state/talk.svelte';

const saying = (number: number, is_plan = false): Saying =>
  ({ number, seat: 1, at: number, text: `${number}`, is_plan }) as Saying;

const streamed = (...sayings: Saying[]): ChatMessage =>
  ({ channel: 'team', anew: false, sayings }) as unknown as ChatMessage;

/** A talk whose history comes when it is let through. */
function waitingTalk(...history: Saying[]) {
  let letThrough = (): void => {};
  const asked: number[] = [];
  const api = {
    table: 'table',
    seat: 0,
    sayings: async (_: string, after: number) => {
      asked.push(after);
      await new Promise<void>((resolve) => (letThrough = resolve));
      return history.filter(({ number }) => number > after);
    },
  } as unknown as SeatApi;
  return { talk: new Talk(api), letThrough: () => letThrough(), asked };
}

const numbers = (talk: Talk): number[] => talk.sayings.team.map(({ number }) => number);

describe('what is said', () => {
  test('while the history loads is behind it', async () => {
    const { talk, letThrough } = waitingTalk(saying(1), saying(2), saying(3));
    const loading = talk.load('team');
    await talk.hear(streamed(saying(3), saying(4)));
    letThrough();
    await loading;
    expect(numbers(talk)).toEqual([1, 2, 3, 4]);
    expect(talk.unread('team')).toBe(4);
  });

  test('before the history is asked for hides nothing of it', async () => {
    const { talk, letThrough, asked } = waitingTalk(saying(1), saying(2));
    await talk.hear(streamed(saying(2)));
    const loading = talk.load('team');
    letThrough();
    await loading;
    expect(asked).toEqual([0]);
    expect(numbers(talk)).toEqual([1, 2]);
  });

  test('is read when it was seen, and plans call nobody', async () => {
    const { talk } = waitingTalk();
    await talk.hear(streamed(saying(5)));
    expect(talk.unread('team')).toBe(1);
    talk.read('team');
    await talk.hear(streamed(saying(6, true)));
    expect(talk.unread('team')).toBe(0);
  });

  test('is asked for again when the server is back', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => new Response('{}'));
    let asked = 0;
    const sayings = async () => {
      if (asked++ === 0) throw new Problem(UNREACHED, null, UNREACHED);
      return [saying(1)];
    };
    const talk = new Talk({ table: 'table', seat: 0, sayings } as unknown as SeatApi);
    const heard = talk.hear({ channel: 'team', anew: true, sayings: [] } as unknown as ChatMessage);
    await vi.runAllTimersAsync();
    await heard;
    expect(numbers(talk)).toEqual([1]);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});
