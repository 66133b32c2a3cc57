/** Tables in the page, made of what the server sends in real games. */
import type { SnapshotMessage } from '$lib/api/schema';
import type { Assets } from '$lib/state/assets';
import { Table } from '$lib/state/table.svelte';
import { Words } from '$lib/text/words';
import { board, drawing, edition, questionsOf, snapshot, type Mode } from './fixtures';

export const NAME = 'table';

export function assetsOf(mode: Mode): Assets {
  const printed = edition(mode);
  return { edition: printed, board, drawing, words: new Words(printed), ground: '' };
}

/** A table as a seat sees it. */
export function tableAt(
  message: SnapshotMessage = snapshot('2v2', 'over'),
  seat = 0,
  mode: Mode = '2v2',
): Table {
  return new Table(assetsOf(mode), NAME, seat, message);
}

/** A table at which the seat is asked something of this kind. */
export function askedTable(kind: string, mode: Mode = '2v2', number = 0): Table {
  const { snapshot: message } = questionsOf(mode, kind)[number]!;
  return tableAt(message, message.question!.seat!, mode);
}

/** What a browser keeps, in memory. */
export class Storage {
  readonly values = new Map<string, string>();

  getItem(name: string): string | null {
    return this.values.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.values.set(name, value);
  }
}
