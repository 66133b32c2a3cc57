/** The components of questions. */
import type { Component } from 'svelte';
import type { QuestionMessage } from '$lib/api/schema';
import type { ABOVE_PROMPT, IN_PROMPT } from '$lib/state/questionComponents';
import Card from './Card.svelte';
import ChooseCharacter from './ChooseCharacter.svelte';
import ChooseFamilies from './ChooseFamilies.svelte';
import ChooseTile from './ChooseTile.svelte';
import Conflict from './Conflict.svelte';
import Movement from './Movement.svelte';
import NextOrder from './NextOrder.svelte';
import Split from './Split.svelte';
import Take from './Take.svelte';

type QuestionComponent = Component<{ question: QuestionMessage }>;

const above: Record<(typeof ABOVE_PROMPT)[number], QuestionComponent> = {
  'choose-families': ChooseFamilies,
  'pick-family': ChooseFamilies,
  'choose-character': ChooseCharacter,
  card: Card,
};

const inside: Record<(typeof IN_PROMPT)[number], QuestionComponent> = {
  'next-order': NextOrder,
  bribe: Movement,
  force: Movement,
  'turn-defenders': Movement,
  buy: Movement,
  take: Take,
  conflict: Conflict,
  split: Split,
  'begin-tile': ChooseTile,
  'place-tile': ChooseTile,
  'remove-tile': ChooseTile,
};

type QuestionComponents = Partial<Record<string, QuestionComponent>>;

export const componentAbove = (kind: string): QuestionComponent | undefined =>
  (above as QuestionComponents)[kind];
export const componentIn = (kind: string): QuestionComponent | undefined =>
  (inside as QuestionComponents)[kind];
