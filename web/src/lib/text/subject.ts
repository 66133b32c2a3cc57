/** What a question is about: the action, the order, the Movement that it belongs to. */
import type { QuestionMessage, Step } from '$lib/api/schema';
import type { Arguments } from '.';
import { has, t } from '.';
import type { Context } from './context';
import * as lists from './lists';
import { movementSubject } from './movements';
import * as names from './names';
import { openParts } from './parts';

/** Empty where nothing is to be said. */
export function subjectOf(question: QuestionMessage, context: Context): string {
  const { about: step, movement } = question;
  if (!step) return '';
  if (step.step === 'act' && !('in' in step.fields)) return actionSubject(question, step, context);
  const args = STEPS[step.step]?.(step, context);
  if (args) return t(`subject-${step.step}`, args);
  return movement ? movementSubject(movement, context) : orderSubject(question, context);
}

/** Why it is asked at all, where that is not plain. */
export function reasonOf({ about: step }: QuestionMessage, context: Context): string {
  const key = `reason-${step?.step}`;
  const args = step && STEPS[step.step]?.(step, context);
  return args && has(key) ? t(key, args) : '';
}

function actionSubject(question: QuestionMessage, step: Step, context: Context): string {
  const open = openParts(question.parts, context);
  const isChoice = String(step.fields.doing).includes(' / ');
  return open.length ? t('subject-act', { parts: (isChoice ? lists.one : lists.all)(open) }) : '';
}

function orderSubject({ order, parts }: QuestionMessage, context: Context): string {
  if (!order) return '';
  const open = openParts(parts, context);
  const args = {
    order: names.order(order.family, order.order, context),
    area: names.area(order.area, context),
  };
  if (!open.length) return t('subject-order', args);
  return t('subject-order-parts', { ...args, parts: lists.all(open) });
}

type StepArguments = (step: Step, context: Context) => Arguments;

/** The steps that tell more than the order or Movement they belong to. */
const STEPS: Record<string, StepArguments> = {
  'more-tokens': () => ({}),
  'more-orders': () => ({}),
  'more-garrisons': numbers,
  'rally-from': (step, context) => ({ area: names.area(String(step.fields.to), context) }),
  'agitate-move': (step, context) => ({ area: names.area(String(step.fields.from), context) }),
  'pentito-remove': (step) => ({ numbers: [step.fields.numbers].flat().join(', ') }),
  'pull-from': numbers,
  'reinforce-area': numbers,
  'partner-places': (step, context) => ({
    ...numbers(step),
    area: names.area(String(step.fields.in), context),
  }),
  'give-up': (step, context) => ({ ...numbers(step), money: own(context)?.money ?? 0 }),
  'boat-goes': (step, context) => ({ sea: names.sea(String(step.fields.in), context) }),
  'set-up-unit': (step, context) => ({ pieces: left(step, context) }),
  'set-up-lab': (step) => ({ number: Number(step.fields.left) }),
  'open-locks': (step) => ({ number: Number(step.fields.left) }),
  'free-token': () => ({}),
  'additional-action': (_, context) => ({
    waiting: own(context)?.commission?.additional ?? 0,
    blocked: own(context)?.commission?.blocked ?? 0,
  }),
  split: numbers,
  deploy: (step, context) => ({ number: Number(step.fields.surplus), members: seated(context) }),
  refill: (_, context) => ({
    members: seated(context),
    start: context.words.edition.solo?.cupola?.start ?? 0,
  }),
};

/** All fields of a step that are numbers. */
function numbers(step: Step): Arguments {
  const found = Object.entries(step.fields).filter(([, value]) => typeof value === 'number');
  return Object.fromEntries(found) as Arguments;
}

/** The family that is asked. */
function own({ view, seat }: Context) {
  const asked = view.now.asked?.seat ?? seat;
  return view.families.find((family) => family.seat === asked);
}

/** Members in the Cupola. */
function seated(context: Context): number {
  return context.view.cupola?.members[own(context)?.family ?? ''] ?? 0;
}

const UNITS: Record<string, string> = { cars: 'n-cars', boats: 'n-boats', labs: 'n-labs' };

/** What is left to place in the set-up; in 1v1 members may come instead of Soldati [15.2.5]. */
function left(step: Step, { view }: Context): string {
  const soldati = view.cupola ? 'units-to-place' : 'n-soldati';
  return Object.entries(step.fields.left as Record<string, number>)
    .filter(([, number]) => number > 0)
    .map(([unit, number]) => t(UNITS[unit] ?? soldati, { number }))
    .join(', ');
}
