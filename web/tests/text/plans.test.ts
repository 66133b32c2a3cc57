/** What a bot says to its partner is told in sentences, never in the notation of records. */
import { expect, test } from 'vitest';
import type { Saying } from '$lib/api/schema';
import { planLines } from '$lib/panels/botPlans';
import { entryText } from '$lib/text/sentences';
import { log } from '../fixtures';
import { tableAt } from '../tables';

const rows = log('2v2');
const [first, second] = rows.filter(({ entry }) => entry?.seat === 2 && !entry.answer.done);

function plan(...texts: string[]): Saying {
  return { number: 1, seat: 2, at: first!.at, text: texts.join('\n'), is_plan: true };
}

test('a plan that has been followed is told as what was done', () => {
  const table = tableAt();
  table.log.add(rows);
  const lines = planLines(plan(first!.entry!.answer.text), table);
  expect(lines).toEqual([entryText(first!.entry!, { ...table.textContext, round: 1 })]);
});

test('of what is still to come no notation is shown', () => {
  const table = tableAt();
  const texts = [first!, second!].map(({ entry }) => entry!.answer.text);
  expect(planLines(plan(...texts), table)).toEqual(['… and more']);
  table.log.add(rows.slice(0, first!.number));
  const [told, more] = planLines(plan(...texts), table);
  expect(told).not.toContain(texts[0]!);
  expect(more).toBe('… and more');
});
