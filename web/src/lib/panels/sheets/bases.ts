/** What "base" stands for in an action such as "base + 1", for one family. */
import type { FamilyState, PrintedAction } from '$lib/api/schema';
import { t } from '$lib/text';

export function baseTexts(action: PrintedAction | null, family: FamilyState | undefined): string[] {
  const parts = action?.parts ?? [];
  return parts.flatMap(({ word, base }) => {
    const row = family?.mat.find((each) => each.row === base);
    return row ? [t(`sheet-base-${word}`, { value: row.value })] : [];
  });
}
