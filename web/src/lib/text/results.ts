/** How a fight came out, for who reads it: You win Enna: 2 Soldati of Blue fell, 1 of yours fell. */
import type { Loss } from '$lib/log/duel';
import type { Result } from '$lib/log/results';
import type { TurningPoint } from '$lib/log/turningPoints';
import { t } from '.';
import type { Context } from './context';
import { fact } from './facts';
import { parts, type Part } from './markup';
import * as names from './names';

/** Whose cowards go to the supply as those do who fall [8.9.4]. */
const NOBODYS = new Set(['neutral', 'fictional']);
const KINDS = ['lost', 'fled', 'joined'] as const;

export function resultParts(result: Result, context: Context): Part[] {
  const losses = result.losses.flatMap((loss) => lossTexts(loss, context));
  const text = outcome(result, context);
  return parts(losses.length > 0 ? t('fought-with', { text, losses: losses.join(', ') }) : text);
}

/** What changes at a turning point, a line each. */
export function turningPointParts({ round, facts }: TurningPoint, context: Context): Part[][] {
  const lines = facts.map((each) => fact(each, context)).filter((line) => line !== null);
  if (round !== null) lines.push(t('turning-point-round', { round }));
  return lines.map(parts);
}

function outcome({ area, outcome: how, holder, losses }: Result, context: Context): string {
  const own = names.familyOf(context.seat, context);
  const hasLost = losses.some(({ owner }) => owner === own) && holder !== own;
  return t(how === 'taken' && hasLost ? 'fought-lost' : `fought-${how}`, {
    area: names.area(area, context),
    whose: holder === own ? 'own' : 'other',
    owner: holder === null ? '' : names.owner(holder, context),
  });
}

function lossTexts(loss: Loss, context: Context): string[] {
  const own = names.familyOf(context.seat, context);
  return KINDS.filter((kind) => loss[kind] > 0).map((kind) =>
    t(`loss-${kind}`, {
      number: loss[kind],
      whose: loss.owner === own ? 'own' : NOBODYS.has(loss.owner) ? 'nobody' : 'other',
      owner: names.owner(loss.owner, context),
    }),
  );
}
