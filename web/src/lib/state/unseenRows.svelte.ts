/** What happened while a person did not look. */
import type { RowMessage } from '$lib/api/schema';
import { StoredValue } from './storage';
import type { Table } from './table.svelte';

/** Fewer things are not worth a card. */
const LEAST_ROWS = 4;

export class UnseenRows {
  /** The number of the last row seen before; null when there is nothing to tell of. */
  since = $state<number | null>(null);

  private readonly storedNumber: StoredValue<number>;

  constructor(private readonly table: Table) {
    this.storedNumber = new StoredValue<number>(`seen.${table.id}.${table.seat}`);
  }

  /** The table is opened: what is new since this browser was here last? */
  begin(rows: RowMessage[]): void {
    const seen = this.storedNumber.read();
    if (seen !== null) this.offerSummary(rows, seen);
    if (this.since === null) this.note(rows);
  }

  /** Everything up to here has been seen, unless nobody looks. */
  note(rows: RowMessage[]): void {
    const last = rows.at(-1);
    if (last && !document.hidden && this.since === null) this.storedNumber.write(last.number);
  }

  /** Somebody looks again. */
  lookAgain(): void {
    const seen = this.storedNumber.read();
    if (seen !== null && this.since === null) this.offerSummary(this.table.rows, seen);
    this.note(this.table.rows);
  }

  dismiss(): void {
    this.since = null;
    this.note(this.table.rows);
  }

  private offerSummary(rows: RowMessage[], seen: number): void {
    const news = rows.filter((row) => row.number > seen && isOfOthers(row, this.table.seat));
    if (news.length >= LEAST_ROWS) this.since = seen;
  }
}

const isOfOthers = (row: RowMessage, seat: number): boolean =>
  row.entry !== null && row.entry !== undefined && row.entry.seat !== seat;
