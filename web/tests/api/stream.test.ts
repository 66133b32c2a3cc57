/** News come by one stream, which comes back after every cut without telling anything twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stream } from '$lib/api/stream';

/** The browser's part of a stream. */
class Source {
  static opened: Source[] = [];
  onopen = (): void => {};
  onerror = (): void => {};
  isClosed = false;
  private readonly listeners = new Map<string, (event: MessageEvent<string>) => void>();

  constructor(readonly url: string) {
    Source.opened.push(this);
  }

  addEventListener(name: string, listener: (event: MessageEvent<string>) => void): void {
    this.listeners.set(name, listener);
  }

  say(name: string, message: unknown, lastEventId = ''): void {
    const event = { data: JSON.stringify(message), lastEventId } as MessageEvent<string>;
    this.listeners.get(name)!(event);
  }

  close(): void {
    this.isClosed = true;
  }
}

let heard: [string, unknown][];
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Source);
  Source.opened = [];
  heard = [];
  const hear = (name: string) => (message: unknown) => heard.push([name, message]);
  const listener = Object.fromEntries(
    ['news', 'chat', 'drafts', 'sketches', 'outdated', 'linked'].map((name) => [name, hear(name)]),
  ) as unknown as ConstructorParameters<typeof Stream>[0];
  stream = new Stream(listener, 'table:0', '/assets/index-old.js');
  stream.open();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = (source: Source) => new URLSearchParams(source.url.split('?')[1]);
const last = () => Source.opened.at(-1)!;

test('what the server says is heard by its sort', () => {
  last().onopen();
  last().say('news', { number: 4 });
  last().say('chat', { channel: 'team' });
  expect(heard).toEqual([
    ['linked', true],
    ['news', { number: 4 }],
    ['chat', { channel: 'team' }],
  ]);
});

test('the seat is named for which everything is told', () => {
  expect(asked(last()).get('handed_over')).toBe('table:0');
});

test('after a cut it goes on where it was', () => {
  last().say('news', {}, 'seven');
  last().say('drafts', {});
  last().onerror();
  expect(heard.at(-1)).toEqual(['linked', false]);
  expect(last().isClosed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(Source.opened).toHaveLength(2);
  expect(asked(last()).get('known')).toBe('seven');
  last().onopen();
  expect(heard.at(-1)).toEqual(['linked', true]);
});

test('it tries again until the server is there', () => {
  for (let tries = 0; tries < 5; tries++) {
    last().onerror();
    vi.advanceTimersByTime(1000);
  }
  expect(Source.opened).toHaveLength(6);
  expect(Source.opened.filter(({ isClosed }) => !isClosed)).toHaveLength(1);
});

test('who has left is not called back', () => {
  last().onerror();
  stream.close();
  vi.advanceTimersByTime(10_000);
  expect(Source.opened).toHaveLength(1);
});

test('a page that is of an earlier program says which it is, is told so, and asks no more', () => {
  expect(asked(last()).get('script')).toBe('/assets/index-old.js');
  last().onerror();
  vi.advanceTimersByTime(1000);
  last().onopen();
  last().say('outdated', { script: '/assets/index-new.js' });
  expect(heard.at(-1)).toEqual(['outdated', { script: '/assets/index-new.js' }]);
  last().onerror();
  vi.advanceTimersByTime(10_000);
  expect(Source.opened).toHaveLength(2);
});
