import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StandMessage } from '../../src/lib/api/schema';
import type { Printed } from '../../src/lib/state/printed';
import { Table } from '../../src/lib/state/table.svelte';
import { piecesOf } from '../../src/lib/state/pieces';
import { turnOf } from '../../src/lib/story/turns';
import { board, edition, log, questionsOf, stand } from '../fixtures';
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

test('how an own fight came out is told all the same', () => {
  const fought = rows.findIndex(
    (row) => row.entry?.seat === 0 && row.entry.answer.variant === 'brute-force',
  );
  const own = rows[fought]!.number;
  const { story } = tableAt();
  story.retell(own - 1);
  story.end();
  expect(story.scene?.result?.area).toBeDefined();
});

test('what turns the game has a moment of its own', () => {
  const begins = rows.findIndex((row) => turnOf(row.entry?.events ?? [])?.round === 2);
  const { story } = tableAt();
  story.retell(rows[begins]!.number - 1);
  story.pause();
  expect(story.isTurning).toBe(false);
  story.step();
  expect(story.isTurning).toBe(true);
  expect(story.time).toEqual({ round: 2, phase: 'planning' });
  story.step();
  expect(story.told?.number).toBe(rows[begins]!.number + 1);
});

test('a question waits until what led to it has been told, or was skipped', () => {
  const asked = questionsOf('2v2', 'turn')[0]!;
  const { question } = asked.stand;
  const printed = { edition: edition('2v2'), board, words: new Words(edition('2v2')) } as Printed;
  const table = new Table(printed, 'table', question!.seat!, asked.stand);
  table.log.add(rows);
  table.story.retell(reveal);
  expect(table.story.isAhead).toBe(true);
  expect(table.choice.options).toEqual([]);
  expect(table.choice.targets.size + table.choice.things.size).toBe(0);
  table.story.skipAll();
  expect(table.story.isAhead).toBe(false);
  expect(table.choice.options).toBe(question!.options);
  expect(table.choice.targets.size).toBeGreaterThan(0);

  table.story.paceBy(
    () => 1,
    () => true,
  );
  table.story.retell(reveal);
  expect(table.story.isAhead).toBe(false);
  expect(table.choice.targets.size).toBeGreaterThan(0);
});

test('a click on what is not on offer yet picks nothing', () => {
  const { stand: asked } = questionsOf('2v2', 'turn')[0]!;
  const printed = { edition: edition('2v2'), board, words: new Words(edition('2v2')) } as Printed;
  const table = new Table(printed, 'table', asked.question!.seat!, asked);
  const [thing, id] = [...table.choice.targets][0]!.split(':') as ['column', string];
  table.log.add(rows);
  table.story.retell(reveal);
  table.choice.click({ thing, id });
  expect(table.choice.picks).toEqual([]);
});
