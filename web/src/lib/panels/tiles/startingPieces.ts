/** What a character or the solo board brings, as signs and in words. */
import type { Brought } from '$lib/api/schema';
import type { IconName } from '$lib/icons/paths';
import { t } from '$lib/text';

interface Piece {
  icon: IconName;
  number: number;
}

const ICONS = {
  money: 'money',
  soldati: 'soldati',
  cars: 'car',
  boats: 'boat',
  labs: 'lab',
} as const satisfies Record<keyof Brought, IconName>;

export function piecesBrought(brought: Brought): Piece[] {
  return kinds(brought).map((kind) => ({ icon: ICONS[kind], number: brought[kind] }));
}

export function broughtText(home: Brought, board: Brought): string {
  return t('brought', { home: listed(home), board: listed(board) });
}

function listed(brought: Brought): string {
  return kinds(brought)
    .map((kind) => t(`n-${kind}`, { number: brought[kind] }))
    .join(', ');
}

function kinds(brought: Brought): (keyof Brought)[] {
  return (Object.keys(ICONS) as (keyof Brought)[]).filter((kind) => brought[kind] > 0);
}
