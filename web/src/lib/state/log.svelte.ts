/** The rows of a table's log, each once and without gaps, whichever way they came. */
import type { RowMessage } from '$lib/api/schema';

export class Log {
  rows = $state.raw<RowMessage[]>([]);

  /** The number of the last row that is known. */
  get last(): number {
    return this.rows.at(-1)?.number ?? 0;
  }

  /** Rows behind a gap are left out: who asks for those behind `last` gets them again. */
  add(rows: readonly RowMessage[]): void {
    const fresh: RowMessage[] = [];
    for (const row of rows) {
      if (row.number === this.last + fresh.length + 1) fresh.push(row);
    }
    if (fresh.length > 0) this.rows = [...this.rows, ...fresh];
  }

  /** The rows behind a number, up to another. */
  between(after: number, last: number): RowMessage[] {
    return this.rows.slice(after, last);
  }
}
