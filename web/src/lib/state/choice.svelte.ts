/** What has been clicked of the open question, and what is left to click. */
import type {
  AnswerCost,
  AnswerMessage,
  DraftMessage,
  OptionMessage,
  QuestionMessage,
} from '$lib/api/schema';
import {
  aspectsOf,
  keyOf,
  narrowed,
  repicked,
  targetsOf,
  thingsOf,
  variantsOf,
  type Pick,
  type Target,
} from './choosing';
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
  options: OptionMessage[] = $derived.by(() => this.question?.options ?? []);
  left: OptionMessage[] = $derived.by(() => narrowed(this.options, this.picks));
  /** Keys of the things that glow. */
  targets: Set<string> = $derived.by(() => targetsOf(this.options, this.picks));
  /** The same by what they are. */
  things = $derived.by(() => thingsOf(this.targets));
  variants: string[] = $derived.by(() => variantsOf(this.left));
  aspects = $derived.by(() => aspectsOf(this.options, this.picks));
  /** The answer that ends or declines the question, if there is one. */
  done: OptionMessage | null = $derived.by(
    () => this.options.find((option) => option.done) ?? null,
  );
  /** The answers given so far. */
  answers: AnswerMessage[] = $derived.by(() => {
    if (this.early) return [this.early];
    return (this.isProposing ? this.proposed : this.table.draft)?.said ?? [];
  });
  isWhole: boolean = $derived.by(
    () => this.early !== null || (!this.isProposing && this.table.draft?.is_whole === true),
  );

  /** What answers cost when they were given, by their text. */
  private readonly costs = new Map<string, AnswerCost>();

  constructor(private readonly table: Table) {}

  /** What the seat has proposed to its partner. */
  get proposed(): DraftMessage | null {
    return this.table.stand.proposals[String(this.table.seat)] ?? null;
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
    this.picks = repicked(this.options, this.picks, pick);
    const [only, ...others] = this.left;
    if (only && others.length === 0) void this.answer(only);
  }

  /** Give an answer: it is drafted, proposed to the partner, or kept until it is sealed. */
  answer(option: AnswerMessage | OptionMessage): Promise<boolean> {
    // A second click before the reply was meant for the question before.
    if (this.table.isWaiting) return Promise.resolve(false);
    if ('cost' in option && option.cost) this.costs.set(option.text, option.cost);
    else this.costs.delete(option.text);
    if (this.isProposing) return this.propose([...this.texts, option.text]);
    if (this.table.isEarly && option.kind !== 'anytime') {
      this.early = option as OptionMessage;
      return Promise.resolve(true);
    }
    return this.table.answer(option as OptionMessage);
  }

  /** What an answer given here costs; that of one drafted elsewhere is not known. */
  costOf(answer: AnswerMessage): AnswerCost | null {
    return this.costs.get(answer.text) ?? null;
  }

  async confirm(): Promise<boolean> {
    const { early } = this;
    if (!early) return this.table.confirm();
    const isDone = await this.table.act(() => this.table.api.choose(early.text));
    if (isDone) this.clear();
    return isDone;
  }

  /** A new question, or none: nothing has been clicked of it. */
  clear(): void {
    this.forget();
    this.isProposing = false;
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

  private get texts(): string[] {
    return this.answers.map((answer) => answer.text);
  }

  private forget(): void {
    this.picks = [];
    this.early = null;
  }

  private async propose(answers: string[]): Promise<boolean> {
    const { decision } = this.table.stand.table;
    const isDone = await this.table.act(() => this.table.api.propose(decision, answers));
    if (isDone) this.picks = [];
    return isDone;
  }

  /** Whether the table still waits for a choice of the seat. */
  private get isAwaited(): boolean {
    return this.table.stand.table.asked.includes(this.table.seat);
  }
}
