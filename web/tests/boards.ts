/** Boards that are made of a log from its beginning. */
import type { EventMessage } from '$lib/api/messages';
import type { ViewMessage } from '$lib/api/schema';
import { after, type BoardPieces } from '$lib/log/pieces';

/** A board on which nothing stands, with the areas and seas of a view. */
export function emptyBoard(view: ViewMessage): BoardPieces {
  const nothing = { holder: null, soldati: 0, cars: 0, labs: 0, orders: [] };
  return {
    areas: Object.fromEntries(view.areas.map((area) => [area.id, nothing])),
    boats: Object.fromEntries(view.seas.map((sea) => [sea.id, {}])),
    fight: { soldati: 0, cars: 0 },
  };
}

/** The same board after all events. */
export const afterAll = (pieces: BoardPieces, events: readonly EventMessage[]): BoardPieces =>
  events.reduce(after, pieces);
