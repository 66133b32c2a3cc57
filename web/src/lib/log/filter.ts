/** The log as it is read: rows by round and phase, and what a reader wants to see of them. */
import type { RowMessage } from '$lib/api/schema';
import { phasesOf, roundsOf, type Phase } from './times';
import { undoneNumbers } from './undo';

export type Filter = 'all' | 'fights' | 'orders';

export interface LogRow {
  row: RowMessage;
  round: number;
  phase: Phase;
  isUndone: boolean;
  /** Whether another round or phase begins with it. */
  isFirst: boolean;
}

const FIGHTS = new Set(['force', 'conflict', 'bribe', 'turn-defenders', 'buy', 'card', 'take']);
const FIGHTING_ACTS = new Set(['shotgun', 'bomb', 'pentito', 'agitate']);

export function logRows(rows: readonly RowMessage[], filter: Filter): LogRow[] {
  const all = [...rows];
  const rounds = roundsOf(all);
  const phases = phasesOf(all);
  const undone = undoneNumbers(all);
  const found = all.map((row, place) => ({
    row,
    round: rounds[place]!,
    phase: phases[place]!,
    isUndone: undone.has(row.number),
    isFirst: false,
  }));
  return found.filter((each) => isShown(each, filter)).map(withFirst);
}

function withFirst(each: LogRow, place: number, all: LogRow[]): LogRow {
  const before = all[place - 1];
  const isFirst = before?.round !== each.round || before.phase !== each.phase;
  return { ...each, isFirst };
}

function isShown({ row, phase }: LogRow, filter: Filter): boolean {
  if (filter === 'all') return true;
  const answer = row.entry?.answer;
  if (!answer) return false;
  if (filter === 'fights') return FIGHTS.has(answer.kind) || FIGHTING_ACTS.has(answer.variant);
  return answer.variant === 'order' || answer.kind === 'next-order' || phase === 'encounter';
}
