import { expect, test } from 'vitest';
import { said } from '$lib/decisions/promptText';
import type { Assets } from '$lib/state/assets';
import { Table } from '$lib/state/table.svelte';
import { Words } from '$lib/text/words';
import { board, edition, questionsOf } from '../fixtures';

const printed = { edition: edition('2v2'), board, words: new Words(edition('2v2')) } as Assets;

test.each([
  ['planning', '4.2'],
  ['encounter', '7.2'],
])('who acts in the %s phase is led to the rule of that phase', (phase, rule) => {
  const found = questionsOf('2v2', 'act').find((each) => each.snapshot.view?.phase === phase);
  const { question } = found!.snapshot;
  const table = new Table(printed, 'table', question!.seat!, found!.snapshot);
  expect(said(table)).toMatchObject({ rule, isCall: true });
});
