/** Pieces that go from place to place in the events of a row, so that one sees what happened. */
import type { EventMessage } from '$lib/api/messages';
import type { Place } from '$lib/api/schema';
import type { Point } from './camera';
import { after, type BoardPieces } from '$lib/log/pieces';

type Flown = 'soldati' | 'car' | 'lab' | 'boat' | 'order';

export interface Flight {
  what: Flown;
  /** Whose pieces; `neutral` also for labs. */
  owner: string;
  number: number;
  order: string | null;
  from: Point;
  to: Point;
}

export interface FlightContext {
  /** What stood on the map before the row. */
  before: BoardPieces;
  /** Who has set out, if it is about a fight. */
  attackers: string | null;
  /** Where pieces of a place are seen. */
  at: (place: Place, owner: string) => Point;
}

const NOBODY = 'neutral';
const FLOWN = new Set<string>(['soldati', 'car', 'lab', 'boat']);

export function flightsOf(events: readonly EventMessage[], context: FlightContext): Flight[] {
  const found: Flight[] = [];
  let pieces = context.before;
  for (const event of events) {
    const next = after(pieces, event);
    const flight = flightOf(event, context, (place) =>
      ownerOf(place, pieces, next, context.attackers),
    );
    if (flight && isSeen(flight)) join(found, flight);
    pieces = next;
  }
  return found;
}

function flightOf(
  event: EventMessage,
  { at }: FlightContext,
  owner: (place: Place) => string | null,
): Flight | null {
  if (event.key === 'event.moved' && FLOWN.has(event.source.what)) {
    const { source, target, number } = event;
    const whose = owner(source) ?? owner(target) ?? NOBODY;
    const what = source.what as Flown;
    return {
      what,
      owner: whose,
      number,
      order: null,
      from: at(source, whose),
      to: at(target, whose),
    };
  }
  const isOrder =
    event.key === 'event.order-moved' ||
    event.key === 'event.order-moved-face-down' ||
    event.key === 'event.hidden-order-moved';
  if (!isOrder) return null;
  const { family, source, target } = event;
  const order = event.key === 'event.order-moved' ? event.order : null;
  return {
    what: 'order',
    owner: family,
    number: 1,
    order,
    from: at(source, family),
    to: at(target, family),
  };
}

/** An area and a fight do not say whose pieces they are; their holder does. */
function ownerOf(
  place: Place,
  before: BoardPieces,
  next: BoardPieces,
  attackers: string | null,
): string | null {
  if (place.owner) return place.owner;
  if (place.place === 'fight') return attackers;
  if (place.place !== 'area' || !place.id) return null;
  return before.areas[place.id]?.holder ?? next.areas[place.id]?.holder ?? null;
}

const isSeen = ({ from, to }: Flight): boolean => Math.hypot(to.x - from.x, to.y - from.y) > 1;

/** Pieces that go the same way go together. */
function join(found: Flight[], flight: Flight): void {
  const same = (other: Flight) =>
    other.what === flight.what &&
    other.owner === flight.owner &&
    other.order === flight.order &&
    other.from.x === flight.from.x &&
    other.from.y === flight.from.y &&
    other.to.x === flight.to.x &&
    other.to.y === flight.to.y;
  const other = found.find(same);
  if (other) other.number += flight.number;
  else found.push(flight);
}
