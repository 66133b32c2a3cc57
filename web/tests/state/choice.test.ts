/** What somebody clicks of a question, takes back, proposes to the partner, or chooses early. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DraftMessage, OptionMessage, SnapshotMessage } from '$lib/api/schema';
import type { Table } from '$lib/state/table.svelte';
import { questionsOf } from '../fixtures';
import { Requests } from '../requests';
import { askedTable, tableAt } from '../tables';

let requests: Requests;

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
  requests = new Requests();
});

afterEach(() => vi.unstubAllGlobals());

/** What the server makes of answers; the question after them is the same, which no test minds. */
function draftOf(table: Table, answers: string[]): DraftMessage {
  const options = table.open!.options;
  const said = answers.map((text) => options.find((option) => option.text === text)!);
  const { view } = table.snapshot;
  const draft = { answers, said, view, is_whole: answers.length > 1, dropped: 0, end: '' };
  return { ...draft, question: table.open } as unknown as DraftMessage;
}

function drafting(table: Table): void {
  requests.reply('PUT /draft', (body) => draftOf(table, (body as DraftMessage).answers));
}

/** The partner of who is asked, who sees the question. */
function partnerTable(): Table {
  const { snapshot } = questionsOf('2v2', 'pull-from')[0]!;
  const asked = snapshot.question!;
  const table = tableAt(
    { ...snapshot, question: { ...asked, is_yours: false } },
    (asked.seat! + 2) % 4,
  );
  requests.reply('PUT /proposal', (body) => {
    const draft = draftOf(table, (body as DraftMessage).answers);
    const proposals = draft.answers.length > 0 ? { [table.seat]: draft } : {};
    requests.reply('GET ', () => ({ ...table.snapshot, proposals }));
    return draft;
  });
  return table;
}

/** Who chooses at the same time as the one who is asked. */
function earlyTable(): Table {
  const { snapshot } = questionsOf('2v2', 'card')[0]!;
  const early = snapshot.question!;
  const question = { ...early, seat: 2, is_yours: false };
  return tableAt({ ...snapshot, question, early }, early.seat!);
}

/** Soldati can be placed in two areas, and a third one can be struck. */
function withOneStrike(): SnapshotMessage {
  const { snapshot } = questionsOf('2v2', 'act')[0]!;
  const question = snapshot.question!;
  const option = (variant: string, fields: Record<string, string>): OptionMessage => ({
    text: ['act', variant, ...Object.values(fields)].join(' '),
    kind: 'act',
    variant,
    done: false,
    fields,
    things: { start: 'area', area: 'area' },
    cost: null,
  });
  const options = [
    option('place', { area: 'gela' }),
    option('place', { area: 'noto' }),
    option('bomb', { start: 'noto', area: 'enna' }),
  ];
  return { ...snapshot, question: { ...question, options } };
}

const areaOf = (option: OptionMessage) => String(option.fields.area);
const area = (id: string) => ({ thing: 'area' as const, id });
const drafts = () => requests.bodies('PUT /draft').map((body) => (body as DraftMessage).answers);

test('clicks narrow the answers, and the last one that is left is drafted', async () => {
  const table = askedTable('pull-from');
  drafting(table);
  const [first] = table.choice.options;
  table.choice.click(area(areaOf(first!)));
  expect(table.choice.left.length).toBeGreaterThan(1);
  expect(drafts()).toEqual([]);
  table.choice.pick({ by: 'field', field: 'number', value: first!.fields.number! });
  await vi.waitFor(() => expect(table.draft?.answers).toEqual([first!.text]));
  expect(table.choice.picks).toEqual([]);
});

test('an area in which only one thing can be done does not do it unsaid', async () => {
  const table = tableAt(withOneStrike(), 0);
  drafting(table);
  const { choice } = table;
  choice.click(area('enna'));
  expect(drafts()).toEqual([]);
  expect([choice.variants, choice.isVariantSaid]).toEqual([['bomb'], false]);
  choice.pick({ by: 'variant', variant: 'bomb' });
  await vi.waitFor(() => expect(table.draft?.answers).toEqual(['act bomb noto enna']));
});

test('a second click on what is chosen takes it back', () => {
  const { choice } = askedTable('pull-from');
  const chosen = area(areaOf(choice.options[0]!));
  choice.click(chosen);
  expect(choice.isPicked(chosen)).toBe(true);
  choice.click(chosen);
  expect(choice.picks).toEqual([]);
  expect(choice.isOffered(chosen)).toBe(true);
});

test('another area is chosen in place of the first', () => {
  const { choice } = askedTable('pull-from');
  const [one, other] = [...new Set(choice.options.map(areaOf))];
  choice.click(area(one!));
  choice.click(area(other!));
  expect(choice.isPicked(area(one!))).toBe(false);
  expect(new Set(choice.left.map(areaOf))).toEqual(new Set([other]));
});

