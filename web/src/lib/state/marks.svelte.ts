/** The private marks of one seat at one table, kept in this browser. */
import { StoredValue } from './storage';
import {
  cleaned,
  LONGEST_NOTE,
  NO_MARK,
  turned,
  type MarksByOrder,
  type HiddenOrder,
  type PrivateMark,
} from './marks';

export class Marks {
  private all = $state.raw<MarksByOrder>({});
  private readonly storedMarks: StoredValue<MarksByOrder>;

  constructor(
    table: string,
    seat: number,
    private readonly hidden: () => HiddenOrder[],
  ) {
    this.storedMarks = new StoredValue(`marks.${table}.${seat}`);
    this.all = this.storedMarks.read() ?? {};
  }

  of(key: string): PrivateMark {
    return this.all[key] ?? NO_MARK;
  }

  turn(key: string, order: string): void {
    this.write(key, turned(this.of(key), order));
  }

  note(key: string, note: string): void {
    this.write(key, { ...this.of(key), note: note.slice(0, LONGEST_NOTE) });
  }

  private write(key: string, mark: PrivateMark): void {
    this.all = cleaned({ ...this.all, [key]: mark }, this.hidden());
    this.storedMarks.write(this.all);
  }
}
