import { describe, expect, test } from 'vitest';
import { commandOf } from '$lib/state/keys';

type KeyContext = Parameters<typeof commandOf>[1];

const FREE: KeyContext = { isTyping: false, isOnControl: false, hasLetters: true };

function press(key: string, place: Partial<KeyContext> = {}, ctrlKey = false, code = '') {
  const pressed = { key, code, ctrlKey, metaKey: false, altKey: false };
  return commandOf(pressed, { ...FREE, ...place });
}

describe('keys', () => {
  test('Enter confirms, Backspace steps back, Escape lets go', () => {
    expect(press('Enter')).toEqual({ does: 'confirm' });
    expect(press('Backspace')).toEqual({ does: 'back' });
    expect(press('Escape')).toEqual({ does: 'escape' });
  });

  test('digits choose, letters open panels, also with Shift', () => {
    expect(press('3')).toEqual({ does: 'digit', digit: 3 });
    expect(press('l')).toEqual({ does: 'panel', panel: 'list' });
    expect(press('G')).toEqual({ does: 'panel', panel: 'log' });
  });

  test('a button that has the focus keeps its Enter', () => {
    expect(press('Enter', { isOnControl: true })).toBeNull();
    expect(press('s', { isOnControl: true })).toEqual({ does: 'panel', panel: 'sheets' });
  });

  test('a letter of another script counts by its place', () => {
    expect(press('ы', {}, false, 'KeyS')).toEqual({ does: 'panel', panel: 'sheets' });
    expect(press('ö', {}, false, 'Semicolon')).toBeNull();
  });

  test('letters can be turned off, digits and Escape not', () => {
    expect(press('l', { hasLetters: false })).toBeNull();
    expect(press('3', { hasLetters: false })).toEqual({ does: 'digit', digit: 3 });
    expect(press('Escape', { hasLetters: false })).toEqual({ does: 'escape' });
  });

  test('nothing happens while somebody types, nor with Control', () => {
    expect(press('Backspace', { isTyping: true })).toBeNull();
    expect(press('r', {}, true)).toBeNull();
  });
});
