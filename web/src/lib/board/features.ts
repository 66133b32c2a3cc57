/** Everything on the map that keys lead to, by its key, `area:enna`, and where it is. */
import type { Board, EditionMessage } from '$lib/api/schema';
import type { Point, Rect } from '$lib/state/camera';
import { cornerOf, middleOf, point, seaMiddle, SYMBOLS } from './piecePositions';

/** Areas, seas, where control is shown, corners with the seats, and the order of play. */
export type FeatureKind = 'area' | 'sea' | 'mandamento' | 'corner' | 'play';

export interface Feature {
  kind: FeatureKind;
  id: string;
}

export const featureKey = (kind: FeatureKind, id: string): string => `${kind}:${id}`;

export function featureOf(key: string): Feature {
  const [kind, id] = key.split(':') as [FeatureKind, string];
  return { kind, id };
}

/** A feature with what stands around its middle. */
export const around = ({ x, y }: Point): Rect => ({
  x: x - FEATURE_MARGIN,
  y: y - FEATURE_MARGIN,
  width: 2 * FEATURE_MARGIN,
  height: 2 * FEATURE_MARGIN,
});

const FEATURE_MARGIN = 70;

export function featuresOn(board: Board, edition: EditionMessage): Map<string, Point> {
  const { cartouche } = board.ornaments;
  return new Map([
    ...edition.areas.map(({ id }) => [featureKey('area', id), middleOf(board, id)] as const),
    ...edition.seas.map(({ id }) => [featureKey('sea', id), seaMiddle(board, id)] as const),
    ...edition.mandamenti.map(
      ({ id }) => [featureKey('mandamento', id), point(board.control[id]!.at)] as const,
    ),
    ...SYMBOLS.map((symbol) => [featureKey('corner', symbol), cornerOf(board, symbol)] as const),
    ...(cartouche ? [[featureKey('play', 'order'), point(cartouche.at)] as const] : []),
  ]);
}
