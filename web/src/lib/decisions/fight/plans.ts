/** Which Movements and Strikes are worth a forecast: those that are on offer. */
import type {
  BonusesMessage,
  ForecastMessage,
  NewForecast,
  OptionMessage,
  QuestionMessage,
} from '$lib/api/schema';

/**
 * What is pointed at: one target from every start and by every way that are on offer. Without a
 * pointer it is the one target that is left.
 */
export function pointedPlans(
  question: QuestionMessage | null,
  left: readonly OptionMessage[],
  hovered: string | null,
): NewForecast[] {
  if (!question) return [];
  const plans = left.flatMap((option) => planOf(question, option) ?? []);
  const there = plans.filter((plan) => plan.target === hovered);
  const pointed = there.length > 0 ? there : plans;
  const isOne = pointed.every((plan) => plan.target === pointed[0]!.target);
  return isOne ? [...new Map(pointed.map((plan) => [keyOf(plan), plan])).values()] : [];
}

/** Tells plans apart that differ in more than how many go. */
export function keyOf({ start, target, way, car }: NewForecast): string {
  return [start, target, way, car].join(' ');
}

export function hasStarts(plans: readonly NewForecast[]): boolean {
  return new Set(plans.map(({ start }) => start)).size > 1;
}

/** With all who may go; how many is asked next. */
function planOf(question: QuestionMessage, option: OptionMessage): NewForecast | null {
  const { start, area, way, car } = option.fields;
  const by = {
    start: String(start),
    target: String(area),
    order: question.order?.order ?? null,
    family: question.order?.family ?? null,
  };
  if (option.variant === 'shotgun') return { ...by, way: way as NewForecast['way'] };
  if (option.variant === 'bomb') return { ...by, way: 'bomb', car: car === true };
  if (option.kind !== 'agitate-move') return null;
  return { ...by, start: String(question.about?.fields.from), order: null };
}

/** What is compared, each once: a car of some answers is worth a line of its own. */
export function bonusesIn(forecasts: readonly ForecastMessage[]): BonusesMessage[] {
  const found = new Map<string, BonusesMessage>();
  for (const { bonuses } of forecasts) {
    if (bonuses) found.set(JSON.stringify([bonuses.attack, bonuses.defence]), bonuses);
  }
  return [...found.values()];
}
