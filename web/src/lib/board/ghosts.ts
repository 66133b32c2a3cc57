/** What a draft would change on the map. */
import type { EventMessage } from '$lib/api/messages';
import type { LaidOrder, Moved, Place, Answered } from '$lib/api/schema';
import { after, type AreaPieces, type BoardPieces } from '$lib/log/pieces';

type Counted = 'soldati' | 'cars' | 'labs' | 'orders';

export interface Change {
  area: string;
  what: Counted;
  /** Whose pieces they are; null for labs. */
  owner: string | null;
  number: number;
}

interface BoatChange {
  sea: string;
  owner: string;
  number: number;
}

interface Step {
  from: string;
  to: string;
  owner: string;
}

export interface Ghosts {
  changes: Change[];
  boats: BoatChange[];
  /** Who goes from where to where. */
  steps: Step[];
}

/** What differs between two boards, and who goes where in what happens between them. */
export function ghostsOf(
  before: BoardPieces,
  then: BoardPieces,
  events: readonly EventMessage[],
): Ghosts {
  const changes = Object.keys(then.areas).flatMap((area) =>
    areaChanges(area, before.areas[area]!, then.areas[area]!),
  );
  return { changes, boats: boatChanges(before, then), steps: stepsOf(before, events) };
}

/** Where something comes: `enna soldati`, `mare-catania red`. */
export function freshOf({ changes, boats }: Ghosts): Set<string> {
  return new Set([
    ...changes.filter(({ number }) => number > 0).map(({ area, what }) => `${area} ${what}`),
    ...boats.filter(({ number }) => number > 0).map(({ sea, owner }) => `${sea} ${owner}`),
  ]);
}

function areaChanges(area: string, before: AreaPieces, after: AreaPieces): Change[] {
  if (before === after) return [];
  return [
    ...ownedChanges(area, 'soldati', before, after),
    ...ownedChanges(area, 'cars', before, after),
    { area, what: 'labs' as const, owner: null, number: after.labs - before.labs },
    ...orderChanges(area, before.orders, after.orders),
  ].filter((change) => change.number !== 0);
}

/** Where the holder changes, the old ones go and the new ones come. */
function ownedChanges(
  area: string,
  what: 'soldati' | 'cars',
  before: AreaPieces,
  after: AreaPieces,
): Change[] {
  if (before.holder === after.holder) {
    return [{ area, what, owner: after.holder, number: after[what] - before[what] }];
  }
  return [
    { area, what, owner: before.holder, number: -before[what] },
    { area, what, owner: after.holder, number: after[what] },
  ];
}

function orderChanges(area: string, before: LaidOrder[], after: LaidOrder[]): Change[] {
  const families = new Set([...before, ...after].map((laid) => laid.family));
  const of = (orders: LaidOrder[], family: string) =>
    orders.filter((laid) => laid.family === family).length;
  return [...families].map((owner) => ({
    area,
    what: 'orders' as const,
    owner,
    number: of(after, owner) - of(before, owner),
  }));
}

function boatChanges(before: BoardPieces, after: BoardPieces): BoatChange[] {
  return Object.entries(after.boats).flatMap(([sea, boats]) => {
    const owners = new Set([...Object.keys(boats), ...Object.keys(before.boats[sea] ?? {})]);
    return [...owners]
      .map((owner) => ({
        sea,
        owner,
        number: (boats[owner] ?? 0) - (before.boats[sea]?.[owner] ?? 0),
      }))
      .filter((change) => change.number !== 0);
  });
}

/** Soldati who go from an area to another, at once or into a fight there. */
function stepsOf(before: BoardPieces, events: readonly EventMessage[]): Step[] {
  const found = new Map<string, Step>();
  let pieces = before;
  let setOut: Omit<Step, 'to'> | null = null;
  let goal: string | null = null;
  for (const event of events) {
    if (event.key === 'event.answered' && SENDING.has(event.answer.kind)) goal = goalOf(event);
    if (event.key === 'event.moved' && isGoing(event)) {
      const { source, target } = event;
      const owner = pieces.areas[source.id ?? '']?.holder;
      if (source.id && owner) setOut = { from: source.id, owner };
      // Who falls in a fight was on the way there.
      const to = target.place === 'fight' ? goal : target.id;
      if (setOut && to && to !== setOut.from) found.set(`${setOut.from} ${to}`, { ...setOut, to });
    }
    pieces = after(pieces, event);
  }
  return [...found.values()];
}

/** Answers that may send Soldati of an area to another. */
const SENDING = new Set(['act', 'agitate-move']);

/** Where an answer sends them. Neutrals are told their way after they have been agitated [9.3.2]. */
function goalOf({ answer: { kind, fields } }: Answered): string | null {
  const isSent = kind === 'agitate-move' || typeof fields.start === 'string';
  return isSent && typeof fields.area === 'string' ? fields.area : null;
}

/** Whether Soldati stay on the board: others are removed, or come from headquarters. */
function isGoing({ source, target }: Moved): boolean {
  const isOnBoard = (place: Place) => place.place === 'area' || place.place === 'fight';
  return source.what === 'soldati' && isOnBoard(source) && isOnBoard(target);
}
