/** The rulebook, asked for once, and what of it has some words. */
import { ask } from '$lib/api/client';
import type { Chapter } from '$lib/api/schema';
import { withoutRulings } from './citations';

let loading: Promise<Chapter[]> | null = null;

export function rulebook(): Promise<Chapter[]> {
  loading ??= ask<Chapter[]>('GET', '/api/rulebook/en').catch((problem: unknown) => {
    loading = null;
    throw problem;
  });
  return loading;
}

/** The rules that have every word, with the sections and chapters they stand in. */
export function found(chapters: readonly Chapter[], words: string): Chapter[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [...chapters];
  return chapters
    .map((chapter) => ({ ...chapter, sections: sectionsWith(chapter, wanted) }))
    .filter((chapter) => chapter.sections.length > 0);
}

function sectionsWith(chapter: Chapter, wanted: string[]): Chapter['sections'] {
  return chapter.sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) =>
        hasAll(`${rule.number} ${section.title} ${withoutRulings(rule.text)}`, wanted),
      ),
    }))
    .filter((section) => section.rules.length > 0);
}

function hasAll(text: string, wanted: string[]): boolean {
  const lower = text.toLowerCase();
  return wanted.every((word) => lower.includes(word));
}
