import { describe, expect, it } from 'vitest';
import type { RowMessage } from '$lib/api/schema';
import { noticeText } from '$lib/text/sentences';
import { snapshot } from '../fixtures';
import { expectSentence } from './sentence';

type Happened = NonNullable<RowMessage['happened']>;

const people = { names: ['Anna', 'Bruno', 'Carla', 'Dario'], view: snapshot('2v2', 'over').view };

function told(happened: Happened, seat: number | null = 1): string {
  return noticeText({ number: 1, at: 0, seat, happened, entry: null, undone: null }, people);
}

const HAPPENED: [Happened, string][] = [
  [{ happened: 'sat', name: 'Bruno' }, 'Bruno sits down'],
  [{ happened: 'stood' }, 'Bruno leaves the seat'],
  [{ happened: 'started', names: ['Anna', 'Bruno'] }, 'The game begins'],
  [{ happened: 'paused' }, 'The game is paused'],
  [{ happened: 'resumed' }, 'The game goes on'],
  [{ happened: 'answered' }, 'Bruno has chosen'],
  [{ happened: 'withdrawn' }, 'Bruno has to choose again'],
  [{ happened: 'lent', milliseconds: 120_000, to: 3 }, 'Bruno lends Dario 2 minutes'],
  [{ happened: 'lent', milliseconds: 30_000, to: 3 }, 'Bruno lends Dario 30 seconds'],
  [{ happened: 'ran-out' }, 'The time of Bruno has run out'],
  [{ happened: 'took-over', bot: 'soldato' }, 'A bot (Soldato) plays for Bruno'],
  [{ happened: 'returned' }, 'Bruno is back'],
  [{ happened: 'renamed', name: 'Eva' }, 'A player is now called Eva'],
  [{ happened: 'rematch', table: 'x' }, 'They play again at another table'],
  [{ happened: 'ended', how: 'over', winner: 1 }, 'The game is over: Bruno and Dario win'],
  [{ happened: 'ended', how: 'over', winner: null }, 'The game is over: a draw'],
  [
    { happened: 'ended', how: 'conceded', winner: 0 },
    'The game has been given up: Anna and Carla win',
  ],
  [{ happened: 'ended', how: 'cancelled', winner: null }, 'The game has been cancelled'],
  [{ happened: 'ended', how: 'draw', winner: null }, 'The players have agreed on a draw'],
];

describe('What happens at a table', () => {
  it.each(HAPPENED)('%o is told', (happened, sentence) => {
    expect(told(happened)).toBe(sentence);
  });

  it.each(['pause', 'resume', 'cancel', 'draw', 'undo', 'replace'])('tells votes on %s', (on) => {
    for (const is_for of [true, false]) {
      const text = told({ happened: 'voted', on, is_for, first: 0, about: 3 });
      expectSentence(text);
      expect(text).toMatch(is_for ? /^Bruno is for / : /^Bruno is against /);
    }
  });

  it('is told before the game has begun', () => {
    const row: RowMessage = {
      number: 1,
      at: 0,
      seat: 0,
      happened: { happened: 'stood' },
      entry: null,
      undone: null,
    };
    expect(noticeText(row, { names: ['Anna'], view: null })).toBe('Anna leaves the seat');
  });
});
