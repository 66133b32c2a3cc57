import { expect, test } from 'vitest';
import { piecesOf, type BoardPieces } from '$lib/log/pieces';
import { withoutUndone } from '$lib/log/undo';
import { log, MODES, snapshot } from '../fixtures';
import { afterAll, emptyBoard } from '../boards';

/** Without seas in which nothing lies, and with orders in any sequence. */
function told({ areas, boats, fight }: BoardPieces) {
  const lying = Object.entries(boats).map(([sea, families]) => [
    sea,
    Object.fromEntries(Object.entries(families).filter(([, number]) => number > 0)),
  ]);
  const orders = Object.values(areas).map((area) =>
    area.orders.map((laid) => `${laid.family}/${laid.order}/${laid.face_up}`).sort(),
  );
  const pieces = Object.entries(areas).map(([id, { holder, soldati, cars, labs }]) => ({
    id,
    holder,
    soldati,
    cars,
    labs,
  }));
  return { pieces, orders, boats: Object.fromEntries(lying), fight };
}

test.each(MODES)('the board of a whole %s game follows from its log', (mode) => {
  const view = snapshot(mode, 'over').view!;
  const events = withoutUndone(log(mode)).flatMap((row) => row.entry?.events ?? []);

  const board = afterAll(emptyBoard(view), events);

  expect(told(board)).toEqual(told(piecesOf(view)));
});
