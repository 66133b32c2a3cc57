/** The private marks of one seat at one table, kept in this browser. */
import { StoredValue } from './storage';
import {
  cleaned,
  LONGEST_NOTE,
  NO_MARK,
  turned,
  type AllMarks,
  type HiddenOrder,
  type Mark,
} from './marks';

export class Marks {
  private all = $state.raw<AllMarks>({});
  private readonly kept: StoredValue<AllMarks>;

  constructor(
    table: string,
    seat: number,
    private readonly hidden: () => HiddenOrder[],
  ) {
    this.kept = new StoredValue(`marks.${table}.${seat}`);
    this.all = this.kept.read() ?? {};
  }

  of(key: string): Mark {
    return this.all[key] ?? NO_MARK;
  }

  turn(key: string, order: string): void {
    this.write(key, turned(this.of(key), order));
  }

  note(key: string, note: string): void {
    this.write(key, { ...this.of(key), note: note.slice(0, LONGEST_NOTE) });
  }

  private write(key: string, mark: Mark): void {
    this.all = cleaned({ ...this.all, [key]: mark }, this.hidden());
    this.kept.write(this.all);
  }
}
