import { describe, expect, it } from 'vitest';
import type { EventMessage } from '$lib/api/messages';
import type { Place } from '$lib/api/schema';
import { cornerOf, placePoint, seaMiddle, symbolOf } from '$lib/board/piecePositions';
import { fightPoint, wayPoints } from '$lib/board/route';
import { flightsOf, type FlightContext } from '$lib/state/flight';
import { after, piecesOf, type BoardPieces } from '$lib/log/pieces';
import { board, edition, log, MODES, snapshot } from '../fixtures';
import { emptyBoard } from '../boards';

const printed = edition('2v2');
const HOME = { x: 1, y: 2 };

function place(where: Place['place'], what: Place['what'], id?: string, owner?: string): Place {
  return { place: where, what, id: id ?? null, owner: owner ?? null };
}

function moved(source: Place, target: Place, number = 1): EventMessage {
  return { key: 'event.moved', source, target, number };
}

const standing: BoardPieces = {
  areas: {
    enna: { holder: 'red', soldati: 3, cars: 1, labs: 0, orders: [] },
    gela: { holder: 'neutral', soldati: 2, cars: 0, labs: 0, orders: [] },
  },
  boats: {},
  fight: { soldati: 0, cars: 0 },
};
const context: FlightContext = {
  before: standing,
  attackers: 'red',
  at: (where) => placePoint(board, where, HOME),
};

describe('flights', () => {
  it('bring Soldati from headquarters to their place in the area', () => {
    const [flight, ...others] = flightsOf(
      [moved(place('hq', 'soldati', undefined, 'red'), place('area', 'soldati', 'enna'), 2)],
      context,
    );
    const [x, y] = board.areas.enna!.places.soldati;
    expect(flight).toMatchObject({ owner: 'red', number: 2, from: HOME, to: { x, y } });
    expect(others).toEqual([]);
  });

  it('have the colour of who stood there when they set out', () => {
    const flights = flightsOf(
      [
        moved(
          place('area', 'soldati', 'gela'),
          place('supply', 'soldati', undefined, 'neutral'),
          2,
        ),
        moved(place('area', 'car', 'enna'), place('fight', 'car')),
      ],
      context,
    );
    expect(flights.map(({ what, owner }) => `${owner} ${what}`)).toEqual([
      'neutral soldati',
      'red car',
    ]);
  });

  it('go together where pieces go the same way, and leave money alone', () => {
    const events = [
      moved(place('hq', 'soldati', undefined, 'red'), place('area', 'soldati', 'enna')),
      moved(place('bank', 'money'), place('hq', 'money', undefined, 'red'), 3),
      moved(place('hq', 'soldati', undefined, 'red'), place('area', 'soldati', 'enna')),
    ];
    expect(flightsOf(events, context).map(({ number }) => number)).toEqual([2]);
  });

  it('tell nobody which order is laid face down', () => {
    const event: EventMessage = {
      key: 'event.order-moved-face-down',
      family: 'red',
      order: 'justice-a',
      source: place('hq', 'order', undefined, 'red'),
      target: place('area', 'order', 'enna', 'red'),
    };
    expect(flightsOf([event], context)[0]).toMatchObject({ what: 'order', order: null });
  });

  it.each(MODES)('begin and end on the board in a whole game of %s', (mode) => {
    let pieces = emptyBoard(snapshot(mode, 'over').view!);
    for (const row of log(mode)) {
      const events = row.entry?.events ?? [];
      for (const { from, to, number } of flightsOf(events, { ...context, before: pieces })) {
        expect(number).toBeGreaterThan(0);
        for (const { x, y } of [from, to]) {
          expect(x >= 0 && x <= board.width && y >= 0 && y <= board.height).toBe(true);
        }
      }
      for (const event of events) pieces = after(pieces, event);
    }
    expect(pieces.areas).toEqual(piecesOf(snapshot(mode, 'over').view!).areas);
  });
});

describe('places outside the map', () => {
  it('are the corners of the seats', () => {
    const corners = [0, 1, 2, 3].map((seat) => cornerOf(board, symbolOf(printed, seat)));
    const middle = { x: board.width / 2, y: board.height / 2 };
    expect(corners.map(({ x, y }) => [x < middle.x, y < middle.y])).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('ways', () => {
  const ends = { start: 'palermo', target: 'siracusa' };

  it('lead over the seas that the server names', () => {
    const seas = printed.seas.slice(0, 2).map((sea) => sea.id);
    const [, first, second, ...others] = wayPoints(board, { ...ends, seas });
    expect([first, second]).toEqual(seas.map((sea) => seaMiddle(board, sea)));
    expect(others).toHaveLength(1);
  });

  it('have a place for a fight between the last two points', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ];
    expect(fightPoint(points)).toEqual({ x: 45, y: 0 });
  });

  it('are plain arrows where it names none', () => {
    expect(wayPoints(board, { ...ends, seas: [] })).toHaveLength(2);
  });
});
