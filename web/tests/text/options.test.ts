import { describe, expect, it } from 'vitest';
import { costAndRest, costText, optionText, questionAsked } from '$lib/text/sentences';
import { contextOf, MODES, questions, type Question } from '../fixtures';
import { expectSentence } from './sentence';

const asked = MODES.flatMap((mode) => questions(mode));

function contextFor({ mode, snapshot }: Question) {
  return contextOf(mode, snapshot, snapshot.question!.seat!);
}

describe.each(asked)('$name', (question) => {
  const { options, anytime } = question.snapshot.question!;
  const context = contextFor(question);

  it('is asked in a short sentence, with the rest in another', () => {
    const { text, detail } = questionAsked(question.snapshot.question!, context);
    expectSentence(text);
    expect(text.length).toBeLessThan(140);
    if (detail) expectSentence(detail);
  });

  it('has a sentence for each answer', () => {
    for (const answer of [...options, ...anytime]) expectSentence(optionText(answer, context));
  });

  it('has answers that can be told apart', () => {
    const texts = options.map((answer) => optionText(answer, context));
    expect(texts).toEqual([...new Set(texts)]);
  });
});

const dear = asked.flatMap((question) =>
  question.snapshot.question!.options.flatMap(({ cost }) =>
    cost ? [{ cost, context: contextFor(question) }] : [],
  ),
);

describe('What an answer costs', () => {
  it('is told in a sentence', () => {
    for (const { cost, context } of dear) expectSentence(costText(cost, context));
  });

  it('leaves Money, which is never less than nothing', () => {
    for (const { cost, context } of dear) {
      expect(costAndRest(cost, context)).not.toMatch(/keep -/u);
    }
  });
});