test('what is not offered cannot be chosen', () => {
  const { choice } = askedTable('pull-from');
  choice.click(area('nowhere'));
  expect(choice.picks).toEqual([]);
});

test('a step back takes the last click back, then the last answer', async () => {
  const table = askedTable('pull-from');
  drafting(table);
  const [first] = table.choice.options;
  await table.choice.answer(first!);
  table.choice.click(area(areaOf(first!)));
  await table.choice.back();
  expect(table.choice.picks).toEqual([]);
  expect(table.draft?.answers).toEqual([first!.text]);
  await table.choice.back();
  expect(table.draft).toBeNull();
});

test('a reset takes clicks and answers back at once', async () => {
  const table = askedTable('pull-from');
  drafting(table);
  const [first, second] = table.choice.options;
  await table.choice.answer(first!);
  await table.choice.answer(second!);
  table.choice.click(area(areaOf(first!)));
  expect(table.choice.isWhole).toBe(true);
  await table.choice.reset();
  expect(table.choice.picks).toEqual([]);
  expect(table.draft).toBeNull();
  expect(table.choice.isWhole).toBe(false);
});

test('a reset of clicks alone asks nothing of the server', async () => {
  const { choice } = askedTable('pull-from');
  choice.click(area(areaOf(choice.options[0]!)));
  expect(await choice.reset()).toBe(true);
  expect(requests.asked).toEqual([]);
});

test('a click before the reply to the last one changes nothing', async () => {
  const table = askedTable('pull-from');
  drafting(table);
  const [first, second] = table.choice.options;
  const answering = table.choice.answer(first!);
  expect(await table.choice.answer(second!)).toBe(false);
  await answering;
  expect(drafts()).toEqual([[first!.text]]);
});

test('an answer that could not be sent leaves what was clicked', async () => {
  const table = askedTable('pull-from');
  const [first] = table.choice.options;
  table.choice.click(area(areaOf(first!)));
  expect(await table.choice.answer(first!)).toBe(false);
  expect(table.problem?.key).toBe('unreached');
  expect(table.choice.picks).toHaveLength(1);
  expect(table.draft).toBeNull();
});

test('nothing is on offer to the partner until a move is to be proposed', () => {
  const { choice } = partnerTable();
  expect(choice.options).toEqual([]);
  choice.setProposing(true);
  expect(choice.options.length).toBeGreaterThan(0);
});

test('what the partner proposes is taken back step by step, and never confirmed as a move', async () => {
  const { choice } = partnerTable();
  choice.setProposing(true);
  const [first, second] = choice.options;
  await choice.answer(first!);
  await choice.answer(second!);
  expect(choice.answers.map(({ text }) => text)).toEqual([first!.text, second!.text]);
  expect(choice.isWhole).toBe(false);
  await choice.back();
  expect(choice.answers.map(({ text }) => text)).toEqual([first!.text]);
  await choice.reset();
  expect(choice.answers).toEqual([]);
  expect(choice.isProposing).toBe(true);
  expect(requests.bodies('PUT /draft')).toEqual([]);
});

test('an early choice is kept here until it is sealed, and can be taken back', async () => {
  const { choice } = earlyTable();
  const [card, other] = choice.options;
  await choice.answer(card!);
  expect(choice.answers).toEqual([card]);
  expect(choice.isWhole).toBe(true);
  expect(choice.question).toBeNull();
  await choice.back();
  expect(choice.isWhole).toBe(false);
  await choice.answer(other!);
  expect(requests.asked).toEqual([]);
});

test('a sealed early choice asks no more', async () => {
  const table = earlyTable();
  const { snapshot } = table;
  const sealed = { ...snapshot, table: { ...snapshot.table, asked: [2] } };
  requests.reply('POST /choice', () => sealed.table);
  requests.reply('GET ', () => sealed);
  requests.reply('GET /rows?after=0', () => []);
  await table.choice.answer(table.choice.options[0]!);
  expect(await table.choice.confirm()).toBe(true);
  expect(requests.bodies('POST /choice')).toEqual([
    { decision: snapshot.table.decision, answer: snapshot.early!.options[0]!.text },
  ]);
  expect(table.choice.early).toBeNull();
  expect(table.choice.question).toBeNull();
});

test('an early choice becomes a draft when the other one has chosen first', async () => {
  const table = earlyTable();
  const { snapshot } = table;
  const chosen = table.choice.options[0]!;
  await table.choice.answer(chosen);
  const { number, decision } = snapshot.table;
  const moved = { ...snapshot.table, number: number + 1, decision: decision + 1 };
  drafting(table);
  requests.reply('GET ', () => ({
    ...snapshot,
    question: snapshot.early,
    early: null,
    table: moved,
  }));
  requests.reply('GET /rows?after=0', () => []);
  await table.act(() => Promise.resolve());
  await vi.waitFor(() => expect(table.choice.answers).toEqual([chosen]));
  expect(drafts()).toEqual([[chosen.text]]);
});
