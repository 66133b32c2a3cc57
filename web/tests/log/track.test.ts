import { expect, test } from 'vitest';
import type { RowMessage } from '$lib/api/schema';
import { trackNow, trackInStory, type Track } from '$lib/log/track';
import { edition, log, MODES, questionsOf, type Mode } from '../fixtures';

function tracksOf(mode: Mode): { row: RowMessage; track: Track }[] {
  const rows = log(mode);
  return rows.flatMap((row, place) => {
    const track = trackInStory(rows.slice(0, place + 1), edition(mode));
    return track ? [{ row, track }] : [];
  });
}

/** The track after each row of every encounter. */
const found = new Map(MODES.map((mode) => [mode, tracksOf(mode)]));
const tracks = (mode: Mode) => found.get(mode) ?? [];
const keys = (track: Track, state: string) =>
  track.filter((order) => order.state === state).map((order) => order.key);

test.each(MODES)('in %s all orders are shown with their areas when they are revealed', (mode) => {
  const reveals = tracks(mode).filter(({ row }) => row.entry?.track.length);
  expect(reveals.length).toBeGreaterThan(0);
  for (const { row, track } of reveals) {
    expect(track).toHaveLength(row.entry!.track.length);
    expect(track.every((order) => order.area !== '')).toBe(true);
    expect(keys(track, 'present')).toEqual([]);
  }
});

test.each(MODES)('in %s a told row lights the order it belongs to', (mode) => {
  for (const { row, track } of tracks(mode)) {
    const order = row.entry?.order;
    expect(keys(track, 'present')).toEqual(order ? [`${order.family}/${order.order}`] : []);
  }
  expect(tracks(mode).filter(({ row }) => row.entry?.order).length).toBeGreaterThan(0);
});

test.each(MODES)('in %s an order that is done never waits again', (mode) => {
  let done: string[] = [];
  let most = 0;
  for (const { row, track } of tracks(mode)) {
    if (row.entry?.track.length) done = [];
    expect(keys(track, 'waiting').filter((key) => done.includes(key))).toEqual([]);
    done = keys(track, 'done');
    most = Math.max(most, done.length);
  }
  expect(most).toBeGreaterThan(1);
});

test('how things stand now is what the view says', () => {
  const rows = log('2v2');
  const reveal = rows.find((row) => row.entry?.track.length)!;
  const [first, second, ...others] = reveal.entry!.track;
  const now = [
    { ...first!, state: 'done' as const },
    { ...second!, state: 'present' as const },
    ...others.slice(1),
  ];
  const track = trackNow([reveal], now, edition('2v2'))!;
  expect(track.slice(0, 3).map((order) => order.state)).toEqual(['done', 'present', 'done']);
  expect(keys(track, 'waiting')).toHaveLength(others.length - 1);
});

test('a view tells the orders of an encounter while they are executed', () => {
  const asked = questionsOf('2v2', 'force');
  expect(asked.filter(({ snapshot }) => snapshot.view!.now.order).length).toBeGreaterThan(0);
  for (const { snapshot } of asked) {
    const { order, track } = snapshot.view!.now;
    const present = track.filter((each) => each.state === 'present');
    expect(present).toMatchObject(order ? [{ family: order.family, order: order.order }] : []);
  }
});
