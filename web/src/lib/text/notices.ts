/** What happens at a table besides answers: Anna sits down. */
import type { RowMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { t } from '.';
import type { People } from './context';
import { all } from './lists';
import { plain } from './markup';
import * as names from './names';

type Happened = NonNullable<RowMessage['happened']>;

const MINUTE_MS = 60_000;

/** Of a row that is no answer. */
export function noticeText(row: RowMessage, people: People): string {
  return plain(noticeSentence(row, people));
}

export function noticeSentence(row: RowMessage, people: People): string {
  const happened = row.happened;
  if (!happened) return '';
  const name = row.seat === null ? '' : names.player(row.seat, people);
  return t(keyOf(happened), { name, ...details(happened, people) });
}

function keyOf(happened: Happened): string {
  const key = `happened-${happened.happened}`;
  return happened.happened === 'ended' ? `${key}-${happened.how}` : key;
}

function details(happened: Happened, people: People): Arguments {
  switch (happened.happened) {
    case 'sat':
    case 'renamed':
      return { name: happened.name };
    case 'voted':
      return {
        on: happened.on,
        for: happened.is_for ? 'yes' : 'no',
        about: names.player(happened.about, people),
      };
    case 'lent': {
      const { milliseconds, to } = happened;
      const minutes = Math.floor(milliseconds / MINUTE_MS);
      const seconds = Math.round(milliseconds / 1000);
      return { to: names.player(to, people), minutes, seconds };
    }
    case 'took-over':
      return { bot: t(`bot-name-${happened.bot}`) };
    case 'ended':
      return winners(happened.winner, people);
    default:
      return {};
  }
}

function winners(team: number | null, people: People): Arguments {
  const seats = people.view?.seats.filter((seat) => seat.team === team) ?? [];
  const won = seats.map((seat) => names.player(seat.seat, people));
  return { winners: won.length ? all(won) : 'nobody', number: won.length };
}
