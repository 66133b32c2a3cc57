/** Questions that have a picture of their own; all others are shown by the generic choices. */
import type { Component } from 'svelte';
import type { QuestionMessage } from '$lib/api/schema';
import Card from './Card.svelte';
import ChooseCharacter from './ChooseCharacter.svelte';
import ChooseFamilies from './ChooseFamilies.svelte';
import Conflict from './Conflict.svelte';
import Force from './Force.svelte';
import NextOrder from './NextOrder.svelte';
import Split from './Split.svelte';
import Take from './Take.svelte';

export type Shown = Component<{ question: QuestionMessage }>;

/** What needs more room than the prompt has is raised above it. */
export const RAISED: Partial<Record<string, Shown>> = {
  'choose-families': ChooseFamilies,
  'pick-family': ChooseFamilies,
  'choose-character': ChooseCharacter,
  card: Card,
};

export const WITHIN: Partial<Record<string, Shown>> = {
  'next-order': NextOrder,
  force: Force,
  take: Take,
  conflict: Conflict,
  split: Split,
};
