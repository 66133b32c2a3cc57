/** A table as one seat sees it: view, question, draft, log. The server's word is the truth. */
import { createContext } from 'svelte';
import { newId, type Problem } from '$lib/api/client';
import type {
  ChatMessage,
  DraftMessage,
  DraftsMessage,
  NewsMessage,
  OptionMessage,
  QuestionMessage,
  RowMessage,
  SketchesMessage,
  SnapshotMessage,
  ViewMessage,
} from '$lib/api/schema';
import { SeatApi } from '$lib/api/seat';
import { Stream } from '$lib/api/stream';
import { questionIn } from './question';
import { Choice } from './choice.svelte';
import { Log } from './log.svelte';
import type { Assets } from './assets';
import { Queue } from './queue.svelte';
import { Sketch } from './sketch.svelte';
import { Story } from './story.svelte';
import { Talk } from './talk.svelte';

/** Milliseconds until the log is asked for again. */
const RETRY_MS = 2000;

export class Table {
  snapshot = $state.raw<SnapshotMessage>() as SnapshotMessage;
  isLinked = $state(true);
  /** Whether the server has another page now. */
  isOutdated = $state(false);

  readonly api: SeatApi;
  readonly story: Story;
  readonly talk: Talk;
  readonly choice = new Choice(this);
  readonly sketch = new Sketch(this);
  readonly log = new Log();
  private readonly queue = new Queue();
  /** For what concerns no draft: it holds up no click. */
  readonly sideQueue = new Queue();
  private readonly stream: Stream;
  /** The last row that the story has been given; null before the log has been read. */
  private lastInStory: number | null = null;
  private catching: Promise<void> | null = null;
  /** The row up to which we are to catch up. */
  private wanted = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isOver = false;
  /** A move that was sent, and the id under which it counts once. */
  private sent = { move: '', client: '' };

  /** The view with the own draft played. */
  view: ViewMessage = $derived.by(() => this.draft?.view ?? (this.snapshot.view as ViewMessage));
  /** The view of the moment that is played, as map, bar and panels show it; else the present one. */
  shown: ViewMessage = $derived.by(() => this.story.shown);
  draft: DraftMessage | null = $derived.by(() => {
    const draft = this.snapshot.drafts[String(this.seat)];
    return draft && draft.answers.length > 0 ? draft : null;
  });
  /** Whether the table is shown as it stands, and not at a moment that is told. */
  isPresent: boolean = $derived.by(() => this.shown === this.view);
  /** The view before the own draft, where what is shown is the one after it. */
  before: ViewMessage | null = $derived.by(() =>
    this.draft && this.isPresent ? this.snapshot.view : null,
  );
  /** What the seat answers next, after its draft. */
  question: QuestionMessage | null = $derived.by(() => {
    if (this.draft) return this.draft.question;
    return questionIn(this.snapshot);
  });
  isEarly = $derived.by(
    () => this.question !== null && this.draft === null && this.question === this.snapshot.early,
  );
  /** Whom everybody waits for, ourselves or others. */
  open: QuestionMessage | null = $derived.by(() => this.snapshot.question);
  family: string | null = $derived.by(() => this.seatState?.family ?? null);
  seatState = $derived.by(() => this.snapshot.view?.seats[this.seat] ?? null);
  team = $derived.by(() => this.snapshot.table.seats[this.seat]?.team ?? 0);
  partner: number | null = $derived.by(() => {
    const seats = this.snapshot.table.seats;
    return (
      seats.find((other) => other.team === this.team && other.seat !== this.seat)?.seat ?? null
    );
  });
  names: string[] = $derived.by(() => this.snapshot.table.seats.map((seat) => seat.name));

  constructor(
    readonly assets: Assets,
    readonly id: string,
    readonly seat: number,
    snapshot: SnapshotMessage,
  ) {
    this.api = new SeatApi(id, seat);
    this.snapshot = snapshot;
    this.story = new Story(this);
    this.talk = new Talk(this.api);
    this.stream = new Stream(this, `${id}:${seat}`);
  }

