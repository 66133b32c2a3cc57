import { expect, test, vi } from 'vitest';
import type { SnapshotMessage } from '../../src/lib/api/schema';
import { Table } from '../../src/lib/state/table.svelte';
import { piecesOf } from '$lib/log/pieces';
import { turningPointOf } from '$lib/log/turningPoints';
import { log, moments, questionsOf, snapshot } from '../fixtures';
import { assetsOf } from '../tables';
import { Requests, settled } from '../requests';
import { stopClock } from './clock';

const LONG_MS = 10 * 60_000;
const rows = log('2v2');
const seen = moments('2v2');
const over = snapshot('2v2', 'over');

/** As if the server had said how the table stood after each row. */
function remember({ story }: Table): void {
  story.moments.keep(0, rows.length, seen);
}

/** A table whose game is over, with all of its log, at the speed of the story. */
function tableAt(speed = 1, told: SnapshotMessage = over): Table {
  const table = new Table(assetsOf('2v2'), 'table', 0, told);
  table.log.add(rows);
  remember(table);
  table.story.begin(rows);
  table.story.setSpeedSource(() => speed);
  return table;
}

stopClock();

const reveal = rows.findIndex(
  (row) => row.entry?.events.some((event) => event.key === 'event.order-revealed') ?? false,
);

test('a story is told row by row, and ends with what the view says', () => {
  const { story, view } = tableAt();
  void story.playFrom(reveal);
  expect(story.scene?.kind).toBe('reveal');
  expect(story.pieces).not.toEqual(piecesOf(view));

  vi.advanceTimersByTime(LONG_MS * 6);

  expect(story.isRunning).toBe(false);
  expect(story.pieces).toEqual(piecesOf(view));
});

test('a paused story stands still, and goes on by steps', () => {
  const { story } = tableAt();
  void story.playFrom(reveal);
  story.pause();
  const first = story.current?.number;
  vi.advanceTimersByTime(LONG_MS);
  expect(story.current?.number).toBe(first);

  story.step();
  const second = story.current?.number;
  vi.advanceTimersByTime(LONG_MS);

  expect(second).toBeGreaterThan(first!);
  expect(story.current?.number).toBe(second);
});

test('skipping shows how things stand now', () => {
  const { story, view } = tableAt();
  void story.playFrom(0);
  story.skipAll();
  expect(story.isRunning).toBe(false);
  expect(story.pieces).toEqual(piecesOf(view));
});

test('at once nothing is told', () => {
  const { story } = tableAt(0);
  void story.playFrom(0);
  expect(story.isRunning).toBe(false);
});

test('pieces stand where they were until they have landed, half of the time of a row', () => {
  const { story } = tableAt();
  void story.playFrom(reveal);
  story.pause();
  const faceUp = () => Object.values(story.pieces.areas).flatMap(({ orders }) => orders);
  expect(story.scene?.kind).toBe('reveal');
  expect(faceUp().every((laid) => laid.face_up)).toBe(false);

  vi.advanceTimersByTime(story.flight);

  expect(faceUp().every((laid) => laid.face_up)).toBe(true);
});

test('who wants no motion sees at once where pieces stand', () => {
  const { story } = tableAt();
  story.setSpeedSource(
    () => 1,
    () => true,
  );
  void story.playFrom(reveal);
  const orders = Object.values(story.pieces.areas).flatMap((area) => area.orders);
  expect(story.flight).toBe(0);
  expect(orders.every((laid) => laid.face_up)).toBe(true);
});

test('the log shows no more than the story has told', () => {
  const { story } = tableAt();
  void story.playFrom(reveal);
  expect(story.rows.at(-1)?.number).toBe(story.current?.number);
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
  story.moments.keep(0, rows.length, seen);
  story.skip(own, rows.length);
  story.add(rows.slice(last), before);

  expect(story.current?.entry?.seat).not.toBe(0);
});

test('how an own fight came out is told all the same', () => {
  const fought = rows.findIndex(
    (row) => row.entry?.seat === 0 && row.entry.answer.variant === 'brute-force',
  );
  const own = rows[fought]!.number;
  const { story } = tableAt();
  void story.playFrom(own - 1);
  story.end();
  expect(story.scene?.result?.area).toBeDefined();
});

