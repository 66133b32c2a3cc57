/** What an area reaches and who reaches it, asked of the server and kept until the view changes. */
import { untrack } from 'svelte';
import type { ReachMessage, ViewMessage } from '$lib/api/schema';
import type { Table } from './table.svelte';

const ASK_DELAY_MS = 280;

export class Reach {
  area = $state<string | null>(null);
  found = $state.raw<ReachMessage | null>(null);

  private cachedReplies = new Map<string, ReachMessage>();
  private view: ViewMessage | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: Table) {}

  /** Show an area: what is known of it at once, the rest after a short pause. */
  show(area: string | null): void {
    clearTimeout(this.timer);
    const view = untrack(() => this.table.view);
    if (view !== this.view) {
      this.cachedReplies = new Map();
      this.view = view;
    }
    this.area = area;
    this.found = (area && this.cachedReplies.get(area)) || null;
    if (area && !this.found) this.timer = setTimeout(() => void this.ask(area), ASK_DELAY_MS);
  }

  private async ask(area: string): Promise<void> {
    const { cachedReplies } = this;
    const query = new URLSearchParams({ area });
    const found = await this.table.api.get<ReachMessage>(`/reach?${query}`).catch(() => null);
    if (!found) return;
    cachedReplies.set(area, found);
    if (this.area === area && this.cachedReplies === cachedReplies) this.found = found;
  }
}