  get rows(): RowMessage[] {
    return this.log.rows;
  }

  get isWaiting(): boolean {
    return this.queue.isWaiting;
  }

  /** Whether one waits so long for a reply that it is to be seen. */
  get isLate(): boolean {
    return this.queue.isLate;
  }

  get problem(): Problem | null {
    return this.queue.problem ?? this.sideQueue.problem;
  }

  /** What the words of sentences are taken from. */
  get textContext() {
    return { words: this.assets.words, view: this.view, names: this.names, seat: this.seat };
  }

  /** The same before the own draft: who is asked there gave its answers. */
  get askedContext() {
    return { ...this.textContext, view: this.snapshot.view ?? this.view };
  }

  /** What has happened is read first, and then listened to. */
  async begin(): Promise<void> {
    try {
      this.log.add(await this.api.rows(0));
    } catch {
      this.tryAgain(() => void this.begin());
      return;
    }
    if (this.isOver) return;
    this.lastInStory = this.log.last;
    this.story.begin(this.rows);
    this.stream.open();
  }

  end(): void {
    this.isOver = true;
    clearTimeout(this.retry);
    this.sketch.end();
    this.stream.close();
  }

  /** Put an answer behind the draft. */
  answer(option: OptionMessage): Promise<boolean> {
    return this.write((answers) => [...answers, option.text]);
  }

  stepBack(): Promise<boolean> {
    return this.write((answers) => answers.slice(0, -1));
  }

  reset(): Promise<boolean> {
    return this.write(() => []);
  }

  confirm(): Promise<boolean> {
    return this.send(async () => {
      const { draft } = this;
      if (!draft?.is_whole) return;
      const { decision } = this.snapshot.table;
      const client = this.clientOf(decision, draft.answers);
      const { first, last, snapshot } = await this.api.confirm(decision, draft.answers, client);
      this.story.skip(first, last);
      await this.receive(snapshot);
    });
  }

  /** Do something else at the table, then look anew; whether it worked. */
  act(doing: () => Promise<unknown>): Promise<boolean> {
    return this.send(async () => {
      await doing();
      await this.receive(await this.api.snapshot());
    });
  }

  news(message: NewsMessage): void {
    if (message.table !== this.id || message.seat !== this.seat) return;
    this.log.add(message.rows);
    if (message.number > this.lastKnownRow) void this.catchUp(message.number);
    else this.passToStory(this.snapshot);
  }

  /** What others write is always news; of the own draft we know more while a reply is to come. */
  drafts(message: DraftsMessage): void {
    if (message.table !== this.id || message.seat !== this.seat) return;
    if (message.decision !== this.snapshot.table.decision) return;
    const own = this.snapshot.drafts[String(this.seat)];
    const drafts = { ...message.drafts };
    if (this.isWaiting && own) drafts[String(this.seat)] = own;
    const snapshot = { ...this.snapshot, drafts, proposals: message.proposals };
    // The stream repeats what was replied; to take it again would draw everything anew.
    if (writtenIn(snapshot) !== writtenIn(this.snapshot)) this.snapshot = snapshot;
  }

  sketches(message: SketchesMessage): void {
    if (message.table !== this.id || message.seat !== this.seat) return;
    this.snapshot = { ...this.snapshot, sketches: message.sketches };
  }

  chat(message: ChatMessage): void {
    if (message.table === this.id) void this.talk.hear(message);
  }

  outdated(): void {
    this.isOutdated = true;
  }

  linked(isLinked: boolean): void {
    const isBack = isLinked && !this.isLinked;
    this.isLinked = isLinked;
    if (isBack) void this.catchUp(Infinity);
  }

  private tryAgain(doing: () => void): void {
    clearTimeout(this.retry);
    if (!this.isOver) this.retry = setTimeout(doing, RETRY_MS);
  }

