/** A table in the page while replies come late, twice, out of their sequence, or not at all. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftMessage, RowMessage, SnapshotMessage } from '../../src/lib/api/schema';
import { Table } from '../../src/lib/state/table.svelte';
import { log, questionsOf, snapshot } from '../fixtures';
import { assetsOf } from '../tables';

type Reply = (body: unknown, status?: number) => Promise<void>;

const rows = log('2v2');
const over = snapshot('2v2', 'over');
const NAME = 'table';
/** Replies that have not come, by what was asked. */
let open: Map<string, Reply[]>;

class Silent {
  addEventListener(): void {}
  close(): void {}
}

function answering(path: string, init: RequestInit): Promise<unknown> {
  const asked = `${init.method} ${path.replace(/.*seats\/0/, '')}`;
  return new Promise((resolve) => {
    const reply: Reply = async (body, status = 200) => {
      resolve({ ok: status < 400, json: () => Promise.resolve(body) });
      await settled();
    };
    open.set(asked, [...(open.get(asked) ?? []), reply]);
  });
}

const settled = () => new Promise((done) => setTimeout(done, 2));
const reply = (asked: string, number = 0): Reply => open.get(asked)![number]!;
const times = (asked: string) => open.get(asked)?.length ?? 0;
const numbered = (number: number): RowMessage => ({ ...rows.at(-1)!, number });
const standAt = (number: number): SnapshotMessage => ({
  ...over,
  table: { ...over.table, number },
});

function tableAt(told: SnapshotMessage = over): Table {
  return new Table(assetsOf('2v2'), NAME, 0, told);
}

function hear(table: Table, number: number, told: RowMessage[] = [], anew = false): void {
  table.news({ table: NAME, seat: 0, rows: told, number, anew });
}

function hearDrafts(
  table: Table,
  drafts: Record<string, DraftMessage>,
  decision = table.snapshot.table.decision,
): void {
  table.drafts({ table: NAME, seat: 0, decision, drafts, proposals: {} });
}

function drafting(answers: string[], isWhole: boolean): { table: Table; draft: DraftMessage } {
  const asked = questionsOf('2v2', 'turn')[0]!.snapshot;
  const draft = { answers, is_whole: isWhole, said: [], dropped: 0, question: null, end: '' };
  const full = { ...draft, view: asked.view! } as unknown as DraftMessage;
  return { table: tableAt({ ...asked, drafts: { '0': full } }), draft: full };
}

beforeEach(() => {
  open = new Map();
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('EventSource', Silent);
  vi.stubGlobal('fetch', answering);
});

afterEach(() => vi.unstubAllGlobals());

test('each row is known once, whichever reply comes first', async () => {
  const table = tableAt(standAt(rows.length));
  void table.begin();
  hear(table, rows.length + 1, [], true);
  await reply('GET ')(standAt(rows.length));
  await reply('GET /rows?after=0', 1)(rows);
  await reply('GET /rows?after=0', 0)(rows);
  expect(table.rows.map((row) => row.number)).toEqual(rows.map((row) => row.number));
});

test('a row that comes before the log has been read is not lost', async () => {
  const table = tableAt(standAt(rows.length));
  void table.begin();
  hear(table, rows.length + 1, [numbered(rows.length + 1)]);
  await reply('GET ')(standAt(rows.length + 1));
  await reply('GET /rows?after=0', 1)([...rows, numbered(rows.length + 1)]);
  await reply('GET /rows?after=0', 0)(rows);
  expect(table.rows.at(-1)!.number).toBe(rows.length + 1);
  expect(table.snapshot.table.number).toBe(rows.length + 1);
});

test('what is older than what is known is no news', async () => {
  const table = tableAt(standAt(rows.length));
  table.log.add(rows);
  const later = standAt(rows.length + 2);
  hear(table, rows.length + 1, [numbered(rows.length + 1)]);
  const doing = table.act(() => Promise.resolve());
  await settled();
  await reply('GET ', 1)(later);
  const since = `GET /rows?after=${rows.length + 1}`;
  await reply(since)([numbered(rows.length + 2)]);
  await doing;
  await reply('GET ', 0)(standAt(rows.length + 1));
  expect(table.snapshot).toBe(later);
});

