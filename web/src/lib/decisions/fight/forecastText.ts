/** How a fight may end, in words. */
import type {
  BonusesMessage,
  CardOddsMessage,
  ConflictMessage,
  FinesseMessage,
  ResultMessage,
  StruckMessage,
} from '$lib/api/schema';
import { t } from '$lib/text';

/** What a way to fight means, as far as the server has told of the conflict. */
export function meaningText(way: string, conflict: ConflictMessage | null): string {
  if (way === 'finesse') return t('conflict-finesse-means');
  if (!conflict) return t('conflict-brute-force-unforeseen');
  return t('conflict-brute-force-means', { number: conflict.toll });
}

export function forecastText(way: string, conflict: ConflictMessage): string {
  return way === 'finesse' ? finesseText(conflict.finesse) : resultText(conflict.brute_force);
}

/** What a Strike does, to the last man [9.1.4]. */
export function struckText({ removed, left, cars, gained }: StruckMessage): string {
  return [
    removed === 0 ? t('struck-nobody') : t('struck', { number: removed, left }),
    gained > 0 && t('struck-gained', { number: gained }),
    cars > 0 && t('struck-car'),
  ]
    .filter(Boolean)
    .join(' ');
}

export function resultText({ taken, own, enemy }: ResultMessage): string {
  if (taken) return t('result-taken', { number: own });
  return enemy > 0 ? t('result-held', { number: enemy }) : t('result-empty');
}

export function finesseText({ taken, own }: FinesseMessage): string {
  return t('result-finesse', { chance: percent(taken), own: rounded(own) });
}

export function percent(chance: number): string {
  return t('percent', { number: Math.round(chance * 100) });
}

function rounded(average: number): string {
  return String(Math.round(average * 10) / 10);
}

/** Who lays a card thinks of it as attacker or defender. */
export function oddsText(odds: CardOddsMessage, attacks: boolean): string {
  return `${chancesText(odds, attacks)} ${advice(Math.round(odds.chance * 100))}`;
}

/** What comes of it if both sides go on as well as they can. */
export function chancesText(
  { taken, own, enemy }: Pick<CardOddsMessage, 'taken' | 'own' | 'enemy'>,
  attacks: boolean,
): string {
  return t(attacks ? 'odds-attacker' : 'odds-defender', {
    chance: percent(attacks ? taken : 1 - taken),
    left: rounded(attacks ? own : enemy),
  });
}

/** How often best play lays a card, so that nobody can guess it: in words where it is plain. */
function advice(often: number): string {
  if (often === 0) return t('odds-never');
  return often === 100 ? t('odds-always') : t('odds-often', { often: percent(often / 100) });
}

type Parts = BonusesMessage['attack'] | BonusesMessage['defence'];

/** The parts of a bonus that are there: skulls 1, car 2. */
export function partsText(parts: Parts): string {
  return Object.entries(parts)
    .filter(([, number]) => number > 0)
    .map(([part, number]) => t(`bonus-${part}`, { number }))
    .join(', ');
}

export function sumOf(parts: Parts): number {
  return Object.values(parts).reduce((sum, number) => sum + number, 0);
}
