/** Everything printed, with the drawing it is shown on; it never changes while a game is played. */
import { ask } from '$lib/api/client';
import type { Board, EditionMessage, Look as Drawing, TableMessage } from '$lib/api/schema';
import { Words } from '$lib/text/words';

export interface Printed {
  edition: EditionMessage;
  board: Board;
  drawing: Drawing;
  words: Words;
  /** Where the picture of the empty board is. */
  ground: string;
}

export async function printedFor(table: TableMessage): Promise<Printed> {
  const path = `/api/editions/${table.edition}`;
  const { mode = '', level = '' } = table.settings;
  const ground = `${path}/board.svg`;
  // It is needed first and takes longest.
  new Image().src = ground;
  const query = new URLSearchParams({ mode, level });
  const [edition, board, drawing] = await Promise.all([
    ask<EditionMessage>('GET', `${path}?${query}`),
    ask<Board>('GET', `${path}/map`),
    ask<Drawing>('GET', `${path}/drawing`),
  ]);
  return { edition, board, drawing, words: new Words(edition), ground };
}
