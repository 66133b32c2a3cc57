/**
 * Plays what happened, row by row, while the view already knows how it ended. Map, bar and panels
 * all show the table at one moment: as far as the story has come.
 */
import type { RowMessage, SnapshotMessage, ViewMessage } from '$lib/api/schema';
import { StorySpeed } from './storySpeed';
import { areasOf, Scenes, type Scene } from './scenes';
import { withoutUndone } from '$lib/log/undo';
import { turningPointOf } from '$lib/log/turningPoints';
import { questionIn } from './question';
import { UnseenRows } from './unseenRows.svelte';
import { Moments } from './moments';
import { piecesOf, sharing, type BoardPieces } from '$lib/log/pieces';
import type { Table } from './table.svelte';
import type { SceneKind } from '$lib/log/scenes';

/** Own answers that show something nobody had seen are played all the same. */
const OWN_SCENES_PLAYED: SceneKind[] = ['reveal', 'cards', 'ending'];
/** So long is shown what a turning point changes, in milliseconds at the usual speed. */
const TURNING_POINT_HOLD_MS = 4000;
/** So long a board waits for the rows of an own move. */
const ROWS_TIMEOUT_MS = 1500;
/** So many rows that are not played are asked for with one that is: it begins where they end. */
const MOST_SKIPPED_ROWS = 8;

export class Story {
  /** Rows that are still to be played. */
  waiting = $state.raw<RowMessage[]>([]);
  /** The row that is being played. */
  current = $state.raw<RowMessage | null>(null);
  /** Whether the turning point of that row is shown. */
  isAtTurningPoint = $state(false);
  isPaused = $state(false);
  /** How long the pieces of the row that is being played are on their way, in milliseconds. */
  flight = $state(0);
  readonly unseen: UnseenRows;
  readonly moments: Moments;

  isRunning = $derived.by(() => this.current !== null || this.waiting.length > 0);
  /**
   * Whether the open question waits until what led to it has been played. Who had the question before, or has
   * begun to answer, keeps it.
   */
  holdsQuestion: boolean = $derived.by(
    () =>
      this.isRunning &&
      !this.wasAlreadyAsked &&
      this.storySpeed.isSlow() &&
      this.table.question !== null &&
      this.table.draft === null &&
      this.table.choice.picks.length === 0,
  );
  /** The table at the moment that is played; with nothing to play, as it stands. */
  shown: ViewMessage = $derived.by(() => this.displayed ?? this.table.view);
  /** What stands on the map at that moment. */
  pieces: BoardPieces = $derived.by(() => {
    this.seen = sharing(this.seen, piecesOf(this.shown));
    return this.seen;
  });
  /** The areas that the present row is about. */
  areas: string[] = $derived.by(() =>
    this.scene && !this.isAtTurningPoint ? areasOf(this.scene) : [],
  );
  scene: Scene | null = $derived.by(
    () => this.current && this.scenes.of(this.current, this.piecesAt(this.current)),
  );
  /** The rows as far as they have been played, or as the view knows of them. */
  rows: RowMessage[] = $derived.by(() => {
    const next = this.waiting[0]?.number ?? this.table.snapshot.table.number + 1;
    const last = this.current?.number ?? next - 1;
    const { rows } = this.table;
    return (rows.at(-1)?.number ?? 0) <= last ? rows : rows.filter((row) => row.number <= last);
  });

  /** What is shown while something is played ... */
  private displayed = $state.raw<ViewMessage | null>(null);
  /** ... and what will be when pieces have landed. */
  private upcoming: ViewMessage | null = null;
  /** The last row that was given to be played, or that nobody need see. */
  private last = 0;
  /** Whether the seat had its question before what is played happened. */
  private wasAlreadyAsked = $state(false);
  /** What was seen last: areas that stay as they were are not drawn anew. */
  private seen: BoardPieces | null = null;
  private own = { first: 0, last: 0 };
  private timer: ReturnType<typeof setTimeout> | undefined;
  private landing: ReturnType<typeof setTimeout> | undefined;
  private readonly scenes: Scenes;
  private readonly storySpeed = new StorySpeed();

  constructor(private readonly table: Table) {
    this.unseen = new UnseenRows(table);
    this.scenes = new Scenes(table);
    this.moments = new Moments(table.api);
  }

  /** Where the speed is read, which may change while something is played, and whether it moves. */
  setSpeedSource(speed: () => number, isStill = () => false): void {
    this.storySpeed.speed = speed;
    this.storySpeed.isStill = isStill;
  }

  /** All rows so far are known; what is news of them is summed up for who comes back. */
  begin(rows: RowMessage[]): void {
    const { number } = this.table.snapshot.table;
    this.last = number;
    this.unseen.begin(rows);
    const fresh = rows.filter((row) => row.number > number);
    if (fresh.length > 0) this.add(fresh, this.table.snapshot);
  }

  /** Own moves were seen while they were drafted. */
  skip(first: number, last: number): void {
    this.own = { first, last };
    this.keepShowing(this.table.view);
    if (!this.isRunning) this.wait(ROWS_TIMEOUT_MS);
  }

  /** Play rows; `before` is what the seat saw before them. */
  add(rows: RowMessage[], before: SnapshotMessage): void {
    const fresh = rows.filter((row) => row.number > this.last);
    const [first] = fresh;
    if (!first) return;
    // Rows are missing; what was seen before may bridge the gap.
    if (first.number > this.last + 1) {
      if (before.table.number !== first.number - 1) return this.skipAll();
      this.waiting = [];
    }
    this.wasAlreadyAsked =
      (this.wasAlreadyAsked || !this.isRunning) && this.isSameQuestion(fresh, before);
    this.keepShowing(before.view);
    this.waiting = [...this.waiting, ...fresh];
    this.last = fresh.at(-1)!.number;
    if (document.hidden || fresh.some(isUndo)) this.skipAll();
    else if (this.current === null && !this.isPaused) this.next();
  }

