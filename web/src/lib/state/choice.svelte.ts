/** What has been clicked of the open question, and what is left to click. */
import type { AnswerMessage, DraftMessage, OptionMessage, QuestionMessage } from '$lib/api/schema';
import {
  aspectsOf,
  isVariantSaid,
  keyOf,
  narrowed,
  repicked,
  targetsOf,
  thingsOf,
  variantsOf,
  type Pick,
  type Target,
} from './selection';
import type { Table } from './table.svelte';

export class Choice {
  picks = $state.raw<Pick[]>([]);
  /** Whether moves of the partner, who is asked, are proposed. */
  isProposing = $state(false);
  /** Chosen, not yet sealed, where several choose at once. */
  early = $state.raw<OptionMessage | null>(null);

  /** What the clicks answer: the own question, or that of the partner. */
  question: QuestionMessage | null = $derived.by(() => {
    if (this.isProposing) return this.proposed ? this.proposed.question : this.table.open;
    const isChosen = this.early !== null || (this.table.isEarly && !this.isAwaited);
    return isChosen ? null : this.table.question;
  });
  /** Nothing is on offer while what led to the question is played. */
  options: OptionMessage[] = $derived.by(() =>
    this.table.story.holdsQuestion ? [] : (this.question?.options ?? []),
  );
  left: OptionMessage[] = $derived.by(() => narrowed(this.options, this.picks));
  /** Keys of the things that glow. */
  targets: Set<string> = $derived.by(() => targetsOf(this.options, this.picks));
  /** The same by what they are. */
  things = $derived.by(() => thingsOf(this.targets));
  variants: string[] = $derived.by(() => variantsOf(this.left));
  isVariantSaid: boolean = $derived.by(() => isVariantSaid(this.options, this.picks));
  aspects = $derived.by(() => aspectsOf(this.options, this.picks));
  /** The answer that ends or declines the question, if there is one. */
  done: OptionMessage | null = $derived.by(
    () => this.options.find((option) => option.done) ?? null,
  );
  /** What may be done besides answering, whenever somebody is asked. */
  anytime: AnswerMessage[] = $derived.by(
    () => (this.table.question ?? this.table.open)?.anytime ?? [],
  );
  /** The answers given so far. */
  answers: OptionMessage[] = $derived.by(() => {
    if (this.early) return [this.early];
    return (this.isProposing ? this.proposed : this.table.draft)?.said ?? [];
  });
  isWhole: boolean = $derived.by(
    () => this.early !== null || (!this.isProposing && this.table.draft?.is_whole === true),
  );

  constructor(private readonly table: Table) {}

  /** What the seat has proposed to its partner. */
  get proposed(): DraftMessage | null {
    return this.table.snapshot.proposals[String(this.table.seat)] ?? null;
  }

  isOffered(target: Target): boolean {
    return this.targets.has(keyOf(target));
  }

  isPicked(target: Target): boolean {
    return this.picks.some((pick) => pick.by === 'thing' && keyOf(pick) === keyOf(target));
  }

  /** Click on a thing: choose it, take the choice back, or choose it in place of another. */
  click(target: Target): void {
    if (this.isPicked(target)) {
      this.picks = this.picks.filter(
        (pick) => pick.by !== 'thing' || keyOf(pick) !== keyOf(target),
      );
    } else {
      this.pick({ by: 'thing', ...target });
    }
  }

  pick(pick: Pick): void {
    if (narrowed(this.options, [pick]).length === 0) return;
    const picks = repicked(this.options, this.picks, pick);
    const [only, ...others] = narrowed(this.options, picks);
    // What the last click leads to is drawn once, when the server has said it.
    const isOne = only && others.length === 0;
    if (isOne && isVariantSaid(this.options, picks)) void this.answer(only);
    else this.picks = picks;
  }

  /** Give an answer: it is drafted, proposed to the partner, or kept until it is sealed. */
  answer(option: AnswerMessage | OptionMessage): Promise<boolean> {
    // A second click before the reply was meant for the question before.
    if (this.table.isWaiting) return Promise.resolve(false);
    if (this.isProposing) return this.propose([...this.texts, option.text]);
    return this.choose(option as OptionMessage);
  }

  async confirm(): Promise<boolean> {
    const { early } = this;
    if (!early) return this.table.confirm();
    if (this.table.isWaiting) return false;
    const { decision } = this.table.snapshot.table;
    const isDone = await this.table.act(() => this.table.api.choose(decision, early.text));
    if (isDone) this.clear();
    return isDone;
  }

  /** A new question, or none: nothing has been clicked of it. */
  clear(): void {
    this.forget();
    this.isProposing = false;
  }

  /** Another question is open: what was chosen early stays, where it is what is asked now. */
  renew(): void {
    const chosen = this.early?.text;
    this.clear();
    const offered = this.table.question?.options.find(({ text }) => text === chosen);
    if (offered) void this.choose(offered);
  }

  /** Back by one click, or by one answer. */
  back(): Promise<boolean> {
    if (this.picks.length > 0) {
      this.picks = this.picks.slice(0, -1);
      return Promise.resolve(true);
    }
    if (this.early) return this.reset();
    return this.isProposing ? this.propose(this.texts.slice(0, -1)) : this.table.stepBack();
  }

  reset(): Promise<boolean> {
    const isKept = this.early !== null;
    this.forget();
    if (isKept || this.answers.length === 0) return Promise.resolve(true);
    return this.isProposing ? this.propose([]) : this.table.reset();
  }

  setProposing(isProposing: boolean): void {
    this.clear();
    this.isProposing = isProposing;
  }

  private choose(option: OptionMessage): Promise<boolean> {
    if (!this.table.isEarly || option.kind === 'anytime') return this.table.answer(option);
    this.early = option;
    return Promise.resolve(true);
  }

  private get texts(): string[] {
    return this.answers.map((answer) => answer.text);
  }

  private forget(): void {
    this.picks = [];
    this.early = null;
  }

  private async propose(answers: string[]): Promise<boolean> {
    const { decision } = this.table.snapshot.table;
    const isDone = await this.table.act(() => this.table.api.propose(decision, answers));
    if (isDone) this.picks = [];
    return isDone;
  }

  /** Whether the table still waits for a choice of the seat. */
  private get isAwaited(): boolean {
    return this.table.snapshot.table.asked.includes(this.table.seat);
  }
}
