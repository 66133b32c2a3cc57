/** Where pieces stand on the map; the smaller it is seen, the larger they are drawn. */
import type { Board, EditionMessage, Place } from '$lib/api/schema';
import type { Point } from '$lib/state/camera';

export interface PiecePosition extends Point {
  size: number;
}

interface AreaPositions {
  soldati: PiecePosition;
  car: PiecePosition;
  labs: PiecePosition[];
  orders: PiecePosition[];
}

/** By how much pieces are enlarged at a scale of the map, in few steps. */
export function growthAt(scale: number): number {
  if (scale >= 0.9) return 1;
  if (scale >= 0.66) return 1.2;
  if (scale >= 0.45) return 1.4;
  return scale >= 0.3 ? 1.7 : 2.1;
}

/** The lines between Mandamenti, and the edges of another colour beside them, on the board. */
export const LINE_WIDTH = 3.6;
export const LINE_HALO_WIDTH = 7;

/** How much the places of an area move apart while pieces grow. */
const APART_PER_GROWTH = 0.42;

export function areaPositions(board: Board, id: string, growth: number): AreaPositions {
  const { places } = board.areas[id]!;
  const { sizes } = board;
  const middle = middleOf(board, id);
  const apart = 1 + (growth - 1) * APART_PER_GROWTH;
  const position = ([x, y]: readonly [number, number], size: number): PiecePosition => ({
    x: middle.x + (x - middle.x) * apart,
    y: middle.y + (y - middle.y) * apart,
    size: size * growth,
  });
  // The printed symbol makes room when pieces grow.
  const left = (places.soldati[0] - places.symbol[0]) * Math.min(0.5, growth - 1);
  return {
    soldati: position([places.soldati[0] - left, places.soldati[1]], sizes.soldati[0]),
    car: position(places.car, sizes.car[0]),
    labs: places.labs.map((at) => position(at, sizes.lab[1])),
    orders: places.orders.map((at) => position(at, sizes.order[0])),
  };
}

/** The middle of what stands in an area. */
export function middleOf(board: Board, id: string): Point {
  const { soldati, car, labs, orders } = board.areas[id]!.places;
  const across = [soldati[0], car[0], labs[0][0], orders[1][0]];
  return {
    x: (Math.min(...across) + Math.max(...across)) / 2,
    y: (soldati[1] + orders[0][1]) / 2,
  };
}

export const point = ([x, y]: readonly [number, number]): Point => ({ x, y });

export const seaMiddle = (board: Board, id: string): Point => point(board.seas[id]!.boats[1]);

/** Where boats of a family lie: families side by side, those that are named first at the left. */
export function boatPosition(
  board: Board,
  sea: string,
  number: number,
  growth: number,
): PiecePosition {
  const { boats } = board.seas[sea]!;
  const [x, y] = boats[number % boats.length]!;
  return { x, y, size: board.sizes.boat[0] * Math.min(growth, LARGEST_BOAT) };
}

const LARGEST_BOAT = 1.2;

/** How far the printed corner symbols stand from both edges. */
const CORNER_INSET = 84;
export const SYMBOLS = ['ring', 'club', 'star', 'diamond'];

/** The symbol of a seat; who plays alone has two, of which the first counts. */
export function symbolOf({ areas }: EditionMessage, seat: number): string {
  const own = areas.filter((area) => area.start_seat === seat).map((area) => area.symbol);
  return SYMBOLS.find((symbol) => own.includes(symbol)) ?? SYMBOLS[seat] ?? 'ring';
}

/** The seat that a symbol belongs to. */
export function seatOf({ areas }: EditionMessage, symbol: string): number | null {
  return areas.find((area) => area.symbol === symbol)?.start_seat ?? null;
}

export function cornerOf(board: Board, symbol: string): Point {
  const isTop = symbol === 'ring' || symbol === 'star';
  const isLeft = symbol === 'ring' || symbol === 'club';
  return {
    x: isLeft ? CORNER_INSET : board.width - CORNER_INSET,
    y: isTop ? CORNER_INSET : board.height - CORNER_INSET,
  };
}

/** Where pieces of a place are seen; what is on no map is where its owner sits. */
export function placePoint(board: Board, place: Place, home: Point): Point {
  const { areas, seas } = board;
  if (place.place === 'area' && place.id && areas[place.id]) {
    const { soldati, car, labs, orders } = areas[place.id]!.places;
    const positions = { soldati, car, lab: labs[0], order: orders[0] } as Record<
      string,
      [number, number]
    >;
    return point(positions[place.what] ?? soldati);
  }
  if (place.place === 'sea' && place.id && seas[place.id]) return seaMiddle(board, place.id);
  return home;
}
