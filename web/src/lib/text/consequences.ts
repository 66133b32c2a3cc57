/** What the text of an answer needs besides its fields: prices, and what follows from them. */
import type { AnswerMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import type { GivenAnswer } from './answers';
import type { Context } from './context';

export function consequences(given: GivenAnswer, context: Context): Arguments {
  const { answer } = given;
  const { numbers, seats } = context.words.edition;
  const come = coming(given, context);
  const { members, family, owner } = answer.fields;
  return {
    sale: numbers.order_sale,
    spent: numbers.gift_spent,
    received: numbers.gift_received,
    units: context.view.cupola ? 'units' : 'soldati',
    secretly: seats[0]?.is_single ? 'no' : 'yes',
    come,
    soldati: come - (typeof members === 'number' ? members : 0),
    whose: whose(owner ?? family, given.own),
    token: isOfCommission(given, context) ? 'commission' : 'own',
  };
}

function whose(owner: AnswerMessage['fields'][string] | undefined, own: string | null): string {
  if (owner === 'neutral') return 'neutral';
  return owner === own ? 'own' : 'other';
}

/** How many units come by an answer, members among them [15.2.2] [15.2.5]. */
function coming(given: GivenAnswer, context: Context): number {
  const { kind, variant, fields } = given.answer;
  if (kind === 'split') return splitUnits(given, context);
  if (kind === 'occupy') return recruitment(context);
  return variant === 'recruit' ? Number(fields.number) : 0;
}

/** As the open question says, or as came of its answer. */
function splitUnits({ events }: GivenAnswer, { view }: Context): number {
  for (const event of events) {
    if (event.key === 'event.enlisted') return event.number;
    if (event.key === 'event.moved' && event.target.place === 'hq') return event.number;
  }
  const step = view.now.steps.findLast((each) => each.step === 'split');
  return Number(step?.fields.number ?? 0);
}

/** As the tile prints. */
function recruitment({ words }: Context): number {
  const effects = words.edition.tiles.flatMap((tile) => tile.action.parts);
  return effects.find((effect) => effect.word === 'occupy')?.numbers[0] ?? 0;
}

/** Whether a token comes off the mat that lies on an own one [14.3.2]. */
function isOfCommission({ answer, family, events }: GivenAnswer, { view }: Context): boolean {
  if (answer.variant !== 'exert') return false;
  const moved = events.find((event) => event.key === 'event.moved' && event.source.place === 'mat');
  if (moved?.key === 'event.moved') return moved.source.what === 'commission-token';
  const mat = view.families.find((each) => each.family === family)?.mat;
  return mat?.find((row) => row.row === answer.fields.row)?.is_covered ?? false;
}