test('news that were asked for before a draft was written do not undo it', async () => {
  const asked = questionsOf('2v2', 'turn')[0]!.snapshot;
  const table = tableAt(asked);
  table.log.add(rows.slice(0, asked.table.number));
  hear(table, asked.table.number + 1);
  await settled();
  const answering = table.answer(table.choice.options[0]!);
  await settled();
  await reply('PUT /draft')(drafting(['x'], true).draft);
  await answering;
  await reply('GET ', 0)(asked);
  expect(table.draft?.answers).toEqual(['x']);
  expect(times('GET ')).toBe(2);
});

test('news that could not be fetched are fetched again', async () => {
  const table = tableAt(standAt(rows.length));
  table.log.add(rows);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  hear(table, rows.length + 1, [numbered(rows.length + 1)]);
  await reply('GET ')({ key: 'problem.too-fast', detail: '', rule: '' }, 429);
  expect(times('GET ')).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(times('GET ')).toBe(2);
  await reply('GET ', 1)(standAt(rows.length + 1));
  expect(table.snapshot.table.number).toBe(rows.length + 1);
  table.end();
  vi.useRealTimers();
});

test('what the reply to a confirm has told is not fetched again', async () => {
  const { table } = drafting(['x'], true);
  const { number } = table.snapshot.table;
  table.log.add(rows.slice(0, number));
  void table.confirm();
  await settled();
  hear(table, number + 1, [numbered(number + 1)]);
  await reply('POST /moves')({
    first: number + 1,
    last: number + 1,
    snapshot: standAt(number + 1),
  });
  await settled();
  expect(table.snapshot.table.number).toBe(number + 1);
  expect(times('GET ')).toBe(0);
});

test('a draft for a question that has passed is no news', () => {
  const { table, draft } = drafting([], false);
  hearDrafts(table, { '0': { ...draft, answers: ['x'] } }, table.snapshot.table.decision - 1);
  expect(table.draft).toBeNull();
});

test('news that come while others are fetched are fetched behind them', async () => {
  const table = tableAt(standAt(rows.length));
  table.log.add(rows);
  hear(table, rows.length + 1, [numbered(rows.length + 1)]);
  hear(table, rows.length + 2, [numbered(rows.length + 2)]);
  expect(times('GET ')).toBe(1);
  await reply('GET ')(standAt(rows.length + 1));
  expect(times('GET ')).toBe(2);
  await reply('GET ', 1)(standAt(rows.length + 2));
  expect(table.snapshot.table.number).toBe(rows.length + 2);
});

test('two confirms in a row send one move', async () => {
  const { table } = drafting(['x'], true);
  void table.confirm();
  void table.confirm();
  await settled();
  const { number } = table.snapshot.table;
  const after = { ...over, table: { ...over.table, number: number + 1 } };
  await reply('POST /moves')({ first: number + 1, last: number + 1, snapshot: after });
  await reply('GET /rows?after=0')([]);
  expect(times('POST /moves')).toBe(1);
});

test('after a confirm the next question is seen when it is known what led to it', async () => {
  const { question } = questionsOf('2v2', 'turn')[0]!.snapshot;
  const { table } = drafting(['x'], true);
  const fought = rows.find(
    ({ entry }) => entry?.seat === 0 && entry.answer.variant === 'brute-force',
  )!;
  const last = fought.number;
  const before = { ...table.snapshot, table: { ...table.snapshot.table, number: last - 1 } };
  const after = { ...before, question, drafts: {}, table: { ...before.table, number: last } };
  table.snapshot = before;
  void table.begin();
  await settled();
  await reply('GET /rows?after=0')(rows.slice(0, last - 1));
  void table.confirm();
  await settled();
  await reply('POST /moves')({ first: last, last, snapshot: after });
  expect(table.draft).not.toBeNull();
  await reply(`GET /rows?after=${last - 1}`)([fought]);
  expect(table.draft).toBeNull();
  expect(table.story.holdsQuestion).toBe(true);
  table.end();
  table.story.end();
});

