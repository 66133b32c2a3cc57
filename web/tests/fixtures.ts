/** What the server sends in real games, written by `tools/fixtures.py`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type {
  Board,
  EditionMessage,
  Look,
  MomentMessage,
  RowMessage,
  SnapshotMessage,
} from '$lib/api/schema';
import { Words } from '$lib/text/words';
import type { Context } from '$lib/text/sentences';
import { FIXTURES } from './paths';

export const MODES = ['2v2', '1v1', '2v1'] as const;
export type Mode = (typeof MODES)[number];

/** A kind of question, and the variants of its answers. */
export interface Kind {
  name: string;
  variants: string[];
  /** Whether players are asked. */
  is_asked: boolean;
}

/** What a seat sees when it is asked something. */
export interface Question {
  name: string;
  kind: string;
  mode: Mode;
  snapshot: SnapshotMessage;
}

export const board = read<Board>('map');
export const drawing = read<Look>('drawing');
export const kinds = read<Kind[]>('kinds');

const editions = Object.fromEntries(
  MODES.map((mode) => [mode, read<EditionMessage>(`${mode}/edition`)]),
) as Record<Mode, EditionMessage>;
const words = Object.fromEntries(MODES.map((mode) => [mode, new Words(editions[mode])])) as Record<
  Mode,
  Words
>;

export function edition(mode: Mode): EditionMessage {
  return editions[mode];
}

/** A table before the game, while another seat is asked, and when the game is over. */
export function snapshot(mode: Mode, when: 'open' | 'waiting' | 'over'): SnapshotMessage {
  return read(`${mode}/${when}`);
}

/** What the first seat saw after each answer of that game. */
export function moments(mode: Mode): MomentMessage[] {
  return read(`${mode}/moments`);
}

/** All that the first seat is told of a whole game, or of one that chance sets up. */
export function log(mode: Mode, which: 'log' | 'quick' = 'log'): RowMessage[] {
  return read(`${mode}/${which}`);
}

/** Questions of a mode: of every kind, and several of those with many variants. */
export function questions(mode: Mode): Question[] {
  return readdirSync(`${FIXTURES}/${mode}/questions`).flatMap((kind) => questionsOf(mode, kind));
}

export function questionsOf(mode: Mode, kind: string): Question[] {
  const path = `${mode}/questions/${kind}`;
  if (!existsSync(`${FIXTURES}/${path}`)) return [];
  return readdirSync(`${FIXTURES}/${path}`).map((file) => {
    const name = `${path}/${file.replace('.json', '')}`;
    return { name, kind, mode, snapshot: read<SnapshotMessage>(name) };
  });
}

/** What sentences about a table are told from. */
export function contextOf(mode: Mode, { table, view }: SnapshotMessage, seat: number): Context {
  if (!view) throw new Error('The game has not begun.');
  const names = table.seats.map((each) => each.name);
  return { words: words[mode], view, names, seat };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, 'utf8')) as T;
}
