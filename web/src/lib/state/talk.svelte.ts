/** What was said to the table and to the team. */
import { answersAgain, isUnreached } from '$lib/api/connection';
import type { ChatMessage, Saying } from '$lib/api/schema';
import type { Channel, SeatApi } from '$lib/api/seat';
import { StoredValue } from './storage';

export class Talk {
  sayings = $state.raw<Record<Channel, Saying[]>>({ team: [], table: [] });
  /** The number of the last saying of each channel that has been seen. */
  seen = $state<Record<Channel, number>>({ team: 0, table: 0 });

  private readonly storedSeen: StoredValue<Record<Channel, number>>;
  /** Up to which saying nothing is missing. */
  private readonly loaded: Record<Channel, number> = { team: 0, table: 0 };

  constructor(private readonly api: SeatApi) {
    this.storedSeen = new StoredValue(`heard.${api.table}.${api.seat}`);
    this.seen = this.storedSeen.read() ?? { team: 0, table: 0 };
  }

  unread(channel: Channel): number {
    return this.unseen(channel).length;
  }

  /** All of a channel has been seen. */
  read(channel: Channel): void {
    const last = this.sayings[channel].at(-1)?.number ?? 0;
    if (this.seen[channel] >= last) return;
    this.seen[channel] = last;
    this.storedSeen.write({ ...this.seen });
  }

  /** What was said before; of a game that is over no stream tells it. */
  async load(channel: Channel): Promise<void> {
    const sayings = await this.api.sayings(channel, this.loaded[channel]);
    this.loaded[channel] = sayings.at(-1)?.number ?? this.loaded[channel];
    this.add(channel, sayings);
  }

  async say(channel: Channel, text: string): Promise<void> {
    this.add(channel, [await this.api.say(channel, text)]);
  }

  async hear(message: ChatMessage): Promise<void> {
    if (message.channel !== 'team' && message.channel !== 'table') return;
    if (message.anew) await this.catchUp(message.channel);
    else this.add(message.channel, message.sayings);
  }

  /** Load as soon as the server answers. */
  private async catchUp(channel: Channel): Promise<void> {
    try {
      await this.load(channel);
    } catch (problem) {
      if (!isUnreached(problem)) throw problem;
      await answersAgain();
      await this.catchUp(channel);
    }
  }

  private add(channel: Channel, sayings: Saying[]): void {
    const all = merged(this.sayings[channel], sayings);
    if (all.length === this.sayings[channel].length) return;
    this.sayings = { ...this.sayings, [channel]: all };
    this.passOverPlans(channel);
  }

  /** The plans of bots call nobody. */
  private passOverPlans(channel: Channel): void {
    if (this.unseen(channel).every((saying) => saying.is_plan)) this.read(channel);
  }

  private unseen(channel: Channel): Saying[] {
    return this.sayings[channel].filter((saying) => saying.number > this.seen[channel]);
  }
}

/** What comes by the stream may overtake what was asked for. */
function merged(known: readonly Saying[], sayings: readonly Saying[]): Saying[] {
  const byNumber = new Map([...known, ...sayings].map((saying) => [saying.number, saying]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
