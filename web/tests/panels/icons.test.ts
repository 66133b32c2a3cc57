import { describe, expect, it } from 'vitest';
import type { PrintedAction } from '$lib/api/schema';
import { iconOf, numberOf } from '$lib/icons/effectIcon';
import { PATHS } from '$lib/icons/paths';
import { edition, MODES } from '../fixtures';

function actions(): PrintedAction[] {
  return MODES.map(edition).flatMap((box) => [
    box.bar,
    ...box.columns.map((column) => column.action),
    ...box.sheets.flatMap((sheet) => sheet.spaces.flatMap((space) => space.action ?? [])),
    ...box.families.flatMap((family) => family.orders.map((order) => order.action)),
    ...box.tiles.map((tile) => tile.action),
    ...box.cards.map((card) => card.action),
    ...(box.solo?.spaces.map((space) => space.action) ?? []),
  ]);
}

const effects = actions().flatMap((action) => action.parts);

describe('signs of effects', () => {
  it('stand for everything that is printed', () => {
    const without = effects.filter((effect) => iconOf(effect) === 'question');
    expect(without.map((effect) => effect.words)).toEqual([]);
  });

  it('differ for different words', () => {
    const drawn = new Map(effects.map((effect) => [effect.word, PATHS[iconOf(effect)].stroke]));
    expect(new Set(drawn.values()).size).toBe(drawn.size);
  });

  it('have the printed numbers beside them', () => {
    const told = (words: string) => numberOf(effects.find((effect) => effect.words === words)!);
    expect(told('place +1')).toBe('+1');
    expect(told('shotgun 2')).toBe('×2');
    expect(told('shotgun')).toBe('');
    expect(told('skull 2')).toBe('2');
  });
});
