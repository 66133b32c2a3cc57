/** Where the focus goes when what has it goes away: not to the top of the page. */
import type { Attachment } from 'svelte/attachments';
import { afterPaint } from './motion';

/** Buttons vanish when they have been used; who works with keys stays near them. */
export function keepFocus(next: () => HTMLElement | null | undefined): Attachment<HTMLElement> {
  return (element) => {
    let isInside = false;
    const note = (event: Event): void => {
      isInside = element.contains(event.target as Node);
    };
    const isLost = (): boolean => {
      const now = document.activeElement;
      return now === null || now === document.body || now.matches('button:disabled');
    };
    let forget = () => {};
    const observer = new MutationObserver(() => {
      forget();
      if (!isInside || !isLost()) return;
      forget = afterPaint(() => {
        if (isLost()) next()?.focus({ preventScroll: true });
      });
    });
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      observer.disconnect();
      forget();
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  };
}

/** The sentence that says what is asked. */
export const toPrompt = (): HTMLElement | null => document.querySelector('.prompt .said');