  /** The last row of which we know what came of it. */
  private get lastKnownRow(): number {
    return Math.min(this.snapshot.table.number, this.log.last);
  }

  /** One at a time: what comes meanwhile is looked at when that is done. */
  private catchUp(number: number): Promise<void> {
    this.wanted = Math.max(this.wanted, number);
    this.catching ??= this.fetchNews().finally(() => (this.catching = null));
    return this.catching;
  }

  private async fetchNews(): Promise<void> {
    while (this.wanted > 0) {
      if (this.isSending) await this.sentAll();
      const { wanted, requests } = this;
      this.wanted = 0;
      if (wanted <= this.lastKnownRow) {
        this.passToStory(this.snapshot);
        continue;
      }
      try {
        const snapshot = await this.api.snapshot();
        await this.readTo(snapshot.table.number);
        // What was sent meanwhile may have been replied to before: then this is older than the reply.
        if (this.requests === requests) this.meet(snapshot);
        else this.wanted = Math.max(this.wanted, wanted);
      } catch {
        this.tryAgain(() => void this.catchUp(wanted));
      }
    }
  }

  /** What is new comes with what led to it, else a question would be seen before its story. */
  private async readTo(number: number): Promise<void> {
    if (number <= this.log.last) return;
    // They come again with the next news; what the server says counts without them.
    this.log.add(await this.api.rows(this.log.last).catch(() => []));
  }

  private async receive(snapshot: SnapshotMessage): Promise<void> {
    await this.readTo(snapshot.table.number);
    this.meet(snapshot);
  }

  private meet(snapshot: SnapshotMessage): void {
    const before = this.snapshot;
    this.take(snapshot);
    this.passToStory(before);
  }

  /** How often something was sent, and whether a reply to any of it is still to come. */
  private get requests(): number {
    return this.queue.sent + this.sideQueue.sent;
  }

  private get isSending(): boolean {
    return this.queue.isWaiting || this.sideQueue.isWaiting;
  }

  private async sentAll(): Promise<void> {
    await this.queue.idle();
    await this.sideQueue.idle();
  }

  /** Have the story play what it has not been given; `before` is what the seat saw then. */
  private passToStory(before: SnapshotMessage): void {
    if (this.lastInStory === null) return;
    const rows = this.log.between(this.lastInStory, this.snapshot.table.number);
    this.lastInStory += rows.length;
    if (rows.length > 0) this.story.add(rows, before);
  }

  private write(edit: (answers: string[]) => string[]): Promise<boolean> {
    return this.send(async () => {
      const answers = edit(this.draft?.answers ?? []);
      const draft = await this.api.draft(this.snapshot.table.decision, answers);
      this.snapshot = { ...this.snapshot, drafts: { ...this.snapshot.drafts, [this.seat]: draft } };
      this.choice.clear();
    });
  }

  /** The same move has the same id until it has been answered. */
  private clientOf(decision: number, answers: string[]): string {
    const move = JSON.stringify([decision, answers]);
    if (this.sent.move !== move) this.sent = { move, client: newId() };
    return this.sent.client;
  }

  /** What is older than what we know is no news. */
  private take(snapshot: SnapshotMessage): void {
    if (snapshot.table.number < this.snapshot.table.number) return;
    const isNew = snapshot.table.decision !== this.snapshot.table.decision;
    this.snapshot = snapshot;
    if (isNew) this.choice.renew();
  }

  /** Ask something of the server, after all that was asked before; whether it worked. */
  async send(doing: () => Promise<void>): Promise<boolean> {
    const isDone = await this.queue.add(doing);
    if (this.problem?.late) this.take(this.problem.late.snapshot);
    return isDone;
  }
}

/** All that is drafted and proposed; an empty draft is none. */
function writtenIn({ drafts, proposals }: SnapshotMessage): string {
  const written = [drafts, proposals].map((all) =>
    Object.entries(all).filter(([, draft]) => draft.answers.length > 0),
  );
  return JSON.stringify(written);
}

export const [getTable, setTable] = createContext<Table>();
