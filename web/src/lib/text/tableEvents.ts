/** What happens at a table besides answers: Anna sits down. */
import type { RowMessage } from '$lib/api/schema';
import type { Arguments } from '.';
import { t } from '.';
import type { People } from './context';
import { all } from './lists';
import { plain } from './markup';
import * as names from './names';

type TableEvent = NonNullable<RowMessage['table_event']>;

const MINUTE_MS = 60_000;

/** Of a row that is no answer. */
export function tableEventText(row: RowMessage, people: People): string {
  return plain(tableEventSentence(row, people));
}

export function tableEventSentence(row: RowMessage, people: People): string {
  const event = row.table_event;
  if (!event) return '';
  const name = row.seat === null ? '' : names.player(row.seat, people);
  return t(keyOf(event), { name, ...details(event, people) });
}

function keyOf(event: TableEvent): string {
  const key = `table-event-${event.kind}`;
  return event.kind === 'ended' ? `${key}-${event.how}` : key;
}

function details(event: TableEvent, people: People): Arguments {
  switch (event.kind) {
    case 'sat':
    case 'renamed':
      return { name: event.name };
    case 'voted':
      return {
        on: event.on,
        for: event.is_for ? 'yes' : 'no',
        about: names.player(event.about, people),
      };
    case 'lent': {
      const { milliseconds, to } = event;
      const minutes = Math.floor(milliseconds / MINUTE_MS);
      const seconds = Math.round(milliseconds / 1000);
      return { to: names.player(to, people), minutes, seconds };
    }
    case 'took-over':
      return { bot: t(`bot-name-${event.bot}`) };
    case 'ended':
      return winners(event.winner, people);
    default:
      return {};
  }
}

function winners(team: number | null, people: People): Arguments {
  const seats = people.view?.seats.filter((seat) => seat.team === team) ?? [];
  const won = seats.map((seat) => names.player(seat.seat, people));
  return { winners: won.length ? all(won) : 'nobody', number: won.length };
}
