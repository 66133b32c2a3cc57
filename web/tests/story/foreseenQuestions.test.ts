import { expect, test } from 'vitest';
import type { AnswerMessage } from '../../src/lib/api/schema';
import { foreseenQuestion, sequenceSet, sequenceText } from '../../src/lib/story/foreseenQuestions';

const next = (order: string): AnswerMessage => ({
  text: `next-order ${order}`,
  kind: 'next-order',
  variant: '',
  done: false,
  fields: { order },
  things: { order: 'order' },
});
const answers = [next('basic-1'), next('justice-a'), next('basic-2')];

test('a sequence is written in the notation, and read back', () => {
  const turned = [answers[2]!, answers[0]!, answers[1]!];
  const text = sequenceText(turned);
  expect(text).toBe('next-order basic-2\nnext-order basic-1\nnext-order justice-a');
  expect(sequenceSet(answers, text)).toEqual(turned);
});

test('orders that a sequence does not mention come last', () => {
  const set = sequenceSet(answers, 'next-order basic-2');
  expect(set.map(({ fields }) => fields.order)).toEqual(['basic-2', 'basic-1', 'justice-a']);
});

test('what a question is about is read from its name', () => {
  const question = (name: string) => foreseenQuestion({ name, kind: '', answers: [] });
  expect(question('orders')).toMatchObject({ by: 'sequence' });
  expect(question('card red/basic-1 enna')).toMatchObject({
    topic: 'card',
    order: { family: 'red', id: 'basic-1' },
    area: 'enna',
  });
  expect(question('second-movement blue/justice-a')).toMatchObject({
    topic: 'second-movement',
    order: { family: 'blue', id: 'justice-a' },
    area: null,
  });
  expect(question('final-action')).toMatchObject({
    topic: 'final-action',
    order: null,
    area: null,
  });
});
