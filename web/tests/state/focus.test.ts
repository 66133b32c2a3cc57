/** Who works with keys stays near a button that has gone away. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus, toPrompt } from '$lib/state/focus';

interface Page extends EventTarget {
  activeElement: unknown;
  body: object;
  querySelector: (selector: string) => unknown;
}

const button = { matches: (selector: string) => selector === 'button:disabled' && isDisabled };
const elsewhere = {};
const next = { focus: vi.fn() };
let isDisabled: boolean;
let page: Page;
let change: () => void;
let end: () => void;

beforeEach(() => {
  isDisabled = false;
  next.focus.mockClear();
  const found = { activeElement: button, body: {}, querySelector: (name: string) => name };
  page = Object.assign(new EventTarget(), found);
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', setTimeout);
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('document', page);
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(seen: () => void) {
        // What has changed is drawn then.
        change = () => {
          seen();
          vi.runAllTimers();
        };
      }
      observe(): void {}
      disconnect(): void {
        change = () => {};
      }
    },
  );
  const around = { contains: (node: unknown) => node === button } as unknown as HTMLElement;
  end = keepFocus(() => next as unknown as HTMLElement)(around) as () => void;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function focusOn(target: object): void {
  const event = new Event('focusin');
  Object.defineProperty(event, 'target', { value: target });
  page.dispatchEvent(event);
}

test('when the button that had the focus is gone, the focus goes to what is next', () => {
  focusOn(button);
  page.activeElement = page.body;
  change();
  expect(next.focus).toHaveBeenCalledOnce();
});

test('a button that can no longer be used has lost the focus as well', () => {
  focusOn(button);
  change();
  expect(next.focus).not.toHaveBeenCalled();
  isDisabled = true;
  change();
  expect(next.focus).toHaveBeenCalledOnce();
});

test('who is elsewhere is not fetched', () => {
  focusOn(button);
  focusOn(elsewhere);
  page.activeElement = page.body;
  change();
  expect(next.focus).not.toHaveBeenCalled();
});

test('nothing is fetched any more when it is gone as a whole', () => {
  focusOn(button);
  end();
  page.activeElement = page.body;
  change();
  expect(next.focus).not.toHaveBeenCalled();
});

test('what is next is the sentence that says what is asked', () => {
  expect(toPrompt()).toBe('.prompt .said');
});