test('a turning point has a moment of its own', () => {
  const begins = rows.findIndex((row) => turningPointOf(row.entry?.events ?? [])?.round === 2);
  const { story } = tableAt();
  void story.playFrom(rows[begins]!.number - 1);
  story.pause();
  expect(story.isAtTurningPoint).toBe(false);
  story.step();
  expect(story.isAtTurningPoint).toBe(true);
  expect(story.shown).toMatchObject({ round: 2, phase: 'planning' });
  story.step();
  expect(story.current?.number).toBe(rows[begins]!.number + 1);
});

test('a question waits until what led to it has been told, or was skipped', () => {
  const asked = questionsOf('2v2', 'turn')[0]!;
  const { question } = asked.snapshot;
  const table = new Table(assetsOf('2v2'), 'table', question!.seat!, asked.snapshot);
  table.log.add(rows);
  remember(table);
  void table.story.playFrom(reveal);
  expect(table.story.holdsQuestion).toBe(true);
  expect(table.choice.options).toEqual([]);
  expect(table.choice.targets.size + table.choice.things.size).toBe(0);
  table.story.skipAll();
  expect(table.story.holdsQuestion).toBe(false);
  expect(table.choice.options).toBe(question!.options);
  expect(table.choice.targets.size).toBeGreaterThan(0);

  table.story.setSpeedSource(
    () => 1,
    () => true,
  );
  remember(table);
  void table.story.playFrom(reveal);
  expect(table.story.holdsQuestion).toBe(false);
  expect(table.choice.targets.size).toBeGreaterThan(0);
});

test('a click on what is not on offer yet picks nothing', () => {
  const { snapshot: asked } = questionsOf('2v2', 'turn')[0]!;
  const table = new Table(assetsOf('2v2'), 'table', asked.question!.seat!, asked);
  const [thing, id] = [...table.choice.targets][0]!.split(':') as ['column', string];
  table.log.add(rows);
  remember(table);
  void table.story.playFrom(reveal);
  table.choice.click({ thing, id });
  expect(table.choice.picks).toEqual([]);
});

test('what is being told is told everywhere: at each step map, bar and panels show one moment', () => {
  const table = tableAt();
  const { story } = table;
  const numbers: number[] = [];
  void story.playFrom(0);
  story.pause();
  while (story.current) {
    vi.advanceTimersByTime(story.flight);
    const { number } = story.current;
    const moment = seen.findLast((each) => each.number <= number)!;
    const view = story.isAtTurningPoint
      ? moment.view
      : (moment.before_turning_point ?? moment.view);
    expect(table.shown).toBe(view);
    expect(story.pieces).toEqual(piecesOf(view));
    expect(story.rows.at(-1)?.number).toBe(number);
    numbers.push(number);
    story.step();
  }
  expect(numbers.length).toBeGreaterThan(100);
  expect(table.shown).toBe(over.view);
});

test('what a round brought stands beside a board, sheets and counts of the round that begins', () => {
  const table = tableAt();
  const { story } = table;
  const row = rows.find(({ entry }) => turningPointOf(entry?.events ?? [])?.round === 2)!;
  void story.playFrom(row.number - 1);
  story.pause();
  vi.advanceTimersByTime(story.flight);
  expect(table.shown).toMatchObject({ round: 1, sheets: { top: 0, bottom: 1 } });
  story.step();
  expect(table.shown).toMatchObject({ round: 2, sheets: { top: 1, bottom: 2 } });
  const told = Object.values(row.entry!.mandamenti);
  const shown = table.shown.families.filter(({ seat }) => seat !== null);
  expect(shown.map(({ mandamenti }) => mandamenti).sort()).toEqual(told.sort());
});

test('rows are told when it is known how the table stood then, and not at all if it never is', async () => {
  vi.useRealTimers();
  const last = rows.at(-1)!;
  for (const [reply, isTold] of [
    [() => seen, true],
    [null, false],
  ] as const) {
    const number = last.number - 9;
    const replies = reply
      ? { [`GET /moments?first=${number - 8}&last=${last.number}`]: reply }
      : {};
    new Requests(replies);
    const before = { ...over, table: { ...over.table, number: number - 1 } };
    const table = new Table(assetsOf('2v2'), 'table', 0, over);
    table.log.add(rows);
    const { story } = table;
    story.setSpeedSource(() => 1);
    story.add(rows.slice(number - 1), before);
    expect(story.isRunning).toBe(true);
    expect(story.current).toBeNull();
    await settled();
    expect(story.current !== null).toBe(isTold);
    expect(story.isRunning).toBe(isTold);
    story.skipAll();
  }
});
