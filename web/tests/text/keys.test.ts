import { expect, it } from 'vitest';
import { has } from '$lib/text';

const sources = import.meta.glob<string>('../../src/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('../../src/lib/text/en/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

function found(files: Record<string, string>, pattern: RegExp): string[] {
  return Object.values(files).flatMap((file) =>
    [...file.matchAll(pattern)].map((match) => match[1]!),
  );
}

it('has a text for every key of the page', () => {
  const keys = found(sources, /\bt\(\s*'([\w-]+)'/gu);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

it('has each text once', () => {
  const keys = found(texts, /^([\w-]+) =/gmu);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

/** Words for a mouse, and names of keys in brackets, in texts that do not choose them by `$input`. */
const MOUSE_WORDS = /\b(?:click|point at|hover)|\((?:Enter|Backspace|Escape|L\b)/iu;

it('speaks of mouse and keys only to who has them', () => {
  const messages = Object.values(texts).flatMap((file) => file.split(/\n(?=[\w-]+ =)/u));
  const wrong = messages
    .map((message) => message.replace(/^#.*$/gmu, ''))
    .filter((message) => !message.startsWith('key-') && !message.includes('$input'))
    .filter((message) => MOUSE_WORDS.test(message));
  expect(wrong).toEqual([]);
});
