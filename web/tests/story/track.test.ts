import { expect, test } from 'vitest';
import type { RowMessage } from '../../src/lib/api/schema';
import { trackOf, type Track } from '../../src/lib/story/track';
import { hasReveal } from '../../src/lib/state/telling';
import { edition, log, MODES, stand, type Mode } from '../fixtures';

const printed = (mode: Mode) => ({
  edition: edition(mode),
  seats: stand(mode, 'over').view!.seats,
});

function tracksOf(mode: Mode): { row: RowMessage; track: Track }[] {
  const rows = log(mode);
  return rows.flatMap((row, place) => {
    const track = trackOf(rows.slice(0, place + 1), printed(mode));
    return track ? [{ row, track }] : [];
  });
}

/** The track after each row of every encounter. */
const found = new Map(MODES.map((mode) => [mode, tracksOf(mode)]));
const tracks = (mode: Mode) => found.get(mode) ?? [];

test.each(MODES)('in %s supply orders come before attack orders, low initiative first', (mode) => {
  for (const { track } of tracks(mode)) {
    const moments = track.orders.map(
      (order) => (order.type === 'attack' ? 100 : 0) + order.initiative,
    );
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
  }
});

test.each(MODES)('in %s all revealed orders wait when they are turned over', (mode) => {
  const reveals = tracks(mode).filter(({ row }) => hasReveal(row.entry?.events ?? []));
  expect(reveals.length).toBeGreaterThan(0);
  for (const { row, track } of reveals) {
    const turned = row.entry!.events.filter((event) => event.key === 'event.order-revealed');
    expect(track.orders).toHaveLength(turned.length);
    expect(track.orders.every((order) => order.state === 'waiting')).toBe(true);
  }
});

test.each(MODES)('in %s the order being executed is of the family that acts', (mode) => {
  const { seats } = printed(mode);
  for (const { row, track } of tracks(mode)) {
    const { entry } = row;
    const isAct = entry?.answer.kind === 'act' && !hasReveal(entry.events);
    const isLast = entry?.events.some(
      (event) => event.key === 'event.noted' && event.fact.fact === 'phase',
    );
    const present = track.orders.find((order) => order.state === 'present');
    if (!isAct || isLast || !present || entry.seat === null) continue;
    const waits = track.orders.some((order) => order.state === 'waiting');
    if (waits) expect(present.family).toBe(seats[entry.seat]?.family);
  }
});
