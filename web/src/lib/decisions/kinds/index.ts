/** The pictures of questions. */
import type { Component } from 'svelte';
import type { QuestionMessage } from '$lib/api/schema';
import type { RAISED, WITHIN } from '$lib/state/pictures';
import Card from './Card.svelte';
import ChooseCharacter from './ChooseCharacter.svelte';
import ChooseFamilies from './ChooseFamilies.svelte';
import ChooseTile from './ChooseTile.svelte';
import Conflict from './Conflict.svelte';
import Movement from './Movement.svelte';
import NextOrder from './NextOrder.svelte';
import Split from './Split.svelte';
import Take from './Take.svelte';

export type Picture = Component<{ question: QuestionMessage }>;

const raised: Record<(typeof RAISED)[number], Picture> = {
  'choose-families': ChooseFamilies,
  'pick-family': ChooseFamilies,
  'choose-character': ChooseCharacter,
  card: Card,
};

const within: Record<(typeof WITHIN)[number], Picture> = {
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

type Pictures = Partial<Record<string, Picture>>;

export const raisedOf = (kind: string): Picture | undefined => (raised as Pictures)[kind];
export const withinOf = (kind: string): Picture | undefined => (within as Pictures)[kind];
