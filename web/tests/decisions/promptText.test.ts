import { expect, test } from 'vitest';
import { promptText } from '$lib/decisions/promptText';
import { questionsOf } from '../fixtures';
import { tableAt } from '../tables';

test.each([
  ['planning', '4.2'],
  ['encounter', '7.2'],
])('who acts in the %s phase is led to the rule of that phase', (phase, rule) => {
  const found = questionsOf('2v2', 'act').find((each) => each.snapshot.view?.phase === phase);
  const { question } = found!.snapshot;
  const table = tableAt(found!.snapshot, question!.seat!);
  expect(promptText(table)).toMatchObject({ rule, isCall: true });
});
