/** Printed actions in very few words, as names of spaces. */
import type { PrintedAction, PrintedEffect, PrintedSoloSpace, PrintedSpace } from '$lib/api/schema';
import { has, t } from '.';
import type { Words } from './words';

/** Order + Place +1, or Launder / Recruit +1 where one is chosen. */
export function actionName(action: PrintedAction, words: Words): string {
  const names = action.parts.map((effect) => effectName(effect, words));
  return names.join(action.choose ? ' / ' : ' + ');
}

/** Place +1; the name of a word with a qualifier may be another one. */
function effectName(effect: PrintedEffect, words: Words): string {
  const qualified = `effect-${effect.word}-${effect.qualifier}`;
  const key = effect.qualifier && has(qualified) ? qualified : `effect-${effect.word}`;
  const sign = effect.bonus ? '+' : '';
  return t(key, {
    n: effect.numbers.map((number) => `${sign}${number}`).join('/'),
    number: effect.numbers[0] ?? 1,
    row: words.row(effect.qualifier),
  });
}

type Space = PrintedSpace | PrintedSoloSpace;

/** The names of the spaces of one sheet; those that do the same are told apart by their column. */
export function spaceNames(spaces: Space[], words: Words): Map<string, string> {
  const names = spaces.map((space) => spaceName(space, words));
  const isOnly = (name: string) => names.filter((other) => other === name).length === 1;
  return new Map(
    spaces.map((space, index) => {
      const name = names[index]!;
      return [space.id, isOnly(name) ? name : inColumn(name, space, words)];
    }),
  );
}

function spaceName(space: Space, words: Words): string {
  if (!space.action) return t(`space-${(space as PrintedSpace).kind}`);
  const action = actionName(space.action, words);
  if (space.money === 0) return action;
  const key = space.money < 0 ? 'space-pays' : 'space-receives';
  return t(key, { action, money: Math.abs(space.money) });
}

function inColumn(name: string, space: Space, words: Words): string {
  return 'column' in space ? t('space-in', { name, column: words.column(space.column) }) : name;
}
