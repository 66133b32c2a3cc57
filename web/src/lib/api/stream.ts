/** The one stream of news a browser has; it comes back by itself after every cut. */
import type {
  ChatMessage,
  DraftsMessage,
  NewsMessage,
  OutdatedMessage,
  SketchesMessage,
} from './schema';

interface Listener {
  news(message: NewsMessage): void;
  chat(message: ChatMessage): void;
  drafts(message: DraftsMessage): void;
  sketches(message: SketchesMessage): void;
  /** The server has another page now; nothing more is heard. */
  outdated(message: OutdatedMessage): void;
  /** Whether the server is there. */
  linked(isLinked: boolean): void;
}

const RETRY_MS = 1000;
const NAMES = ['news', 'chat', 'drafts', 'sketches', 'outdated'] as const;

export class Stream {
  private source: EventSource | null = null;
  private lastEventId = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly listener: Listener,
    private readonly handedOver = '',
    private readonly script = ownScript(),
  ) {}

  open(): void {
    const query = new URLSearchParams({
      known: this.lastEventId,
      handed_over: this.handedOver,
      script: this.script,
    });
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
    if (name === 'outdated') this.close();
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

/** The script this page began with, whose name changes with all it may load; none while Vite serves it. */
function ownScript(): string {
  if (!import.meta.env.PROD) return '';
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.getAttribute('src') ?? '';
}
