/** Everything on the map that keys lead to, by its key, `area:enna`, and where it is. */
import type { Board, EditionMessage } from '$lib/api/schema';
import type { Point, Rect } from '$lib/state/camera';
import { cornerOf, middleOf, point, seaMiddle, SYMBOLS } from './spots';

/** Areas, seas, where control is shown, corners with the seats, and the order of play. */
export type Kind = 'area' | 'sea' | 'mandamento' | 'corner' | 'play';

export interface Place {
  kind: Kind;
  id: string;
}

export const placeKey = (kind: Kind, id: string): string => `${kind}:${id}`;

export function placeOf(key: string): Place {
  const [kind, id] = key.split(':') as [Kind, string];
  return { kind, id };
}

/** A place with what stands around its middle. */
export const around = ({ x, y }: Point): Rect => ({
  x: x - PLACE_MARGIN,
  y: y - PLACE_MARGIN,
  width: 2 * PLACE_MARGIN,
  height: 2 * PLACE_MARGIN,
});

const PLACE_MARGIN = 70;

export function placesOn(board: Board, edition: EditionMessage): Map<string, Point> {
  const { cartouche } = board.ornaments;
  return new Map([
    ...edition.areas.map(({ id }) => [placeKey('area', id), middleOf(board, id)] as const),
    ...edition.seas.map(({ id }) => [placeKey('sea', id), seaMiddle(board, id)] as const),
    ...edition.mandamenti.map(
      ({ id }) => [placeKey('mandamento', id), point(board.control[id]!.at)] as const,
    ),
    ...SYMBOLS.map((symbol) => [placeKey('corner', symbol), cornerOf(board, symbol)] as const),
    ...(cartouche ? [[placeKey('play', 'order'), point(cartouche.at)] as const] : []),
  ]);
}
