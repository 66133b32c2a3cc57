/** The one stream of news a browser has; it comes back by itself after every cut. */
import type { ChatMessage, DraftsMessage, NewsMessage, SketchesMessage } from './schema';

interface Listener {
  news(message: NewsMessage): void;
  chat(message: ChatMessage): void;
  drafts(message: DraftsMessage): void;
  sketches(message: SketchesMessage): void;
  /** Whether the server is there. */
  linked(isLinked: boolean): void;
}

const RETRY_MS = 1000;
const NAMES = ['news', 'chat', 'drafts', 'sketches'] as const;

export class Stream {
  private source: EventSource | null = null;
  private lastEventId = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly lifted = '',
  ) {}

  open(): void {
    const query = new URLSearchParams({ known: this.lastEventId, lifted: this.lifted });
    const source = new EventSource(`/api/stream?${query}`);
    source.onopen = () => this.listener.linked(true);
    source.onerror = () => this.lost(source);
    for (const name of NAMES) source.addEventListener(name, (event) => this.hear(name, event));
    this.source = source;
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private hear(name: (typeof NAMES)[number], event: MessageEvent<string>): void {
    this.lastEventId = event.lastEventId || this.lastEventId;
    this.listener[name](JSON.parse(event.data));
  }

  /** A browser tries again only after some kinds of cuts: after a refusal it gives up. */
  private lost(source: EventSource): void {
    this.listener.linked(false);
    if (source !== this.source) return;
    this.close();
    this.timer = setTimeout(() => this.open(), RETRY_MS);
  }
}
