/** A table as one seat sees it: view, question, draft, log. The server's word is the truth. */
import { createContext } from 'svelte';
import { Problem } from '$lib/api/client';
import type {
  ChatMessage,
  DraftMessage,
  DraftsMessage,
  NewsMessage,
  OptionMessage,
  QuestionMessage,
  RowMessage,
  SketchesMessage,
  StandMessage,
  ViewMessage,
} from '$lib/api/schema';
import { SeatApi } from '$lib/api/seat';
import { Stream } from '$lib/api/stream';
import { Choice } from './choice.svelte';
import type { Printed } from './printed';
import { Story } from './story.svelte';
import { Talk } from './talk.svelte';

export class Table {
  stand = $state.raw<StandMessage>() as StandMessage;
  rows = $state.raw<RowMessage[]>([]);
  problem = $state.raw<Problem | null>(null);
  isLinked = $state(true);
  /** Whether something was sent and no reply has come. */
  isWaiting = $state(false);

  readonly api: SeatApi;
  readonly story: Story;
  readonly talk: Talk;
  readonly choice = new Choice(this);
  private readonly stream: Stream;

  /** The view with the own draft played. */
  view: ViewMessage = $derived.by(() => this.draft?.view ?? (this.stand.view as ViewMessage));
  draft: DraftMessage | null = $derived.by(() => {
    const draft = this.stand.drafts[String(this.seat)];
    return draft && draft.answers.length > 0 ? draft : null;
  });
  /** What the seat answers next: after its draft, or early where several choose at once. */
  question: QuestionMessage | null = $derived.by(() => {
    if (this.draft) return this.draft.question;
    const { question, early } = this.stand;
    return question?.is_yours ? question : early;
  });
  isEarly = $derived.by(
    () => this.question !== null && this.draft === null && this.question === this.stand.early,
  );
  /** Whom everybody waits for, ourselves or others. */
  open: QuestionMessage | null = $derived.by(() => this.stand.question);
  family: string | null = $derived.by(() => this.seatState?.family ?? null);
  seatState = $derived.by(() => this.stand.view?.seats[this.seat] ?? null);
  team = $derived.by(() => this.stand.table.seats[this.seat]?.team ?? 0);
  partner: number | null = $derived.by(() => {
    const seats = this.stand.table.seats;
    return (
      seats.find((other) => other.team === this.team && other.seat !== this.seat)?.seat ?? null
    );
  });
  names: string[] = $derived.by(() => this.stand.table.seats.map((seat) => seat.name));

  constructor(
    readonly printed: Printed,
    readonly id: string,
    readonly seat: number,
    stand: StandMessage,
  ) {
    this.api = new SeatApi(id, seat);
    this.stand = stand;
    this.story = new Story(this);
    this.talk = new Talk(this.api);
    this.stream = new Stream(this, `${id}:${seat}`);
  }

  /** What the words of sentences are taken from. */
  get speaking() {
    return { words: this.printed.words, view: this.view, names: this.names, seat: this.seat };
  }

  async begin(): Promise<void> {
    this.stream.open();
    this.rows = await this.api.rows(0);
    this.story.begin(this.rows);
  }

  end(): void {
    this.stream.close();
  }

  /** Put an answer behind the draft. */
  answer(option: OptionMessage): Promise<void> {
    if (this.isEarly && option.kind !== 'anytime') return this.chooseEarly(option.text);
    return this.write([...(this.draft?.answers ?? []), option.text]);
  }

  stepBack(): Promise<void> {
    return this.write(this.draft?.answers.slice(0, -1) ?? []);
  }

  reset(): Promise<void> {
    return this.write([]);
  }

  async confirm(): Promise<void> {
    const draft = this.draft;
    if (!draft?.is_whole) return;
    await this.sending(async () => {
      const { first, last, stand } = await this.api.confirm(
        this.stand.table.decision,
        draft.answers,
      );
      this.story.skip(first, last);
      this.take(stand);
    });
  }

  async refresh(): Promise<void> {
    await this.sending(async () => this.take(await this.api.stand()));
  }

  /** Do something else at the table, then look anew. */
  async act(doing: () => Promise<unknown>): Promise<void> {
    await this.sending(async () => {
      await doing();
      this.take(await this.api.stand());
    });
  }

  news(message: NewsMessage): void {
    if (message.table !== this.id || message.seat !== this.seat) return;
    const known = this.rows.at(-1)?.number ?? 0;
    const fresh = message.rows.filter((row) => row.number > known);
    this.rows = [...this.rows, ...fresh];
    if (message.number !== this.stand.table.number) void this.catchUp(fresh);
    else this.story.tell(fresh, this.stand);
  }

  drafts(message: DraftsMessage): void {
    if (message.table !== this.id || message.seat !== this.seat || this.isWaiting) return;
    this.stand = { ...this.stand, drafts: message.drafts, proposals: message.proposals };
  }

  sketches(message: SketchesMessage): void {
    if (message.table !== this.id || message.seat !== this.seat) return;
    this.stand = { ...this.stand, sketches: message.sketches };
  }

  chat(message: ChatMessage): void {
    if (message.table === this.id) void this.talk.hear(message);
  }

  linked(isLinked: boolean): void {
    const isBack = isLinked && !this.isLinked;
    this.isLinked = isLinked;
    if (isBack) void this.refresh();
  }

  private async catchUp(fresh: RowMessage[]): Promise<void> {
    try {
      const stand = await this.api.stand();
      const known = this.rows.at(-1)?.number ?? 0;
      const missing = stand.table.number > known ? await this.api.rows(known) : [];
      this.rows = [...this.rows, ...missing.filter((row) => row.number > known)];
      const before = this.stand;
      this.take(stand);
      this.story.tell([...fresh, ...missing], before);
    } catch (problem) {
      this.problem = problem as Problem;
    }
  }

  private async write(answers: string[]): Promise<void> {
    await this.sending(async () => {
      const draft = await this.api.draft(this.stand.table.decision, answers);
      this.stand = { ...this.stand, drafts: { ...this.stand.drafts, [this.seat]: draft } };
      this.choice.clear();
    });
  }

  private chooseEarly(answer: string): Promise<void> {
    return this.act(() => this.api.choose(answer));
  }

  private take(stand: StandMessage): void {
    const isNew = stand.table.decision !== this.stand.table.decision;
    this.stand = stand;
    if (isNew) this.choice.clear();
  }

  private async sending(doing: () => Promise<void>): Promise<void> {
    this.isWaiting = true;
    this.problem = null;
    try {
      await doing();
    } catch (problem) {
      if (!(problem instanceof Problem)) throw problem;
      this.problem = problem;
      if (problem.late) this.take(problem.late.stand);
    } finally {
      this.isWaiting = false;
    }
  }
}

export const [getTable, setTable] = createContext<Table>();
