/** What is going on, and whom the game waits for. */
import type { ViewMessage } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import { endingText } from './endings';
import { plain } from './markup';
import * as names from './names';

/** Round and phase, and the order or Movement that is being executed. */
export function headlineText(view: ViewMessage, context: Context): string {
  if (view.ending) return endingText(view, context);
  const going = goingOn(view, context);
  return plain(going ? `${phase(view, context)}: ${going}` : phase(view, context));
}

/** Whom the game waits for: Anna takes a turn. Empty when it is over. */
export function waitingText(view: ViewMessage, context: Context): string {
  const { asked } = view.now;
  if (!asked) return '';
  if (asked.seat === null) return t('waiting-chance');
  return plain(t(`waiting-${asked.kind}`, { name: names.player(asked.seat, context) }));
}

function phase(view: ViewMessage, { words }: Context): string {
  if (view.phase === 'set-up') return t('headline-set-up');
  const isManaged = view.now.steps.some((step) => step.step === 'management');
  return t('headline-round', {
    round: view.round,
    rounds: words.edition.numbers.rounds,
    phase: t(`phase-${isManaged ? 'management' : view.phase}`),
  });
}

function goingOn(view: ViewMessage, context: Context): string {
  const { movement, order } = view.now;
  if (movement)
    return t('headline-movement', {
      mover: movement.attackers,
      attackers: names.owner(movement.attackers, context),
      start: names.area(movement.start, context),
      target: names.area(movement.target, context),
    });
  if (!order) return '';
  return t('headline-order', {
    family: names.family(order.family, context),
    order: names.order(order.family, order.order, context),
    area: names.area(order.area, context),
  });
}
