/** How a fight may end, in words. */
import type {
  BonusesMessage,
  FinesseMessage,
  QuestionMessage,
  ResultMessage,
} from '$lib/api/schema';
import { t } from '$lib/text';
import type { Context } from '$lib/text/sentences';

/** How many attackers the edition prints for Brute force [8.6.2], with or against neutrals [13.1.2]. */
export function bruteForce({ movement }: QuestionMessage, { view, words }: Context): number {
  const { brute_force, neutral_brute_force } = words.edition.numbers;
  const isNeutral = movement?.attackers === 'neutral' || movement?.defenders === 'neutral';
  return isNeutral && view.rules.switches.includes('neutrals') ? neutral_brute_force : brute_force;
}

export function resultText({ taken, own, enemy }: ResultMessage): string {
  if (taken) return t('result-taken', { number: own });
  return enemy > 0 ? t('result-held', { number: enemy }) : t('result-empty');
}

export function finesseText({ taken, own }: FinesseMessage): string {
  return t('result-finesse', { chance: percent(taken), own: rounded(own) });
}

export function percent(chance: number): string {
  return `${Math.round(chance * 100)} %`;
}

function rounded(average: number): string {
  return String(Math.round(average * 10) / 10);
}

/** The parts of a bonus that are there: skulls 1, car 2. */
export function partsText(parts: BonusesMessage['attack'] | BonusesMessage['defence']): string {
  return Object.entries(parts)
    .filter(([, number]) => number > 0)
    .map(([part, number]) => t(`bonus-${part}`, { number }))
    .join(', ');
}

export function sumOf(parts: BonusesMessage['attack'] | BonusesMessage['defence']): number {
  return Object.values(parts).reduce((sum, number) => sum + number, 0);
}
