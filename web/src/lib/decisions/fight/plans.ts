/** Which Movements are worth a forecast: those that are on offer. */
import type { NewForecast, OptionMessage, QuestionMessage, ViewMessage } from '$lib/api/schema';

/** The one Movement that is pointed at, with all Soldati of its start [8.3.1]. */
export function pointedPlan(
  question: QuestionMessage | null,
  left: readonly OptionMessage[],
  hovered: string | null,
  view: ViewMessage,
): NewForecast | null {
  const moves = left.filter((option) => option.variant === 'shotgun');
  const there = moves.filter((option) => option.fields.area === hovered);
  const [move, ...others] = there.length > 0 ? there : moves;
  if (!question || !move || others.some((other) => !isSame(move, other))) return null;
  const { start, area, way } = move.fields;
  const soldati = view.areas.find((each) => each.id === start)?.soldati ?? 1;
  return {
    start: String(start),
    target: String(area),
    way: way as NewForecast['way'],
    soldati,
    order: question.order?.order ?? null,
    family: question.order?.family ?? null,
  };
}

function isSame(one: OptionMessage, other: OptionMessage): boolean {
  return one.fields.start === other.fields.start && one.fields.area === other.fields.area;
}

/** The Movement that was declared, with as many Soldati as an answer sends. */
export function forcePlan(question: QuestionMessage, option: OptionMessage): NewForecast | null {
  const { movement } = question;
  if (!movement) return null;
  return {
    start: movement.start,
    target: movement.target,
    way: movement.way as NewForecast['way'],
    soldati: Number(option.fields.number),
    car: option.fields.car === true,
    order: movement.order,
    family: movement.attackers === movement.family ? movement.family : null,
  };
}
