/** The own games as rows of a list: those that wait for us first, then what moved last. */
import type { SeatMessage, TableMessage } from '$lib/api/schema';
import { t } from '$lib/text';
import { ago } from '$lib/text/duration';
import { all } from '$lib/text/lists';

export interface OwnGame {
  id: string;
  /** Where it is played: `#table/seat`. */
  address: string;
  isAsked: boolean;
  mode: string;
  who: string;
  time: string;
  state: string;
  moved: string;
}

export function ownGames(tables: readonly TableMessage[], now: number): OwnGame[] {
  return tables
    .toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || b.at - a.at)
    .map((table) => ({
      id: table.id,
      address: `#${hashOf(table)}`,
      isAsked: isAsked(table),
      mode: t(`mode-${table.settings.mode ?? '2v2'}`),
      who: whoPlays(table),
      time: timeOf(table),
      state: stateOf(table),
      moved: t('table-moved', { ago: ago(table.at, now) }),
    }));
}

const ownSeats = ({ seats }: TableMessage): SeatMessage[] => seats.filter((seat) => seat.is_yours);

const isAsked = (table: TableMessage): boolean =>
  ownSeats(table).some(({ seat }) => table.asked.includes(seat));

/** The own seat that is asked, else the first one. */
function hashOf(table: TableMessage): string {
  const own = ownSeats(table).map(({ seat }) => seat);
  const seat = own.find((each) => table.asked.includes(each)) ?? own[0];
  return table.status === 'open' || seat === undefined ? table.id : `${table.id}/${seat}`;
}

function whoPlays(table: TableMessage): string {
  const own = ownSeats(table);
  const team = own[0]?.team ?? 0;
  /** Before one screen several are "you": their names tell them apart. */
  const nameOf = ({ is_yours, name }: SeatMessage) => {
    if (is_yours && (own.length === 1 || !name)) return t('table-you');
    return name || t('seat-free');
  };
  const named = (isOurs: boolean) =>
    all(
      table.seats
        .filter((seat) => (seat.team === team) === isOurs)
        .toSorted((a, b) => Number(b.is_yours) - Number(a.is_yours))
        .map(nameOf),
    );
  return t('table-with', { own: named(true), others: named(false) });
}

function resultOf(table: TableMessage): string {
  const { how, winner } = table.ended!;
  if (winner === null) return how;
  return ownSeats(table)[0]?.team === winner ? 'won' : 'lost';
}

function timeOf({ round, phase }: TableMessage): string {
  return t('table-time', { phase: phase || 'none', round, name: phase ? t(`phase-${phase}`) : '' });
}

function stateOf(table: TableMessage): string {
  if (table.ended) return t('table-result', { result: resultOf(table) });
  if (isAsked(table)) return t('table-asked');
  const other = table.seats.find(({ seat }) => table.asked.includes(seat));
  return other ? t('table-turn-of', { name: other.name }) : t(`table-${table.status}`);
}
