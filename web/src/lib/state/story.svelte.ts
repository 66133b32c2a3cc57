/** Tells what happened, row by row, while the view already knows how it ended. */
import type { RowMessage, StandMessage, ViewMessage } from '$lib/api/schema';
import { areasOf } from '$lib/story/places';
import { Pace } from '$lib/story/pace';
import { Scenes, type Scene } from '$lib/story/scenes';
import { standing } from '$lib/story/standing';
import type { Time } from '$lib/story/times';
import { turnOf } from '$lib/story/turns';
import { askedIn } from './asked';
import { Away } from './away.svelte';
import { afterAll, emptyBoard, piecesOf, sharing, type BoardPieces } from './pieces';
import type { Table } from './table.svelte';
import type { SceneKind } from './telling';

/** What stood on the map after a row. */
interface Followed {
  number: number;
  pieces: BoardPieces;
}

/** Own answers that show something nobody had seen are told all the same. */
const SHOWN: SceneKind[] = ['reveal', 'cards', 'ending'];
/** So long is told what turns the game, in milliseconds at the usual speed. */
const TURNING = 4000;
/** So long a board waits for the rows of an own move. */
const PATIENCE = 1500;

export class Story {
  /** Rows that are still to be told. */
  waiting = $state.raw<RowMessage[]>([]);
  /** The row that is being told. */
  told = $state.raw<RowMessage | null>(null);
  /** Whether it is told what turns with that row. */
  isTurning = $state(false);
  isPaused = $state(false);
  /** How long the pieces of the row that is being told are on their way, in milliseconds. */
  flight = $state(0);
  readonly away: Away;

  isTelling = $derived.by(() => this.told !== null || this.waiting.length > 0);
  /**
   * Whether what led to the open question is still being told. Who had the question before, or has
   * begun to answer, keeps it.
   */
  isAhead: boolean = $derived.by(
    () =>
      this.isTelling &&
      !this.isMet &&
      this.pace.isSlow() &&
      this.table.question !== null &&
      this.table.draft === null &&
      this.table.choice.picks.length === 0,
  );
  /** What stands on the map now: as far as the story has come, else as the view says. */
  pieces: BoardPieces = $derived.by(() => {
    this.seen = sharing(this.seen, this.staged ?? piecesOf(this.table.view));
    return this.seen;
  });
  /** Of what no row tells, the seat sees what it saw before the story. */
  shown: ViewMessage = $derived.by(() => this.before ?? this.table.view);
  /** The areas that it tells of now. */
  areas: string[] = $derived.by(() => (this.scene && !this.isTurning ? areasOf(this.scene) : []));
  /** When what is being told happened; null if nothing is told. */
  time: Time | null = $derived.by(() => {
    if (!this.told) return null;
    const time = this.scenes.timeOf(this.told);
    const turn = this.isTurning ? turnOf(this.told.entry?.events ?? []) : null;
    return turn?.round ? { round: turn.round, phase: 'planning' } : time;
  });
  scene: Scene | null = $derived.by(
    () => this.told && this.scenes.of(this.told, this.followed?.pieces ?? null),
  );
  /** The rows as far as they have been told, or as the view knows of them. */
  rows: RowMessage[] = $derived.by(() => {
    const last = this.told?.number ?? this.table.stand.table.number;
    const { rows } = this.table;
    return (rows.at(-1)?.number ?? 0) <= last ? rows : rows.filter((row) => row.number <= last);
  });

  private staged = $state.raw<BoardPieces | null>(null);
  private before = $state.raw<ViewMessage | null>(null);
  /** Whether the seat had its question before what is told happened. */
  private isMet = $state(false);
  /** What was seen last: areas that stay as they were are not drawn anew. */
  private seen: BoardPieces | null = null;
  private followed: Followed | null = null;
  private own = { first: 0, last: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private readonly scenes: Scenes;
  private readonly pace = new Pace();

  constructor(private readonly table: Table) {
    this.away = new Away(table);
    this.scenes = new Scenes(table);
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
    this.isMet = (this.isMet || !this.isTelling) && this.wasMet(fresh, before);
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
    this.isMet = false;
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
    this.isTurning = false;
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
    if (this.told && !this.isTurning && hasTurn(this.told)) return this.turn();
    for (;;) {
      const [row, ...others] = this.waiting;
      if (!row) return this.skipAll();
      this.waiting = others;
      const before = this.followed?.pieces ?? this.truth();
      this.follow(row);
      const hold = this.holdOf(row);
      if (hold === 0 && !hasTurn(row)) continue;
      this.told = row;
      this.isTurning = false;
      if (hold === 0) return this.turn();
      this.fly(before, this.pace.flight(hold));
      if (!this.isPaused) this.wait(hold);
      return;
    }
  }

  /** After a row what turns with it. */
  private turn(): void {
    this.isTurning = true;
    this.fly(this.followed?.pieces ?? this.truth(), 0);
    if (!this.isPaused) this.wait(this.pace.longer(TURNING));
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
    const kind = this.scenes.kindOf(row);
    const { first, last } = this.own;
    const isOwn = row.entry?.seat === this.table.seat && row.number >= first && row.number <= last;
    const isSeen = isOwn && !SHOWN.includes(kind);
    if (isSeen && !this.scenes.resultOf(row, this.followed?.pieces ?? null)) return 0;
    return this.pace.hold(kind, this.waiting.length, this.table.question !== null);
  }

  /** Whether the seat was asked the same before these rows: others answered meanwhile. */
  private wasMet(rows: RowMessage[], before: StandMessage): boolean {
    const { seat, stand } = this.table;
    const isSame = askedIn(before)?.kind === askedIn(stand)?.kind;
    return isSame && rows.every((row) => row.entry?.seat !== seat);
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

const hasTurn = (row: RowMessage): boolean => turnOf(row.entry?.events ?? []) !== null;

const isUndo = (row: RowMessage): boolean => row.undone !== null && row.undone !== undefined;
