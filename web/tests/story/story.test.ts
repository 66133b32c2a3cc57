import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StandMessage } from '../../src/lib/api/schema';
import type { Printed } from '../../src/lib/state/printed';
import { Table } from '../../src/lib/state/table.svelte';
import { piecesOf } from '../../src/lib/state/pieces';
import { board, edition, log, stand } from '../fixtures';
import { Words } from '../../src/lib/text/words';

const LONG = 10 * 60_000;
const rows = log('2v2');
const over = stand('2v2', 'over');

/** A table whose game is over, with all of its log, at the speed of the story. */
function tableAt(speed = 1, told: StandMessage = over): Table {
  const printed = { edition: edition('2v2'), board, words: new Words(edition('2v2')) } as Printed;
  const table = new Table(printed, 'table', 0, told);
  table.log.add(rows);
  table.story.begin(rows);
  table.story.paceBy(() => speed);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reveal = rows.findIndex(
  (row) => row.entry?.events.some((event) => event.key === 'event.order-revealed') ?? false,
);

test('a story is told row by row, and ends with what the view says', () => {
  const { story, view } = tableAt();
  story.retell(reveal);
  expect(story.scene?.kind).toBe('reveal');
  expect(story.pieces).not.toEqual(piecesOf(view));

  vi.advanceTimersByTime(LONG * 6);

  expect(story.isTelling).toBe(false);
  expect(story.pieces).toEqual(piecesOf(view));
});

test('a paused story stands still, and goes on by steps', () => {
  const { story } = tableAt();
  story.retell(reveal);
  story.pause();
  const first = story.told?.number;
  vi.advanceTimersByTime(LONG);
  expect(story.told?.number).toBe(first);

  story.step();
  const second = story.told?.number;
  vi.advanceTimersByTime(LONG);

  expect(second).toBeGreaterThan(first!);
  expect(story.told?.number).toBe(second);
});

test('skipping shows how things stand now', () => {
  const { story, view } = tableAt();
  story.retell(0);
  story.skipAll();
  expect(story.isTelling).toBe(false);
  expect(story.pieces).toEqual(piecesOf(view));
});

test('at once nothing is told', () => {
  const { story } = tableAt(0);
  story.retell(0);
  expect(story.isTelling).toBe(false);
});

test('pieces stand where they were until they have landed, half of the time of a row', () => {
  const { story } = tableAt();
  story.retell(reveal);
  story.pause();
  const faceUp = () => Object.values(story.pieces.areas).flatMap(({ orders }) => orders);
  expect(story.scene?.kind).toBe('reveal');
  expect(faceUp().every((laid) => laid.face_up)).toBe(false);

  vi.advanceTimersByTime(story.flight);

  expect(faceUp().every((laid) => laid.face_up)).toBe(true);
});

test('who wants no motion sees at once where pieces stand', () => {
  const { story } = tableAt();
  story.paceBy(
    () => 1,
    () => true,
  );
  story.retell(reveal);
  const orders = Object.values(story.pieces.areas).flatMap((area) => area.orders);
  expect(story.flight).toBe(0);
  expect(orders.every((laid) => laid.face_up)).toBe(true);
});

test('the log shows no more than the story has told', () => {
  const { story } = tableAt();
  story.retell(reveal);
  expect(story.rows.at(-1)?.number).toBe(story.told?.number);
  story.skipAll();
  expect(story.rows).toHaveLength(rows.length);
});

test('news are told from what was seen before; own answers were seen while drafted', () => {
  const last = rows.findLastIndex(
    (row) => row.entry?.seat === 0 && row.entry.answer.kind === 'turn',
  );
  const own = rows[last]!.number;
  const before = { ...over, table: { ...over.table, number: own - 1 } };
  const { story } = tableAt(1, before);

  story.skipAll();
  story.skip(own, rows.length);
  story.tell(rows.slice(last), before);

  expect(story.told?.entry?.seat).not.toBe(0);
});
