/** What is half chosen says what it lacks. */
import { expect, test } from 'vitest';
import { remainingChoiceText } from '$lib/decisions/remainingChoice';
import {
  isVariantSaid,
  narrowed,
  targetsOf,
  thingsOf,
  variantsOf,
  type Pick,
} from '$lib/state/selection';
import type { QuestionMessage } from '$lib/api/schema';
import { MODES, questions, questionsOf } from '../fixtures';
import { expectSentence } from '../text/sentence';

function textOf(question: QuestionMessage, picks: Pick[]): string {
  const left = narrowed(question.options, picks);
  return remainingChoiceText({
    question,
    picks,
    left,
    variants: variantsOf(left),
    isVariantSaid: isVariantSaid(question.options, picks),
  });
}

test('a space without its token asks for the token', () => {
  const question = questionsOf('2v2', 'turn')[0]!.snapshot.question!;
  const first = question.options.find(({ variant }) => variant === 'use')!;
  const picks: Pick[] = [
    { by: 'variant', variant: 'use' },
    { by: 'thing', thing: 'space', id: String(first.fields.space) },
  ];
  expect(textOf(question, picks)).toBe('Now choose which token of the top sheet to lay there.');
});

test('nothing lacks before the first click', () => {
  const question = questionsOf('2v2', 'turn')[0]!.snapshot.question!;
  expect(textOf(question, [])).toBe('');
});

const clicked = MODES.flatMap(questions).flatMap(({ name, snapshot }) =>
  [...thingsOf(targetsOf(snapshot.question!.options, []))].map(([thing, ids]) => ({
    name: `${name} by a ${thing}`,
    question: snapshot.question!,
    pick: { by: 'thing', thing, id: ids[0]! } as const,
  })),
);

test.each(clicked)('$name: what lacks after any click is said', ({ question, pick }) => {
  const text = textOf(question, [pick]);
  if (narrowed(question.options, [pick]).length > 1) expectSentence(text);
  expect(text).not.toMatch(/remaining-/u);
});
