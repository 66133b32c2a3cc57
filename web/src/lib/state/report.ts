/** What is sent along when somebody reports a problem: the table, the browser, what runs, and what went wrong. */
import { offered } from './offer';
import type { Table } from './table.svelte';

interface Fault {
  at: string;
  text: string;
}

const MOST_FAULTS = 20;
const faults: Fault[] = [];

/** Note what goes wrong from now on; gives the function that ends it. */
export function noteFaults(): () => void {
  const onError = (event: ErrorEvent) => note(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent) => note(event.reason);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

function note(wrong: unknown): void {
  const text = wrong instanceof Error ? `${wrong.message}\n${wrong.stack ?? ''}` : String(wrong);
  faults.push({ at: new Date().toISOString(), text });
  faults.splice(0, Math.max(0, faults.length - MOST_FAULTS));
}

/** Everything about the table that its seat knows, and nothing about the person. */
async function reportOf(table: Table, what: string): Promise<unknown> {
  return {
    what,
    program: await offered().then(
      ({ program }) => program,
      (wrong: unknown) => String(wrong),
    ),
    at: new Date().toISOString(),
    table: table.snapshot.table.digest,
    seat: table.seat,
    browser: navigator.userAgent,
    language: navigator.language,
    size: [window.innerWidth, window.innerHeight, window.devicePixelRatio],
    isLinked: table.isLinked,
    problem: table.problem ? { key: table.problem.key, text: table.problem.message } : null,
    faults,
    snapshot: table.snapshot,
    record: await table.api.record().catch((wrong: unknown) => String(wrong)),
  };
}

/** The record of the game, as far as the seat knows it. */
export async function saveRecord(table: Table): Promise<void> {
  await table.act(async () => save(`famiglia-${table.id}.json`, await table.api.record()));
}

/** Everything needed to find out what went wrong, in one file; gives the file's name. */
export async function saveReport(table: Table, what: string): Promise<string> {
  const { digest, number } = table.snapshot.table;
  const name = `famiglia-report-${digest}-${number}.json`;
  save(name, await reportOf(table, what), (text) => withoutInvitations(table, text));
  return name;
}

/** Who reads a report is not invited, neither here nor to where they play again. */
function withoutInvitations(table: Table, text: string): string {
  const { id, digest, rematch } = table.snapshot.table;
  const hidden = text.replaceAll(id, digest);
  return rematch ? hidden.replaceAll(rematch, '') : hidden;
}

/** Let the browser save something as a file. */
function save(name: string, content: unknown, edit = (text: string) => text): void {
  const edited = (_: string, value: unknown) => (typeof value === 'string' ? edit(value) : value);
  const blob = new Blob([JSON.stringify(content, edited, 1)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
