/** What stands on the map, from a view or followed event by event while a story is played. */
import type { EventMessage } from '$lib/api/messages';
import type { LaidOrder, Place, ViewMessage } from '$lib/api/schema';

export interface AreaPieces {
  holder: string | null;
  soldati: number;
  cars: number;
  labs: number;
  orders: LaidOrder[];
}

export interface BoardPieces {
  areas: Record<string, AreaPieces>;
  /** By sea, then by family. */
  boats: Record<string, Record<string, number>>;
  /** Attackers who have set out and not arrived. */
  fight: { soldati: number; cars: number };
}

export function piecesOf(view: ViewMessage): BoardPieces {
  const { soldati = 0, cars = 0 } = view.fight ?? {};
  return {
    areas: Object.fromEntries(view.areas.map(({ id, ...pieces }) => [id, pieces])),
    boats: Object.fromEntries(view.seas.map((sea) => [sea.id, sea.boats])),
    fight: { soldati, cars },
  };
}

/** The later board, with what is as it was before shared with the earlier one. */
export function sharing(before: BoardPieces | null, now: BoardPieces): BoardPieces {
  if (before === null || before === now) return now;
  return {
    ...now,
    areas: sharedBy(before.areas, now.areas),
    boats: sharedBy(before.boats, now.boats),
  };
}

function sharedBy<T>(before: Record<string, T>, now: Record<string, T>): Record<string, T> {
  const shared = Object.entries(now).map(([id, value]): [string, T] => {
    const old = before[id];
    return [id, old !== undefined && isSame(old, value) ? old : value];
  });
  return Object.fromEntries(shared);
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The board after an event; what the event does not touch is shared with the old one. */
export function after(pieces: BoardPieces, event: EventMessage): BoardPieces {
  switch (event.key) {
    case 'event.moved':
      return shifted(shifted(pieces, event.source, -event.number), event.target, event.number);
    case 'event.unpacked':
      return shifted(pieces, event.target, event.number);
    case 'event.held':
      return withArea(pieces, event.area, (area) => ({ ...area, holder: event.holder }));
    case 'event.order-revealed':
      return withArea(pieces, event.area, (area) => turned(area, event.family, event.order));
    case 'event.order-moved':
    case 'event.order-moved-face-down':
      return orderMoved(pieces, event.family, event.order, event.source, event.target);
    case 'event.hidden-order-moved':
      return orderMoved(pieces, event.family, null, event.source, event.target);
    default:
      return pieces;
  }
}

const COUNTED = { soldati: 'soldati', car: 'cars', lab: 'labs' } as const;

function shifted(pieces: BoardPieces, place: Place, number: number): BoardPieces {
  const counted = COUNTED[place.what as keyof typeof COUNTED];
  if (place.place === 'area' && place.id && counted) {
    return withArea(pieces, place.id, (area) => ({ ...area, [counted]: area[counted] + number }));
  }
  if (place.place === 'fight' && counted && counted !== 'labs') {
    const fight = { ...pieces.fight, [counted]: pieces.fight[counted] + number };
    return { ...pieces, fight };
  }
  if (place.place === 'sea' && place.id && place.owner) {
    const boats = pieces.boats[place.id] ?? {};
    const left = (boats[place.owner] ?? 0) + number;
    return { ...pieces, boats: { ...pieces.boats, [place.id]: { ...boats, [place.owner]: left } } };
  }
  return pieces;
}

function withArea(
  pieces: BoardPieces,
  id: string,
  change: (area: AreaPieces) => AreaPieces,
): BoardPieces {
  const area = pieces.areas[id];
  return area ? { ...pieces, areas: { ...pieces.areas, [id]: change(area) } } : pieces;
}

/** One of the family's hidden orders there is the one that is shown. */
function turned(area: AreaPieces, family: string, order: string): AreaPieces {
  const own = (laid: LaidOrder) => laid.family === family && !laid.face_up;
  const known = area.orders.findIndex((laid) => own(laid) && laid.order === order);
  const which = known >= 0 ? known : area.orders.findIndex(own);
  const shown = { family, order, face_up: true, can_be: [] };
  return { ...area, orders: area.orders.map((laid, number) => (number === which ? shown : laid)) };
}

function orderMoved(
  pieces: BoardPieces,
  family: string,
  order: string | null,
  source: Place,
  target: Place,
): BoardPieces {
  let found = pieces;
  if (source.place === 'area' && source.id) {
    found = withArea(found, source.id, (area) => ({
      ...area,
      orders: without(area, family, order),
    }));
  }
  if (target.place === 'area' && target.id) {
    const laid = { family, order, face_up: false, can_be: [] };
    found = withArea(found, target.id, (area) => ({ ...area, orders: [...area.orders, laid] }));
  }
  return found;
}

/** Of orders that are not known to the seat one goes that can be it. */
function without(area: AreaPieces, family: string, order: string | null): LaidOrder[] {
  const own = (laid: LaidOrder) => laid.family === family;
  const known = area.orders.findIndex((laid) => own(laid) && laid.order === order);
  const which = known >= 0 ? known : area.orders.findIndex((laid) => own(laid) && !laid.order);
  return area.orders.filter((_, number) => number !== which);
}
