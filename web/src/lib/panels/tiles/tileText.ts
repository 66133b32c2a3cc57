/** What a control tile does, what it costs and when it works, in words. */
import type { PrintedTile } from '$lib/api/schema';
import { t } from '$lib/text';

export function tileText({ action, money, soldati }: PrintedTile): string {
  const found = [
    t('sentence', { text: action.text }),
    money && t('tile-costs-money', { money }),
    soldati && t('tile-costs-soldati', { number: soldati }),
  ];
  return found.filter(Boolean).join(' ');
}

export function tileWhen({ phase, moment }: PrintedTile): string {
  return t(`tile-when-${phase}-${moment}`);
}
