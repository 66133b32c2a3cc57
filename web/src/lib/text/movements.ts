/** A declared Movement, and who and what stands where it leads. */
import type { DeclaredMovement } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import * as names from './names';

export function movementSubject(movement: DeclaredMovement, context: Context): string {
  return t('subject-movement', {
    mover: movement.attackers,
    attackers: names.owner(movement.attackers, context),
    number: context.view.fight?.soldati ?? 0,
    start: names.area(movement.start, context),
    target: names.area(movement.target, context),
    there: areaText(movement.target, context),
  });
}

/** Who and what stands in an area: Red 3, 1 car, 2 labs. */
function areaText(id: string, { view, words }: Context): string {
  const area = view.areas.find((each) => each.id === id);
  if (!area) return '';
  const { holder, soldati, cars, labs } = area;
  const held = holder
    ? t('area-held', { holder: words.owner(holder), number: soldati })
    : t('area-empty');
  return [held, cars && t('n-cars', { number: cars }), labs && t('n-labs', { number: labs })]
    .filter(Boolean)
    .join(', ');
}
