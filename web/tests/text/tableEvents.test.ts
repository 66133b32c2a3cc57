import { describe, expect, it } from 'vitest';
import type { RowMessage } from '$lib/api/schema';
import { tableEventText } from '$lib/text/sentences';
import { snapshot } from '../fixtures';
import { expectSentence } from './sentence';

type TableEvent = NonNullable<RowMessage['table_event']>;

const people = { names: ['Anna', 'Bruno', 'Carla', 'Dario'], view: snapshot('2v2', 'over').view };

function told(event: TableEvent, seat: number | null = 1): string {
  return tableEventText(
    { number: 1, at: 0, seat, table_event: event, entry: null, undone: null },
    people,
  );
}

const TABLE_EVENTS: [TableEvent, string][] = [
  [{ kind: 'sat', name: 'Bruno' }, 'Bruno sits down'],
  [{ kind: 'left' }, 'Bruno leaves the seat'],
  [{ kind: 'started', names: ['Anna', 'Bruno'] }, 'The game begins'],
  [{ kind: 'paused' }, 'The game is paused'],
  [{ kind: 'resumed' }, 'The game goes on'],
  [{ kind: 'chose-early' }, 'Bruno has chosen'],
  [{ kind: 'withdrawn' }, 'Bruno has to choose again'],
  [{ kind: 'lent', milliseconds: 120_000, to: 3 }, 'Bruno lends Dario 2 minutes'],
  [{ kind: 'lent', milliseconds: 30_000, to: 3 }, 'Bruno lends Dario 30 seconds'],
  [{ kind: 'ran-out' }, 'The time of Bruno has run out'],
  [{ kind: 'took-over', bot: 'soldato' }, 'A bot (Soldato) plays for Bruno'],
  [{ kind: 'returned' }, 'Bruno is back'],
  [{ kind: 'renamed', name: 'Eva' }, 'A player is now called Eva'],
  [{ kind: 'rematch', table: 'x' }, 'They play again at another table'],
  [{ kind: 'ended', how: 'over', winner: 1 }, 'The game is over: Bruno and Dario win'],
  [{ kind: 'ended', how: 'over', winner: null }, 'The game is over: a draw'],
  [{ kind: 'ended', how: 'conceded', winner: 0 }, 'The game has been given up: Anna and Carla win'],
  [{ kind: 'ended', how: 'cancelled', winner: null }, 'The game has been cancelled'],
  [{ kind: 'ended', how: 'draw', winner: null }, 'The players have agreed on a draw'],
];

describe('What happens at a table', () => {
  it.each(TABLE_EVENTS)('%o is told', (event, sentence) => {
    expect(told(event)).toBe(sentence);
  });

  it.each(['pause', 'resume', 'cancel', 'draw', 'undo', 'replace'])('tells votes on %s', (on) => {
    for (const is_for of [true, false]) {
      const text = told({ kind: 'voted', on, is_for, first: 0, about: 3 });
      expectSentence(text);
      expect(text).toMatch(is_for ? /^Bruno is for / : /^Bruno is against /);
    }
  });

  it('is told before the game has begun', () => {
    const row: RowMessage = {
      number: 1,
      at: 0,
      seat: 0,
      table_event: { kind: 'left' },
      entry: null,
      undone: null,
    };
    expect(tableEventText(row, { names: ['Anna'], view: null })).toBe('Anna leaves the seat');
  });
});
