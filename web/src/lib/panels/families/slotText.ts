/** What a slot of the mat says, and what comes free with the next token of a row. */
import type { MatRow, PrintedRow, PrintedSlot } from '$lib/api/schema';
import { t } from '$lib/text';
import type { Words } from '$lib/text/words';
import { slotsOf } from './slots';

export function slotText(slot: PrintedSlot, row: string, family: string, words: Words): string {
  const { value, strike, effect, order } = slot;
  const found = [
    effect?.text ?? t(`mat-value-${row}`, { value: value ?? 0, strike: strike ?? 0 }),
    order && t('mat-brings', { order: words.order(family, order) }),
  ];
  return found.filter(Boolean).join(' · ');
}

/** What a row says as it stands: the value that counts, and what comes next. */
export function rowText(row: PrintedRow, state: MatRow, family: string, words: Words): string {
  const { counts } = slotsOf(row, state);
  const counting = counts === null ? null : counts < 0 ? row.start : row.slots[counts];
  const now = counting && `${slotText(counting, row.row, family, words)} · ${t('mat-counts')}`;
  const next = nextText(row, state, family, words);
  return [now, next].flatMap((text) => (text ? [t('sentence', { text })] : [])).join(' ');
}

export function nextText(row: PrintedRow, state: MatRow, family: string, words: Words): string {
  const next = row.slots[state.revealed];
  return next
    ? t('mat-next', { what: slotText(next, row.row, family, words) })
    : t('mat-all-revealed');
}
