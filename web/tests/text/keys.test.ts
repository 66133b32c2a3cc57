import type { FluentResource } from '@fluent/bundle';
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
/** The same as the page has them. */
const bodies = import.meta.glob<FluentResource['body']>('../../src/lib/text/en/*.ftl', {
  import: 'default',
  eager: true,
});
const messages = Object.values(bodies).flat();

function found(files: Record<string, string>, pattern: RegExp): string[] {
  return Object.values(files).flatMap((file) =>
    [...file.matchAll(pattern)].map((match) => match[1]!),
  );
}

it('has a text for every key of the page', () => {
  const keys = found(sources, /\bt\(\s*'([\w-]+)'/gu);
  expect(keys.length).toBeGreaterThan(300);
  expect(keys.filter((key) => !has(key))).toEqual([]);
});

it('has each text once', () => {
  const keys = found(texts, /^([\w-]+) =/gmu);
  expect(keys).toHaveLength(messages.length);
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

/** Words for a mouse, and names of keys. */
const MOUSE_WORDS =
  /\b(?:(?:right-)?click|point at|hover|wheel|drag)|\bpress\b[^.]*\bkey|\((?:Enter|Backspace|Escape|L\b)/iu;

type Pattern = NonNullable<(typeof messages)[0]['value']>;

/** All that a text can say to who has this; of what it chooses by something else, all variants. */
function said(pattern: Pattern, input: 'touch' | 'mouse'): string {
  if (typeof pattern === 'string') return pattern;
  const parts = pattern.map((part) => {
    if (typeof part === 'string') return part;
    if (part.type !== 'select') return part.type === 'str' ? part.value : '';
    const isByInput = part.selector.type === 'var' && part.selector.name === 'input';
    return part.variants
      .filter(({ key }) => !isByInput || key.value === input)
      .map(({ value }) => said(value, input))
      .join(' ');
  });
  return parts.join('');
}

function ofMouse(input: 'touch' | 'mouse'): string[] {
  return messages
    .filter(
      ({ id, value }) => !id.startsWith('key-') && value && MOUSE_WORDS.test(said(value, input)),
    )
    .map(({ id }) => id);
}

it('speaks of mouse and keys only to who has them', () => {
  expect(ofMouse('mouse').length).toBeGreaterThan(10);
  expect(ofMouse('touch')).toEqual([]);
});
