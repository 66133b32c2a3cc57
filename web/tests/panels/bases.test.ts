/** Who reads "base + 1" is told how much the base is. */
import { expect, test } from 'vitest';
import { baseTexts } from '$lib/panels/sheets/bases';
import { edition, questionsOf } from '../fixtures';

const [family] = questionsOf('2v2', 'turn')[0]!.snapshot.view!.families;
const actions = edition('2v2').sheets.flatMap(({ spaces }) => spaces.map(({ action }) => action));

test('an action that adds to the base value says what that is', () => {
  const added = actions.find((action) => action?.words === 'place +2')!;
  const police = family!.mat.find(({ row }) => row === 'police')!;
  expect(baseTexts(added, family)).toEqual([`Your base for placing is ${police.value}.`]);
});

test('an action with plain numbers needs no base', () => {
  const plain = actions.find((action) => action && !action.text.includes('base'))!;
  expect(baseTexts(plain, family)).toEqual([]);
  expect(baseTexts(null, family)).toEqual([]);
});
