/** What every key does. One place, so that none does two things. */
import type { Panel } from './ui.svelte';

export type Command =
  | { does: 'confirm' | 'back' | 'escape' | 'explain' }
  | { does: 'digit'; digit: number }
  | { does: 'panel'; panel: Panel };

interface Pressed {
  key: string;
  /** The place of the key, which has the same letter on keyboards of other scripts. */
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Where a key was pressed: nothing happens while somebody types, and buttons keep their Enter. */
interface KeyContext {
  isTyping: boolean;
  isOnControl: boolean;
  /** Whether letters open panels. */
  hasLetters: boolean;
}

export const PANEL_KEYS: Record<string, Panel> = {
  s: 'sheets',
  f: 'families',
  c: 'tiles',
  o: 'lookup',
  g: 'log',
  t: 'team',
  r: 'rules',
  l: 'list',
};

const PLAIN: Record<string, Command> = {
  Backspace: { does: 'back' },
  Escape: { does: 'escape' },
  '?': { does: 'explain' },
};

export function commandOf(
  pressed: Pressed,
  { isTyping, isOnControl, hasLetters }: KeyContext,
): Command | null {
  const { key, code, ctrlKey, metaKey, altKey } = pressed;
  if (isTyping || ctrlKey || metaKey || altKey) return null;
  if (key === 'Enter') return isOnControl ? null : { does: 'confirm' };
  if (/^\d$/u.test(key)) return { does: 'digit', digit: Number(key) };
  const panel = hasLetters ? PANEL_KEYS[letterOf(key, code)] : undefined;
  return panel ? { does: 'panel', panel } : (PLAIN[key] ?? null);
}

/** The Latin letter of a key: as it is written, or where it would be on a Latin keyboard. */
function letterOf(key: string, code: string): string {
  const isOther = key.length === 1 && key > '\u007f';
  return (isOther ? code.replace(/^Key/u, '') : key).toLowerCase();
}

/** Whether keys are letters there. */
export function isTyping(element: Element | null): boolean {
  return element?.matches('input, textarea, select, [contenteditable]') ?? false;
}
