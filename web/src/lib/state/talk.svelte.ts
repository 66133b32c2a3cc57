/** What was said to the table and to the team. */
import type { ChatMessage, Saying } from '$lib/api/schema';
import type { Channel, SeatApi } from '$lib/api/seat';
import { Kept } from './kept';

export class Talk {
  said = $state.raw<Record<Channel, Saying[]>>({ team: [], table: [] });
  /** How many sayings of each channel have been seen. */
  seen = $state<Record<Channel, number>>({ team: 0, table: 0 });

  private readonly kept: Kept<Record<Channel, number>>;

  constructor(private readonly api: SeatApi) {
    this.kept = new Kept(`heard.${api.table}.${api.seat}`);
    this.seen = this.kept.read() ?? { team: 0, table: 0 };
  }

  unread(channel: Channel): number {
    return Math.max(0, this.said[channel].length - this.seen[channel]);
  }

  /** All of a channel has been seen. */
  read(channel: Channel): void {
    if (this.seen[channel] === this.said[channel].length) return;
    this.seen[channel] = this.said[channel].length;
    this.kept.write({ ...this.seen });
  }

  /** What was said before; of a game that is over no stream tells it. */
  async load(channel: Channel): Promise<void> {
    const last = this.said[channel].at(-1)?.number ?? 0;
    this.add(channel, await this.api.heard(channel, last));
  }

  async say(channel: Channel, text: string): Promise<void> {
    this.add(channel, [await this.api.say(channel, text)]);
  }

  async hear(message: ChatMessage): Promise<void> {
    if (message.channel !== 'team' && message.channel !== 'table') return;
    const { channel } = message;
    const last = this.said[channel].at(-1)?.number ?? 0;
    const sayings = message.anew ? await this.api.heard(channel, last) : message.sayings;
    this.add(channel, sayings);
  }

  private add(channel: Channel, sayings: Saying[]): void {
    const last = this.said[channel].at(-1)?.number ?? 0;
    const fresh = sayings.filter((saying) => saying.number > last);
    if (fresh.length === 0) return;
    this.said = { ...this.said, [channel]: [...this.said[channel], ...fresh] };
    this.passOverPlans(channel);
  }

  /** The plans of bots call nobody. */
  private passOverPlans(channel: Channel): void {
    const unseen = this.said[channel].slice(this.seen[channel]);
    if (unseen.every((saying) => saying.is_plan)) this.read(channel);
  }
}
