import { describe, expect, it } from 'vitest';
import { costText, optionText, questionText } from '$lib/text/sentences';
import { contextOf, MODES, questions, type Question } from '../fixtures';
import { expectSentence } from './sentence';

const asked = MODES.flatMap((mode) => questions(mode));

function contextFor({ mode, stand }: Question) {
  return contextOf(mode, stand, stand.question!.seat!);
}

describe.each(asked)('$name', (question) => {
  const { options, anytime } = question.stand.question!;
  const context = contextFor(question);

  it('is asked in a sentence', () => {
    expectSentence(questionText(question.stand.question!, context));
  });

  it('has a sentence for each answer', () => {
    for (const answer of [...options, ...anytime]) expectSentence(optionText(answer, context));
  });

  it('has answers that can be told apart', () => {
    const texts = options.map((answer) => optionText(answer, context));
    expect(texts).toEqual([...new Set(texts)]);
  });

  it('tells what answers cost', () => {
    for (const { cost } of options) if (cost) expectSentence(costText(cost, context));
  });
});
