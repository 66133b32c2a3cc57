import { describe, expect, it } from 'vitest';
import type { EventMessage } from '$lib/api/messages';
import { roundsOf } from '$lib/log/times';
import type { RowMessage } from '$lib/api/schema';
import { entryParts, eventParts, eventText, rowParts, rowText } from '$lib/text/sentences';
import { contextOf, log, MODES, snapshot } from '../fixtures';
import { expectSentence } from './sentence';

const games = MODES.flatMap((mode) => [
  { mode, rows: log(mode), then: snapshot(mode, 'over') },
  { mode, rows: log(mode, 'quick'), then: snapshot(mode, 'waiting') },
]);

const context = contextOf('2v2', snapshot('2v2', 'over'), 0);

function rowsWith(kind: string, variant: string): RowMessage[] {
  return log('2v2').filter(
    ({ entry }) => entry?.answer.kind === kind && entry.answer.variant === variant,
  );
}

describe.each(games)('A game in $mode', ({ mode, rows, then }) => {
  const rounds = roundsOf(rows);
  const told = contextOf(mode, then, 0);

  it('has a sentence for every row', () => {
    for (const [place, row] of rows.entries()) {
      expectSentence(rowText(row, { ...told, round: rounds[place]! }));
    }
  });

  it('tells what came of it', () => {
    for (const [place, row] of rows.entries()) {
      for (const event of (row.entry?.events ?? []) as EventMessage[]) {
        const text = eventText(event, { ...told, round: rounds[place]! });
        if (text !== null) expectSentence(text);
      }
    }
  });

  it('says the same in parts', () => {
    for (const row of rows) {
      const texts = rowParts(row, told).map((part) =>
        typeof part === 'string' ? part : part.text,
      );
      expect(texts.join('')).toBe(rowText(row, told));
    }
  });
});

describe('An entry', () => {
  it('names places and families so that they can be linked', () => {
    const { entry } = rowsWith('act', 'car')[0]!;
    const named = entryParts(entry!, context).filter((part) => typeof part !== 'string');

    expect(named.map(({ kind }) => kind)).toEqual(['family', 'area']);
    expect(named[1]!.id).toBe(entry!.answer.fields.area);
  });

  it('does not tell which order others have laid', () => {
    const unseen = rowsWith('act', 'order').filter(({ entry }) => !entry!.answer.fields.order);

    expect(unseen.length).toBeGreaterThan(0);
    for (const row of unseen) {
      expect(rowText(row, context)).toMatch(/^\w+ lays an order face down in \p{Lu}/u);
    }
  });

  it('of choosing families is told of players, who have none yet', () => {
    const [row] = rowsWith('choose-families', '');
    expect(rowText(row!, context)).toMatch(/^Anna leads /u);
  });

  it('is told with the spaces of its round', () => {
    const row = rowsWith('turn', 'use')[0]!;
    const parts = rowParts(row, { ...context, round: 1 });
    const space = parts.find((part) => typeof part !== 'string' && part.kind === 'space');

    expect(space).toMatchObject({ id: `1/${row.entry!.answer.fields.space}` });
  });
});

describe('Rounds of rows', () => {
  it('begin with the first and go back when a turn is taken back', () => {
    const rounds = roundsOf(log('2v2'));

    expect(rounds[0]).toBe(1);
    expect(rounds.at(-1)).toBe(context.view.round);
    expect(rounds).toEqual([...rounds].sort());
  });
});

describe('What came of an entry', () => {
  it('names what it is about', () => {
    const held: EventMessage = { key: 'event.held', area: 'enna', holder: 'red' };
    expect(eventParts(held, context)).toEqual([
      { kind: 'family', id: 'red', text: 'Red' },
      ' holds ',
      { kind: 'area', id: 'enna', text: 'Enna' },
    ]);
  });

  it('is not told where nobody wants to read it', () => {
    expect(eventText({ key: 'event.asked', seat: 0, kind: 'turn' }, context)).toBeNull();
  });
});
