/** Who is asked is led to where the choice lies. */
import { describe, expect, test } from 'vitest';
import type { OptionMessage, QuestionMessage } from '$lib/api/schema';
import {
  groupsOf,
  isAllIn,
  isBestSeen,
  isOnlyInPanel,
  panelOf,
  PANEL_OF,
} from '$lib/state/targets';
import { isVariantSaid, narrowed, targetsOf, thingsOf, type Pick } from '$lib/state/selection';
import { MODES, questions, questionsOf } from '../fixtures';

/** A question after some clicks. */
function choiceOf(question: QuestionMessage, picks: Pick[] = []) {
  const left = narrowed(question.options, picks);
  const things = thingsOf(targetsOf(question.options, picks));
  return { question, left, things, isVariantSaid: isVariantSaid(question.options, picks) };
}

describe.each(MODES)('a turn in %s', (mode) => {
  const question = questionsOf(mode, 'turn')[0]!.snapshot.question!;

  test('begins with a choice of buttons', () => {
    expect(panelOf(choiceOf(question))).toBeNull();
  });

  test('goes on at the sheets once a space is to be used, until the token is known', () => {
    const use: Pick = { by: 'variant', variant: 'use' };
    expect(panelOf(choiceOf(question, [use]))).toBe('sheets');
    expect(isOnlyInPanel(choiceOf(question, [use]))).toBe(true);
    const first = question.options.find(({ variant }) => variant === 'use')!;
    const space: Pick = { by: 'thing', thing: 'space', id: String(first.fields.space) };
    expect(panelOf(choiceOf(question, [use, space]))).toBe('sheets');
  });
});

test('where an area or a sea can be clicked nobody is led away from the map', () => {
  const asked = MODES.flatMap(questions).map(({ snapshot }) => choiceOf(snapshot.question!));
  const onMap = asked.filter(({ things }) => things.has('area') || things.has('sea'));
  expect(onMap.length).toBeGreaterThan(0);
  for (const choice of onMap) expect(panelOf(choice)).toBeNull();
});

test('nobody is led to a panel before it is said what is done there', () => {
  const { question } = questionsOf('2v2', 'act')[0]!.snapshot;
  const [option] = question!.options;
  const ordered = { area: 'camastra', order: 'red-1' };
  const options: OptionMessage[] = [
    { ...option!, variant: 'order', fields: ordered, things: { area: 'area', order: 'order' } },
    { ...option!, variant: 'place', fields: { area: 'enna', number: 1 }, things: { area: 'area' } },
  ];
  const asked = { ...question!, options };
  const area: Pick = { by: 'thing', thing: 'area', id: 'camastra' };
  expect(panelOf(choiceOf(asked, [area]))).toBeNull();
  expect(panelOf(choiceOf(asked, [area, { by: 'variant', variant: 'order' }]))).toBe('families');
});

test('a token of the mat is looked for on the mat', () => {
  const found = MODES.flatMap((mode) => questionsOf(mode, 'act'))
    .map(({ snapshot }) => choiceOf(snapshot.question!))
    .filter(({ things }) => things.has('row') && things.has('space'));
  expect(found.length).toBeGreaterThan(0);
  for (const choice of found) expect(panelOf(choice)).toBe('families');
});

test('columns are looked at by who has the room, though their names are buttons', () => {
  const columns = choiceOf(questionsOf('2v2', 'first-token')[0]!.snapshot.question!);
  expect([isOnlyInPanel(columns), isBestSeen(columns), panelOf(columns)]).toEqual([
    false,
    true,
    'sheets',
  ]);
  const areas = choiceOf(questionsOf('2v2', 'set-up-lab')[0]!.snapshot.question!);
  expect(isBestSeen(areas)).toBe(false);
});

test('whose token it is is asked for last', () => {
  const things = new Map([
    ['column' as const, ['police', 'church']],
    ['family' as const, ['red', 'neutral']],
  ]);
  expect(groupsOf(things).map(({ thing }) => thing)).toEqual(['column']);
});

describe('beside an open panel the prompt of a phone leaves out what lies there', () => {
  const asked = MODES.flatMap(questions).map(({ snapshot }) => choiceOf(snapshot.question!));

  test('only if all of it lies there', () => {
    const panels = new Set(Object.values(PANEL_OF));
    for (const choice of asked)
      for (const panel of panels)
        if (isAllIn(choice, panel))
          for (const thing of choice.things.keys()) expect(PANEL_OF[thing]).toBe(panel);
  });

  test.each(['helper', 'boat-goes', 'give-up'])('never the buttons of %s', (kind) => {
    const found = asked.filter(({ question }) => question.kind === kind);
    expect(found.length).toBeGreaterThan(0);
    for (const choice of found)
      for (const panel of Object.values(PANEL_OF)) expect(isAllIn(choice, panel)).toBe(false);
  });
});
