import { describe, expect, it } from 'vitest';
import type { Chapter } from '$lib/api/schema';
import { partsOf } from '$lib/panels/rules/citations';
import { found } from '$lib/panels/rules/rulebook';

const BOOK: Chapter[] = [
  {
    number: '5',
    title: 'Actions',
    intro: 'What spaces bring.',
    sections: [
      {
        number: '5.2',
        title: 'Place',
        rules: [
          { number: '5.2.1', text: 'Place moves Soldati to the board. [R29]' },
          { number: '5.2.3', text: 'A lab goes ([1.3.10]). [R29] [R66]' },
        ],
      },
      { number: '5.5', title: 'Launder', rules: [{ number: '5.5.1', text: 'Money for labs.' }] },
    ],
  },
];

describe('rules', () => {
  it('are cited as links, and rulings are left out', () => {
    expect(partsOf('A lab goes ([1.3.10]). [R29] [R66]')).toEqual([
      { text: 'A lab goes (', rule: null },
      { text: '1.3.10', rule: '1.3.10' },
      { text: ').', rule: null },
    ]);
  });

  const numbers = (words: string) =>
    found(BOOK, words).flatMap(({ sections }) =>
      sections.flatMap(({ rules }) => rules.map(({ number }) => number)),
    );

  it('are all shown when nothing is looked for', () => {
    expect(numbers(' ')).toEqual(['5.2.1', '5.2.3', '5.5.1']);
  });

  it('are found by all their words in any order, by their heading and by their number', () => {
    expect(numbers('board soldati')).toEqual(['5.2.1']);
    expect(numbers('LAB place')).toEqual(['5.2.3']);
    expect(numbers('5.5')).toEqual(['5.5.1']);
    expect(numbers('R29')).toEqual([]);
  });
});
