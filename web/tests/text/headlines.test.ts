import { describe, expect, it } from 'vitest';
import type { Ending, ViewMessage } from '$lib/api/schema';
import {
  costText,
  endingRule,
  endingText,
  headlineText,
  questionAsked,
  refusalText,
  waitingText,
} from '$lib/text/sentences';
import { contextOf, MODES, questions, questionsOf, snapshot } from '../fixtures';
import { expectSentence } from './sentence';

const over = contextOf('2v2', snapshot('2v2', 'over'), 0);

function ended(ending: Ending): ViewMessage {
  return { ...over.view, ending };
}

describe('What is going on', () => {
  it.each(MODES)('is told at every question in %s', (mode) => {
    for (const { snapshot: seen } of questions(mode)) {
      const context = contextOf(mode, seen, seen.question!.seat!);
      expectSentence(headlineText(context.view, context));
      expectSentence(waitingText(context.view, context));
    }
  });

  it('names round and phase', () => {
    const seen = questionsOf('2v2', 'turn')[0]!.snapshot;
    expect(headlineText(seen.view!, contextOf('2v2', seen, 0))).toBe('Round 1 of 4, planning');
  });

  it('names the Movement that is under way', () => {
    const seen = questionsOf('2v2', 'force')[0]!.snapshot;
    const text = headlineText(seen.view!, contextOf('2v2', seen, 0));
    expect(text).toMatch(/^Round \d of 4, encounter: \w+ moves from .+ to .+$/u);
  });

  it('says to others whom the game waits for', () => {
    const seen = snapshot('2v2', 'waiting');
    const context = contextOf('2v2', seen, 0);
    expect(questionAsked(seen.question!, context).text).toBe(waitingText(seen.view!, context));
  });
});

describe('The end', () => {
  it.each(MODES)('of a game in %s is told', (mode) => {
    const context = contextOf(mode, snapshot(mode, 'over'), 0);
    expectSentence(endingText(context.view, context));
    expect(headlineText(context.view, context)).toBe(endingText(context.view, context));
  });

  it.each(['family', 'team', 'majority', 'tie-break area', 'starting piece'])(
    'by %s has its reason and its rule',
    (by) => {
      const ending = { winner: 0, by, mandamenti: [3, 3] };
      expectSentence(endingText(ended(ending), over));
      expect(endingRule(ending)).toMatch(/^1[23]\.1\.\d$/u);
    },
  );

  it('may be a draw', () => {
    const ending = { winner: null, by: 'draw', mandamenti: [2, 2] };
    const decides = over.words.edition.areas.find((area) => area.is_tiebreak)!.name.en;
    expect(endingText(ended(ending), over)).toBe(
      `A draw with 2 Mandamenti each: nobody has ${decides}`,
    );
  });
});

describe('Costs', () => {
  it('say what goes to whom', () => {
    const cost = { bank: 2, owners: { blue: 1 }, income: 0, orders: 1, soldati: 0 };
    expect(costText(cost, over)).toBe('2 to the bank, 1 to Blue, give up 1 order');
  });

  it('say what comes', () => {
    const cost = { bank: 0, owners: {}, income: 3, orders: 0, soldati: 1 };
    expect(costText(cost, over)).toBe('1 Soldato to the supply, receive 3');
  });
});

describe('A refusal', () => {
  it('of the rules or the server has its text', () => {
    expect(refusalText({ key: 'refused.labs-full' })).toBe(
      'This area has no room for another lab.',
    );
    expect(refusalText({ key: 'problem.settings.mode', detail: 'x' })).toBe(
      'There is no such mode or level.',
    );
  });

  it('without a text says what the server says', () => {
    expect(refusalText({ key: 'problem.new', detail: 'Something new.' })).toBe('Something new.');
  });

  it('by a rule says which', () => {
    const detail = 'A lab is placed in an own area. [5.4.5]';
    expect(refusalText({ key: 'problem.not-offered', detail })).toBe(detail);
  });
});
