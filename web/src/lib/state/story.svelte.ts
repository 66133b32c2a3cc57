/** Tells what happened, row by row, while the view already knows how it ended. */
import type { RowMessage, StandMessage, ViewMessage } from '$lib/api/schema';
import { duelOf, lossesOf, type Duel, type Loss } from '$lib/story/duel';
import { Pace } from '$lib/story/pace';
import { standing } from '$lib/story/standing';
import { Times, type Time } from '$lib/story/times';
import { Away } from './away.svelte';
import { afterAll, emptyBoard, piecesOf, type BoardPieces } from './pieces';
import type { Table } from './table.svelte';
import { kindOf, pathOf, type Path, type SceneKind } from './telling';

/** What is being shown of a row. */
export interface Scene {
  row: RowMessage;
  kind: SceneKind;
  isEncounter: boolean;
  /** In which it happened: spaces have other names in another one. */
  round: number;
  path: Path | null;
  duel: Duel | null;
  losses: Loss[];
}

/** What stood on the map after a row. */
interface Followed {
  number: number;
  pieces: BoardPieces;
}

/** Own answers that show something nobody had seen are told all the same. */
const SHOWN: SceneKind[] = ['reveal', 'cards', 'ending'];
/** So long a board waits for the rows of an own move. */
const PATIENCE = 1500;

export class Story {
  /** Rows that are still to be told. */
  waiting = $state.raw<RowMessage[]>([]);
  /** The row that is being told. */
  told = $state.raw<RowMessage | null>(null);
  isPaused = $state(false);
  /** How long the pieces of the row that is being told are on their way, in milliseconds. */
  flight = $state(0);
  readonly away: Away;

  isTelling = $derived.by(() => this.told !== null || this.waiting.length > 0);
  /** What stands on the map now: as far as the story has come, else as the view says. */
  pieces: BoardPieces = $derived.by(() => this.staged ?? piecesOf(this.table.view));
  /** Of what no row tells, the seat sees what it saw before the story. */
  shown: ViewMessage = $derived.by(() => this.before ?? this.table.view);
  scene: Scene | null = $derived.by(() => (this.told ? this.sceneOf(this.told) : null));
  /** The rows as far as they have been told, or as the view knows of them. */
  rows: RowMessage[] = $derived.by(() => {
    const last = this.told?.number ?? this.table.stand.table.number;
    const { rows } = this.table;
    return (rows.at(-1)?.number ?? 0) <= last ? rows : rows.filter((row) => row.number <= last);
  });

  private staged = $state.raw<BoardPieces | null>(null);
  private before = $state.raw<ViewMessage | null>(null);
  private followed: Followed | null = null;
  private own = { first: 0, last: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private readonly times = new Times();
  private readonly pace = new Pace();

  constructor(private readonly table: Table) {
    this.away = new Away(table);
  }

  /** Where the speed is read, which may change while something is told, and whether it moves. */
  paceBy(speed: () => number, isStill = () => false): void {
    this.pace.speed = speed;
    this.pace.isStill = isStill;
  }

  /** All rows so far are known; what is news of them is told to who comes back. */
  begin(rows: RowMessage[]): void {
    const { number } = this.table.stand.table;
    this.followed = { number, pieces: this.truth() };
    this.away.begin(rows);
    const fresh = rows.filter((row) => row.number > number);
    if (fresh.length > 0) this.tell(fresh, this.table.stand);
  }

  /** Own moves were seen while they were drafted. */
  skip(first: number, last: number): void {
    this.own = { first, last };
    this.staged ??= piecesOf(this.table.view);
    this.before ??= this.table.view;
    if (!this.isTelling) this.wait(PATIENCE);
  }

  /** Tell rows; `before` is what the seat saw before them. */
  tell(rows: RowMessage[], before: StandMessage): void {
    const known = this.waiting.at(-1)?.number ?? this.followed?.number ?? 0;
    const fresh = rows.filter((row) => row.number > known);
    const [first] = fresh;
    if (!first) return;
    if (first.number > known + 1 && !this.catchUp(before, first.number)) return this.skipAll();
    this.before ??= before.view;
    this.waiting = [...this.waiting, ...fresh];
    if (document.hidden || fresh.some(isUndo)) this.skipAll();
    else if (this.told === null && !this.isPaused) this.next();
  }

  /** Tell again what happened behind a row; the board is set up anew for it. */
  retell(after: number): void {
    const rows = standing(this.table.rows);
    const before = rows.filter((row) => row.number <= after);
    const events = before.flatMap((row) => row.entry?.events ?? []);
    this.followed = { number: after, pieces: afterAll(emptyBoard(this.table.view), events) };
    this.own = { first: 0, last: 0 };
    this.before = null;
    this.isPaused = false;
    this.waiting = rows.filter((row) => row.number > after && row.entry);
    this.next();
  }

  /** Go on by one row. */
  step(): void {
    this.isPaused = true;
    this.next();
  }

  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
  }