  /** Play again what happened behind a row, from how the table stood then. */
  async playFrom(after: number): Promise<void> {
    const rows = withoutUndone(this.table.rows).filter(({ entry }) => entry);
    const before = rows.findLast(({ number }) => number <= after)?.number ?? after;
    this.end();
    this.own = { first: 0, last: 0 };
    this.wasAlreadyAsked = false;
    this.isPaused = false;
    this.current = null;
    this.waiting = rows.filter(({ number }) => number > after);
    this.last = this.table.rows.at(-1)?.number ?? 0;
    if (!this.moments.has(before) && !(await this.remember(before))) return;
    this.upcoming = this.moments.at(before)?.view ?? null;
    this.displayed = this.upcoming;
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
    this.current = null;
    this.isAtTurningPoint = false;
    this.isPaused = false;
    this.displayed = null;
    this.upcoming = null;
    this.moments.forget();
    this.last = Math.max(this.table.snapshot.table.number, this.last);
    this.unseen.note(this.table.rows);
  }

  end(): void {
    clearTimeout(this.timer);
    clearTimeout(this.landing);
  }

  private next(): void {
    this.end();
    if (this.storySpeed.speed() === 0) return this.skipAll();
    if (this.current && !this.isAtTurningPoint && hasTurningPoint(this.current))
      return this.playTurningPoint();
    const place = this.waiting.findIndex((row) => this.holdOf(row) > 0 || hasTurningPoint(row));
    const row = this.waiting[place];
    if (!row) return this.skipAll();
    if (!this.moments.has(row.number)) return void this.fetch(row);
    this.playRow(row, this.waiting.slice(0, place));
  }

  private playRow(row: RowMessage, passed: readonly RowMessage[]): void {
    for (const { number } of passed) this.upcoming = this.moments.at(number)?.view ?? this.upcoming;
    const moment = this.moments.at(row.number);
    const after = moment?.before_turning_point ?? moment?.view ?? this.upcoming;
    const before = this.upcoming ?? after;
    this.waiting = this.waiting.slice(passed.length + 1);
    this.upcoming = after;
    const hold = this.holdOf(row);
    this.current = row;
    this.isAtTurningPoint = false;
    if (hold === 0) return this.playTurningPoint();
    this.fly(before, this.storySpeed.flight(hold));
    if (!this.isPaused) this.wait(hold);
  }

  /** Go on when it is known how the table stood, unless one has paused or skipped meanwhile. */
  private async fetch(row: RowMessage): Promise<void> {
    const { isPaused } = this;
    const isDone = await this.remember(row.number - MOST_SKIPPED_ROWS);
    if (isDone && this.waiting.includes(row) && isPaused === this.isPaused) this.next();
  }

  /** What cannot be shown is not played. */
  private async remember(first: number): Promise<boolean> {
    const { waiting } = this;
    try {
      await this.moments.fetch(first, waiting.at(-1)?.number ?? first);
      return this.waiting.length > 0;
    } catch {
      if (this.waiting === waiting) this.skipAll();
      return false;
    }
  }

  /** After a row its turning point. */
  private playTurningPoint(): void {
    this.isAtTurningPoint = true;
    this.upcoming = this.moments.at(this.current?.number ?? 0)?.view ?? this.upcoming;
    this.fly(this.upcoming, 0);
    if (!this.isPaused) this.wait(this.storySpeed.longer(TURNING_POINT_HOLD_MS));
  }

  /** What the seat sees now stays until more is known. */
  private keepShowing(view: ViewMessage | null): void {
    this.displayed ??= view;
    this.upcoming ??= view;
  }

  /** Pieces stand where they were until they have landed. */
  private fly(before: ViewMessage | null, milliseconds: number): void {
    this.flight = milliseconds;
    this.displayed = before;
    if (milliseconds === 0) this.land();
    else this.landing = setTimeout(() => this.land(), milliseconds);
  }

  private land(): void {
    this.displayed = this.upcoming;
  }

  private wait(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), milliseconds);
  }

  private piecesAt({ number }: RowMessage): BoardPieces | null {
    const moment = this.moments.at(number);
    return moment && piecesOf(moment.view);
  }

  private holdOf(row: RowMessage): number {
    const kind = this.scenes.kindOf(row);
    const { first, last } = this.own;
    const isOwn = row.entry?.seat === this.table.seat && row.number >= first && row.number <= last;
    const isSeen = isOwn && !OWN_SCENES_PLAYED.includes(kind);
    if (isSeen && !this.scenes.resultOf(row, this.piecesAt(row))) return 0;
    return this.storySpeed.hold(kind, this.waiting.length, this.table.question !== null);
  }

  /** Whether the seat was asked the same before these rows: others answered meanwhile. */
  private isSameQuestion(rows: RowMessage[], before: SnapshotMessage): boolean {
    const { seat, snapshot } = this.table;
    const isSame = questionIn(before)?.kind === questionIn(snapshot)?.kind;
    return isSame && rows.every((row) => row.entry?.seat !== seat);
  }
}

const hasTurningPoint = (row: RowMessage): boolean =>
  turningPointOf(row.entry?.events ?? []) !== null;

const isUndo = (row: RowMessage): boolean => row.undone !== null && row.undone !== undefined;