test('a question stays open while others answer', async () => {
  const asked = questionsOf('2v2', 'turn')[0]!.snapshot;
  const told = rows.find(({ entry }) => entry?.events.some((each) => each.key === 'event.held'))!;
  const row = { ...told, entry: { ...told.entry!, seat: 1 } };
  const before = { ...asked, table: { ...asked.table, number: row.number - 1 } };
  const table = tableAt(before);
  table.story.begin([]);
  table.log.add(rows.slice(0, row.number - 1));
  table.snapshot = { ...before, table: { ...before.table, number: row.number } };
  table.story.add([row], before);
  expect(table.story.isRunning).toBe(true);
  expect(table.story.holdsQuestion).toBe(false);
  table.story.add([{ ...row, number: row.number + 1 }], { ...before, question: null });
  expect(table.story.holdsQuestion).toBe(true);
  table.story.end();
});

test('a confirm behind a step back confirms nothing', async () => {
  const { table, draft } = drafting(['x', 'y'], true);
  void table.stepBack();
  void table.confirm();
  await settled();
  await reply('PUT /draft')({ ...draft, answers: ['x'], is_whole: false });
  expect(times('POST /moves')).toBe(0);
});

test('two steps back take two answers back', async () => {
  const { table, draft } = drafting(['x', 'y'], true);
  void table.stepBack();
  void table.stepBack();
  await settled();
  await reply('PUT /draft')({ ...draft, answers: ['x'], is_whole: false });
  await reply('PUT /draft', 1)({ ...draft, answers: [] });
  expect(table.draft).toBeNull();
});

test('a move whose reply was lost is sent again under the same id', async () => {
  const { table } = drafting(['x'], true);
  const ids: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.endsWith('/moves')) ids.push(JSON.parse(String(init.body)).client);
    return Promise.reject(new TypeError('cut'));
  });
  expect(await table.confirm()).toBe(false);
  expect(await table.confirm()).toBe(false);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
  expect(table.problem?.key).toBe('unreached');
});

test("the partner's draft is news while a reply is awaited", async () => {
  const { table, draft } = drafting(['x'], false);
  void table.act(() => new Promise(() => undefined));
  hearDrafts(table, { '2': draft });
  expect(Object.keys(table.snapshot.drafts)).toEqual(['0', '2']);
});

test('an early choice that could not be sent is kept', async () => {
  const table = tableAt();
  table.choice.early = { text: 'card turncoat' } as never;
  const doing = table.choice.confirm();
  await settled();
  await reply('POST /choice')({ key: 'problem.store', detail: '', rule: '' }, 503);
  expect(await doing).toBe(false);
  expect(table.choice.early).not.toBeNull();
});

test('what the stream repeats of the own draft is drawn once', () => {
  const { table, draft } = drafting(['pass'], true);
  const before = table.snapshot;
  const repeated = structuredClone(draft);
  hearDrafts(table, { '0': repeated });
  expect(table.snapshot).toBe(before);
  hearDrafts(table, {});
  expect(table.draft).toBeNull();
});

test('the last click of a choice is shown when the server has said what comes of it', async () => {
  const table = tableAt(questionsOf('2v2', 'turn')[0]!.snapshot);
  const { choice } = table;
  const only = choice.options.find(({ variant }) => variant !== 'use')!;
  const [field, value] = Object.entries(only.fields)[0]!;
  choice.pick({ by: 'variant', variant: only.variant });
  choice.pick({ by: 'field', field, value });
  expect(choice.picks).toEqual([{ by: 'variant', variant: only.variant }]);
  await settled();
  await reply('PUT /draft')(drafting([only.text], true).draft);
  expect(table.draft?.answers).toEqual([only.text]);
  expect(choice.picks).toEqual([]);
});