  play(): void {
    this.isPaused = false;
    this.next();
  }

  /** The view is the truth: show it. */
  skipAll(): void {
    this.end();
    this.waiting = [];
    this.told = null;
    this.isPaused = false;
    this.staged = null;
    this.before = null;
    this.followed = { number: this.table.stand.table.number, pieces: this.truth() };
    this.away.note(this.table.rows);
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.landing);
  }

  private next(): void {
    this.end();
    if (this.pace.speed() === 0) return this.skipAll();
    for (;;) {
      const [row, ...others] = this.waiting;
      if (!row) return this.skipAll();
      this.waiting = others;
      const before = this.followed?.pieces ?? this.truth();
      this.follow(row);
      const hold = this.holdOf(row);
      if (hold === 0) continue;
      this.told = row;
      this.fly(before, this.pace.flight(hold));
      if (!this.isPaused) this.wait(hold);
      return;
    }
  }

  /** Pieces stand where they were until they have landed. */
  private fly(before: BoardPieces, milliseconds: number): void {
    this.flight = milliseconds;
    this.staged = before;
    if (milliseconds === 0) this.land();
    else this.landing = setTimeout(() => this.land(), milliseconds);
  }

  private land(): void {
    this.staged = this.followed?.pieces ?? null;
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private follow(row: RowMessage): void {
    const pieces = this.followed?.pieces ?? this.truth();
    this.followed = { number: row.number, pieces: afterAll(pieces, row.entry?.events ?? []) };
  }

  private holdOf(row: RowMessage): number {
    const kind = kindOf(row, this.timeOf(row).phase === 'encounter');
    const { first, last } = this.own;
    const isOwn = row.entry?.seat === this.table.seat && row.number >= first && row.number <= last;
    if (isOwn && !SHOWN.includes(kind)) return 0;
    return this.pace.hold(kind, this.waiting.length, this.table.question !== null);
  }

  private sceneOf(row: RowMessage): Scene {
    const { rows } = this.table;
    const { seats } = this.table.view;
    const index = placeOf(row);
    const { round, phase } = this.timeOf(row);
    const isEncounter = phase === 'encounter';
    const path = pathOf(rows, index, seats);
    return {
      row,
      kind: kindOf(row, isEncounter),
      isEncounter,
      round,
      path,
      duel: duelOf(rows, index, seats),
      losses: isEncounter ? lossesOf(row.entry?.events ?? [], path?.attackers) : [],
    };
  }

  private timeOf(row: RowMessage): Time {
    return this.times.at(this.table.rows, placeOf(row));
  }

  /** Rows are missing; what was seen before may bridge the gap. */
  private catchUp({ table, view }: StandMessage, first: number): boolean {
    if (!view || table.number !== first - 1) return false;
    this.waiting = [];
    this.followed = { number: table.number, pieces: piecesOf(view) };
    return true;
  }

  private truth(): BoardPieces {
    const { view } = this.table.stand;
    return piecesOf(view ?? this.table.view);
  }
}

/** Rows are numbered from 1 on, without gaps. */
const placeOf = (row: RowMessage): number => row.number - 1;

const isUndo = (row: RowMessage): boolean => row.undone !== null && row.undone !== undefined;
