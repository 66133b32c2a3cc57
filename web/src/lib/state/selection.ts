/** Narrowing what is offered by clicks in any order; it knows no rule, only the offered answers. */
import type { AnswerMessage, Pointed } from '$lib/api/schema';

/** What the server calls things, and tokens of the top sheet. */
export type TargetKind = Pointed['thing'] | 'token';

/** Something on the table that can be clicked. */
export interface Target {
  thing: TargetKind;
  id: string;
}

export type Value = string | number | boolean | null | undefined;

/** What was clicked: a thing, a variant of the answer, or a value of one of its fields. */
export type Pick =
  | { by: 'thing'; thing: TargetKind; id: string }
  | { by: 'variant'; variant: string }
  | { by: 'field'; field: string; value: Value };

/** A number, a yes or no, a way: what differs among answers and is no thing on the table. */
export interface Aspect {
  field: string;
  values: Value[];
}

/** A token of the top sheet is told by its column and its owner. */
export const tokenId = (column: string, owner: string): string => `${column}/${owner}`;

/** What a field of an answer names on the table, if anything. */
function targetOf({ fields, things }: AnswerMessage, field: string): Target | null {
  const [thing, id] = [things[field], fields[field]];
  if (!thing || typeof id !== 'string') return null;
  const { column, owner } = fields;
  const isOfToken = field === 'column' || field === 'owner';
  if (isOfToken && typeof column === 'string' && typeof owner === 'string') {
    return { thing: 'token', id: tokenId(column, owner) };
  }
  return { thing, id };
}

export const keyOf = ({ thing, id }: Target): string => `${thing}:${id}`;

export function matches(answer: AnswerMessage, pick: Pick): boolean {
  if (pick.by === 'variant') return answer.variant === pick.variant && !answer.done;
  if (pick.by === 'field') return !answer.done && answer.fields[pick.field] === pick.value;
  return Object.keys(answer.fields).some((field) => {
    const target = targetOf(answer, field);
    return target?.thing === pick.thing && target.id === pick.id;
  });
}

export function narrowed<A extends AnswerMessage>(
  options: readonly A[],
  picks: readonly Pick[],
): A[] {
  return options.filter((option) => picks.every((pick) => matches(option, pick)));
}

/** The keys of all things a click on which narrows the choice, or makes it. */
export function targetsOf(options: readonly AnswerMessage[], picks: readonly Pick[]): Set<string> {
  const picked = new Set(picks.flatMap((pick) => (pick.by === 'thing' ? [keyOf(pick)] : [])));
  const found = new Set<string>();
  for (const alike of byVariant(narrowed(options, picks)).values()) {
    for (const field of pointedFields(alike)) {
      for (const option of alike) {
        const target = targetOf(option, field);
        if (target && !picked.has(keyOf(target))) found.add(keyOf(target));
      }
    }
  }
  return found;
}

/** The fields of answers of one variant by which they differ; where they do not, their last thing. */
function pointedFields(alike: readonly AnswerMessage[]): string[] {
  const [first] = alike;
  const fields = Object.keys(first?.fields ?? {}).filter(
    (field) => first && targetOf(first, field) !== null,
  );
  const open = fields.filter((field) => valuesOf(alike, field).length > 1);
  return open.length > 0 ? open : fields.slice(-1);
}

function byVariant<A extends AnswerMessage>(options: readonly A[]): Map<string, A[]> {
  const found = new Map<string, A[]>();
  for (const option of options) {
    if (option.done) continue;
    const alike = found.get(option.variant);
    if (alike) alike.push(option);
    else found.set(option.variant, [option]);
  }
  return found;
}

/** The variants still open. */
export const variantsOf = (options: readonly AnswerMessage[]): string[] => [
  ...byVariant(options).keys(),
];

/**
 * Whether the variant has been chosen. An area alone does not say what to do there while other things
 * are done in areas too, even if only one of them can be done in this one; a column says it is gained.
 */
export function isVariantSaid(options: readonly AnswerMessage[], picks: readonly Pick[]): boolean {
  const fitting = options.filter((option) => picks.every((pick) => isAlike(option, pick)));
  return variantsOf(fitting).length === 1;
}

/** Whether an answer has something like what was picked. */
function isAlike(answer: AnswerMessage, pick: Pick): boolean {
  if (pick.by !== 'thing') return matches(answer, pick);
  return Object.keys(answer.things).some((field) => targetOf(answer, field)?.thing === pick.thing);
}

/**
 * Numbers, ways and the like by which the answers still differ, once their variant is known.
 * Two things that were both clicked can stand for one another (lead Red, the partner Blue): then it
 * is asked which of them is which.
 */
export function aspectsOf(
  options: readonly AnswerMessage[],
  picks: readonly Pick[] = [],
): Aspect[] {
  const left = byVariant(narrowed(options, picks));
  const [alike] = left.values();
  if (!alike || !isVariantSaid(options, picks)) return [];
  const open = targetsOf(options, picks);
  const fields = new Set(alike.flatMap((option) => Object.keys(option.fields)));
  return [...fields]
    .filter((field) => !alike.some((option) => open.has(keyIn(option, field))))
    .map((field) => ({ field, values: valuesOf(alike, field) }))
    .filter((aspect) => aspect.values.length > 1);
}

function keyIn(answer: AnswerMessage, field: string): string {
  const target = targetOf(answer, field);
  return target ? keyOf(target) : '';
}

/** The picks that go together with a new one; of those that do not, the older ones go first. */
export function repicked(
  options: readonly AnswerMessage[],
  picks: readonly Pick[],
  latest: Pick,
): Pick[] {
  let fitting: Pick[] = [latest];
  for (const pick of picks.toReversed()) {
    if (narrowed(options, [pick, ...fitting]).length > 0) fitting = [pick, ...fitting];
  }
  return fitting;
}

/** The things on the table by which the answers still differ, by what they are. */
export function thingsOf(keys: Iterable<string>): Map<TargetKind, string[]> {
  const found = new Map<TargetKind, string[]>();
  for (const key of keys) {
    const [thing, id] = key.split(/:(.*)/u) as [TargetKind, string];
    const ids = found.get(thing);
    if (ids) ids.push(id);
    else found.set(thing, [id]);
  }
  return found;
}

function valuesOf(options: readonly AnswerMessage[], field: string): Value[] {
  const values = [...new Set(options.map((option) => option.fields[field]))];
  const isCounted = values.every((value) => typeof value === 'number');
  return isCounted ? (values as number[]).sort((a, b) => a - b) : values;
}
