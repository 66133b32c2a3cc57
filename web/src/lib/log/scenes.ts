/** What a row of the log is in the story: which kind of scene, how long it is held, where it leads. */
import type { EventMessage } from '$lib/api/messages';
import type { DeclaredMovement, RowMessage, SeatState } from '$lib/api/schema';
import { phaseIn } from './times';

export type SceneKind =
  | 'silent'
  | 'chance'
  | 'set-up'
  | 'planning'
  | 'reveal'
  | 'order'
  | 'movement'
  | 'fight'
  | 'card'
  | 'cards'
  | 'ending';

/** Who goes, strikes or is led from where to where. */
export interface Path {
  /** A family, or `neutral`. */
  attackers: string;
  start: string;
  target: string;
  /** `land`, `boats`, `allies`, `strike`, `rally` or `agitate`. */
  way: string;
  /** The seas over which boats carry them, as far as that is known. */
  seas: string[];
}

/** In milliseconds at the usual speed. */
const HOLD_MS: Record<SceneKind, number> = {
  silent: 0,
  chance: 90,
  'set-up': 260,
  planning: 1000,
  reveal: 3000,
  order: 1500,
  movement: 1600,
  fight: 2200,
  card: 1000,
  cards: 5200,
  ending: 2500,
};

const ORDER_QUESTIONS = new Set([
  'next-order',
  'rally-from',
  'pentito-remove',
  'pull-from',
  'reinforce-area',
  'agitate-move',
]);

export const holdOf = (kind: SceneKind): number => HOLD_MS[kind];

/** What kind of scene a row is, `isEncounter` being the phase it was answered in. */
export function kindOf(row: RowMessage, isEncounter: boolean): SceneKind {
  const { entry } = row;
  if (!entry) return row.table_event?.kind === 'ended' ? 'ending' : 'silent';
  if (has(entry.events, 'event.card-shown')) return 'cards';
  if (hasReveal(entry.events)) return 'reveal';
  if (entry.seat === null) return 'chance';
  if (!isEncounter) return isSetUp(entry.answer.kind) ? 'set-up' : 'planning';
  return encounterKind(entry.answer.kind, entry.answer.variant, entry.answer.done);
}

function encounterKind(kind: string, variant: string, isDone: boolean): SceneKind {
  if (kind === 'card' || kind === 'take' || kind === 'helper') return 'card';
  if (kind === 'force' || kind === 'conflict' || variant === 'bomb') return 'fight';
  if (variant === 'shotgun' || kind === 'agitate-move') return 'movement';
  if (kind === 'act' || ORDER_QUESTIONS.has(kind)) return isDone ? 'silent' : 'order';
  return 'planning';
}

const SET_UP = ['set-up-unit', 'set-up-lab', 'first-token', 'unlock', 'split'];
const isSetUp = (kind: string): boolean =>
  SET_UP.includes(kind) || kind.startsWith('choose-') || kind.startsWith('pick-');

const has = (events: readonly EventMessage[], key: EventMessage['key']): boolean =>
  events.some((event) => event.key === key);

/** All orders of the board are turned over at the beginning of the encounter [7.1.1]. */
function hasReveal(events: readonly EventMessage[]): boolean {
  return has(events, 'event.order-revealed') && phaseIn(events) === 'encounter';
}

export function familyOf(seat: number | null, seats: readonly SeatState[]): string | null {
  return seat === null ? null : (seats[seat]?.family ?? null);
}

/** The way that the row at this place is about; of led neutrals rows before tell the start. */
export function pathOf(
  rows: readonly RowMessage[],
  index: number,
  seats: readonly SeatState[],
): Path | null {
  const entry = rows[index]?.entry;
  if (!entry) return null;
  const { answer, movement } = entry;
  if (movement) return pathOfMovement(movement);
  if (answer.kind === 'act') return pathOfAct(rows[index]!, seats);
  if (answer.kind === 'rally-from') return comingTo(rows, index, seats);
  return answer.kind === 'agitate-move' ? ledFrom(rows, index) : null;
}

function pathOfAct(row: RowMessage, seats: readonly SeatState[]): Path | null {
  const { variant, fields } = row.entry!.answer;
  if (variant !== 'shotgun' && variant !== 'bomb') return null;
  return {
    attackers: familyOf(row.entry!.seat, seats) ?? 'neutral',
    start: `${fields.start}`,
    target: `${fields.area}`,
    way: variant === 'bomb' ? 'strike' : `${fields.way}`,
    seas: [],
  };
}

/** Neutrals are led without an order. */
function pathOfMovement({ attackers, order, start, target, way, seas }: DeclaredMovement): Path {
  return { attackers, start, target, way: order === null ? 'agitate' : way, seas };
}

function comingTo(
  rows: readonly RowMessage[],
  index: number,
  seats: readonly SeatState[],
): Path | null {
  const row = rows[index]!;
  const start = row.entry!.answer.fields.area;
  const target = actBefore(rows, index, 'rally');
  if (typeof start !== 'string' || !target) return null;
  const attackers = familyOf(row.entry!.seat, seats) ?? 'neutral';
  return { attackers, start, target, way: 'rally', seas: [] };
}

function ledFrom(rows: readonly RowMessage[], index: number): Path | null {
  const target = rows[index]!.entry!.answer.fields.area;
  const start = actBefore(rows, index, 'agitate');
  if (typeof target !== 'string' || !start) return null;
  return { attackers: 'neutral', start, target, way: 'agitate', seas: [] };
}

/** The area that the last act of this kind named. */
function actBefore(rows: readonly RowMessage[], index: number, variant: string): string | null {
  const act = rows.slice(0, index).findLast((row) => row.entry?.answer.variant === variant);
  const area = act?.entry?.answer.fields.area;
  return typeof area === 'string' ? area : null;
}
