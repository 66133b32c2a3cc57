/** What a new table is opened with. */
import { ask } from '$lib/api/client';
import type { Offer, OfferedMode, SeatLink, Settings, TableMessage } from '$lib/api/schema';

/** In place of a bot: the seat is for a person. */
export const FRIEND = '';

export interface NewTable {
  mode: string;
  level: string;
  setUp: string;
  /** The own seat. */
  seat: number;
  /** Who sits on each seat of a mode: a bot or a friend; the own one does not count. */
  others: string[];
}

/** What was chosen last as far as it is offered, else what is offered first. */
export function newTableOf(offer: Offer, stored: Partial<NewTable> | null): NewTable {
  const most = Math.max(...offer.modes.map(({ teams }) => teams.length));
  const found = {
    mode: among(namesOf(offer), stored?.mode),
    level: stored?.level ?? '',
    setUp: among(offer.set_ups, stored?.setUp),
    seat: stored?.seat ?? 0,
    others: Array.from({ length: most }, (_, seat) =>
      among([...offer.bots, FRIEND], stored?.others?.[seat]),
    ),
  };
  return inMode(offer, found, found.mode);
}

/** The same in another mode, where the own seat or the level may not be there. */
export function inMode(offer: Offer, opening: NewTable, mode: string): NewTable {
  const { teams, levels } = modeOf(offer, mode);
  const seat = opening.seat < teams.length ? opening.seat : 0;
  return { ...opening, mode, seat, level: levels.length ? among(levels, opening.level) : '' };
}

export const namesOf = (offer: Offer): string[] => offer.modes.map(({ name }) => name);

export const modeOf = (offer: Offer, mode: string): OfferedMode =>
  offer.modes.find(({ name }) => name === mode) ?? offer.modes[0]!;

/** The first seat of each team, where it matters in which one plays: one team has fewer. */
export function unequalSeats({ teams }: OfferedMode): { seat: number; isAlone: boolean }[] {
  const sizes = [0, 1].map((team) => teams.filter((each) => each === team).length);
  if (sizes[0] === sizes[1]) return [];
  return sizes.map((size, team) => ({ seat: teams.indexOf(team), isAlone: size === 1 }));
}

function settingsOf(offer: Offer, opening: NewTable): Partial<Settings> {
  const { mode, level, setUp, seat, others } = opening;
  const { teams } = modeOf(offer, mode);
  const bots = teams.map((_, other) => (other === seat ? FRIEND : (others[other] ?? FRIEND)));
  return { mode, level, set_up: setUp, bots };
}

/** Who somebody else is to who sits on a seat. */
export function sideOf(
  { teams }: OfferedMode,
  seat: number,
  other: number,
): 'partner' | 'opponent' {
  return teams[seat] === teams[other] ? 'partner' : 'opponent';
}

function among(offered: readonly string[], wanted: string | undefined): string {
  return wanted !== undefined && offered.includes(wanted) ? wanted : offered[0]!;
}

/** Open a table and sit down; against bots alone it starts at once. */
export async function open(offer: Offer, opening: NewTable, name: string): Promise<TableMessage> {
  const settings = settingsOf(offer, opening);
  const table = await ask<TableMessage>('POST', '/api/tables', { settings });
  const sat = await sit(table.id, opening.seat, name);
  return sat.seats.every((seat) => seat.is_taken) ? start(table.id) : sat;
}

export async function sit(table: string, seat: number, name: string): Promise<TableMessage> {
  const path = `/api/tables/${table}/seats/${seat}`;
  return (await ask<SeatLink>('POST', path, { name })).table;
}

export function start(table: string): Promise<TableMessage> {
  return ask<TableMessage>('POST', `/api/tables/${table}/start`);
}
