/** What a new table is opened with. */
import { ask } from '$lib/api/client';
import type { SeatLink, Settings, TableMessage } from '$lib/api/schema';

export type Mode = keyof typeof TEAMS;

/** The team of each seat [2.1.1] [15.1.1] [16.1.1]. */
export const TEAMS = { '2v2': [0, 1, 0, 1], '2v1': [0, 1, 1], '1v1': [0, 1] };
export const MODES = Object.keys(TEAMS) as Mode[];
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** Newcomers first: chance sets up with families that are easy to lead [2.6]. */
export const SET_UPS = ['quick first-game', 'quick', 'full'] as const;
/** The weakest first: newcomers shall see their plans work. */
export const BOTS = ['picciotto', 'soldato'] as const;
/** In place of a bot: the seat is for a person. */
export const FRIEND = '';

export interface NewTable {
  mode: Mode;
  level: (typeof LEVELS)[number];
  setUp: (typeof SET_UPS)[number];
  /** The own seat; alone or in the team is a matter of taste in 2v1. */
  seat: number;
  /** Who sits on each seat of a mode: a bot or a friend; the own one does not count. */
  others: string[];
}

export const DEFAULTS: NewTable = {
  mode: '2v2',
  level: 'easy',
  setUp: 'quick first-game',
  seat: 0,
  others: TEAMS['2v2'].map(() => BOTS[0]),
};

export function settingsOf({ mode, level, setUp, seat, others }: NewTable): Partial<Settings> {
  const bots = TEAMS[mode].map((_, other) => (other === seat ? FRIEND : (others[other] ?? FRIEND)));
  return { mode, level: mode === '2v1' ? level : '', set_up: setUp, bots };
}

/** Who somebody else is to who sits on a seat. */
export function sideOf(mode: Mode, seat: number, other: number): 'partner' | 'opponent' {
  return TEAMS[mode][seat] === TEAMS[mode][other] ? 'partner' : 'opponent';
}

/** Open a table and sit down; against bots alone it starts at once. */
export async function open(opening: NewTable, name: string): Promise<TableMessage> {
  const settings = settingsOf(opening);
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
