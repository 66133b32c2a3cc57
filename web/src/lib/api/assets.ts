/** Everything printed, and the drawing it is shown on; it never changes while a game is played. */
import { ask } from './client';
import type { Board, EditionMessage, Look as Drawing, TableMessage } from './schema';

export interface ServedAssets {
  edition: EditionMessage;
  board: Board;
  drawing: Drawing;
  /** Where the picture of the empty board is. */
  ground: string;
}

const known = new Map<string, Promise<ServedAssets>>();

/** Fetched once for all tables and seats that are played with it; a failed request is made again. */
export function servedAssets({ edition, settings }: TableMessage): Promise<ServedAssets> {
  const { mode = '', level = '' } = settings;
  const path = `/api/editions/${edition}`;
  const query = new URLSearchParams({ mode, level }).toString();
  const key = `${path}?${query}`;
  const found = known.get(key) ?? fetched(path, query);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

async function fetched(path: string, query: string): Promise<ServedAssets> {
  const ground = `${path}/board.svg`;
  const picture = new Image();
  picture.src = ground;
  const [edition, board, drawing] = await Promise.all([
    ask<EditionMessage>('GET', `${path}?${query}`),
    ask<Board>('GET', `${path}/map`),
    ask<Drawing>('GET', `${path}/drawing`),
    // Else it is read only after everything else has been put on the page, and seen much later.
    picture.decode().catch(() => undefined),
  ]);
  return { edition, board, drawing, ground };
}
