/** What a choice that is half made still lacks, in words: which token to lay there. */
import type { OptionMessage } from '$lib/api/schema';
import type { Choice } from '$lib/state/choice.svelte';
import { has, t } from '$lib/text';
import * as lists from '$lib/text/lists';

/** Empty before the first click. */
export function remainingChoiceText({
  left,
  picks,
  question,
  variants,
  isVariantSaid,
}: Pick<Choice, 'left' | 'picks' | 'question' | 'variants' | 'isVariantSaid'>): string {
  if (!question || picks.length === 0) return '';
  const going = left.filter((option) => !option.done);
  if (!isVariantSaid) return t('remaining', { what: t('remaining-variant') });
  const keys = openFields(going).map((field) => keyOf(question.kind, variants[0] ?? '', field));
  const names = [...new Set(keys.map((key) => t(key)))];
  if (names.length === 0) return '';
  const last = `${keys[0]}-last`;
  const isLast = names.length === 1 && has(last);
  return t('remaining', { what: isLast ? t(last) : lists.all(names) });
}

/** The fields by which answers of one variant still differ. */
function openFields(alike: readonly OptionMessage[]): string[] {
  const fields = [...new Set(alike.flatMap(({ fields }) => Object.keys(fields)))];
  return fields.filter((field) => new Set(alike.map((option) => option.fields[field])).size > 1);
}

function keyOf(kind: string, variant: string, field: string): string {
  const keys = [`remaining-${kind}-${variant}-${field}`, `remaining-${kind}-${field}`];
  return keys.find(has) ?? `remaining-${field}`;
}
