/** Who has won, and by what [12.1]. */
import type { Ending, ViewMessage } from '$lib/api/schema';
import { t } from '.';
import type { Context } from './context';
import { all } from './lists';
import { plain } from './markup';
import * as names from './names';

const RULES: Record<string, string> = {
  family: '12.1.2',
  team: '12.1.2',
  majority: '12.1.4',
  'tie-break area': '12.1.5',
  'starting piece': '13.1.7',
  draw: '12.1.6',
};

/** The rule by which a game ended. */
export function endingRule(ending: Ending): string {
  return RULES[ending.by] ?? '12.1';
}

/** Red and Green win with 7 Mandamenti against 4: that is at least 7. */
export function endingText(view: ViewMessage, context: Context): string {
  return view.ending ? plain(ended(view, view.ending, context)) : '';
}

function ended(view: ViewMessage, { winner, by, mandamenti }: Ending, context: Context): string {
  const area = tieBreak(context);
  if (winner === null) return t('ending-draw', { number: mandamenti[0] ?? 0, area });
  const winners = view.seats.filter((seat) => seat.team === winner);
  const teams = winners.length;
  const { victory_family, victory_team } = context.words.edition.numbers;
  const reason = t(`ending-by-${by.replace(' ', '-')}`, {
    teams,
    enough: by === 'family' ? victory_family : victory_team,
    round: view.round,
    area,
  });
  return t('ending-won', {
    winners: all(winners.map((seat) => names.speaker(seat.seat, context))),
    teams,
    number: mandamenti[winner] ?? 0,
    other: mandamenti[1 - winner] ?? 0,
    reason,
  });
}

function tieBreak(context: Context): string {
  const printed = context.words.edition.areas.find((area) => area.is_tiebreak);
  return printed ? names.area(printed.id, context) : '';
}
