/** A report holds what is needed to find a fault, in one file, and nothing of the person. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteFaults, saveRecord, saveReport } from '$lib/state/report';
import { Requests } from '../requests';
import { askedTable, NAME } from '../tables';

interface Saved {
  name: string;
  content: Promise<Record<string, unknown>>;
}

let saved: Saved[];
let page: EventTarget;

/** A browser that keeps what is saved. */
beforeEach(() => {
  saved = [];
  page = new EventTarget();
  const blobs = new Map<string, Blob>();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { userAgent: 'a browser', language: 'it' });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:1', blob as Blob);
    return 'blob:1';
  });
  vi.stubGlobal('document', {
    hidden: false,
    createElement: () => ({
      href: '',
      download: '',
      click() {
        const content = blobs
          .get(this.href)!
          .text()
          .then((text) => JSON.parse(text));
        saved.push({ name: this.download, content });
      },
    }),
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a report is one file with the record, what the seat sees, and what was said', async () => {
  new Requests({ 'GET /export': () => ({ rows: 3 }) });
  const table = askedTable('turn');
  const name = await saveReport(table, 'The map is upside down.');
  expect(saved.map((each) => each.name)).toEqual([name]);
  expect(await saved[0]!.content).toMatchObject({
    what: 'The map is upside down.',
    table: table.snapshot.table.digest,
    seat: table.seat,
    browser: 'a browser',
    record: { rows: 3 },
    snapshot: { table: { number: table.snapshot.table.number } },
  });
});

test('a report says which program serves, and whether its engine is compiled', async () => {
  const program = { version: '1.2', engine: 'compiled' };
  new Requests({ 'GET /api/offer': () => ({ program }), 'GET /export': () => null });
  await saveReport(askedTable('turn'), '');
  expect((await saved[0]!.content).program).toEqual(program);
});

test('who reads a report is invited neither to the table nor to the next one', async () => {
  const table = askedTable('turn');
  const { id } = table.snapshot.table;
  const next = 'where-they-play-again';
  new Requests({ 'GET /export': () => ({ table: id, rows: [`happened at ${id}`] }) });
  table.snapshot = { ...table.snapshot, table: { ...table.snapshot.table, rematch: next } };
  const name = await saveReport(table, `Look at https://here/#${id}/0`);
  const text = JSON.stringify(await saved[0]!.content);
  expect(text).toContain('happened at');
  for (const each of [id, next]) expect(name + text).not.toContain(each);
});

test('a report can be saved while the server is away', async () => {
  new Requests();
  await saveReport(askedTable('turn'), '');
  expect(await saved[0]!.content).toMatchObject({ record: expect.stringContaining('unreached') });
});

test('a report tells what went wrong on the page, as long as it is noted', async () => {
  new Requests({ 'GET /export': () => null });
  const fail = (error: Error) => page.dispatchEvent(Object.assign(new Event('error'), { error }));
  const end = noteFaults();
  fail(new Error('a button fell off'));
  end();
  fail(new Error('nobody listens'));
  await saveReport(askedTable('turn'), '');
  const faults = JSON.stringify((await saved[0]!.content).faults);
  expect(faults).toContain('a button fell off');
  expect(faults).not.toContain('nobody listens');
});

test('the record alone is saved as it was sent', async () => {
  const table = askedTable('turn');
  new Requests({
    'GET /export': () => ({ rows: 3 }),
    'GET ': () => table.snapshot,
    'GET /rows?after=0': () => [],
  });
  await saveRecord(table);
  expect(saved[0]!.name).toBe(`famiglia-${NAME}.json`);
  expect(await saved[0]!.content).toEqual({ rows: 3 });
});
