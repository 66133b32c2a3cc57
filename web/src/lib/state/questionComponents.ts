/** Questions that have a component of their own; all others are shown by the generic choices. */

/** What needs more room than the prompt has is shown above it. */
export const ABOVE_PROMPT = ['choose-families', 'pick-family', 'choose-character', 'card'] as const;
export const IN_PROMPT = [
  'next-order',
  'bribe',
  'force',
  'turn-defenders',
  'buy',
  'take',
  'conflict',
  'split',
  'begin-tile',
  'place-tile',
  'remove-tile',
] as const;

const KINDS_WITH_COMPONENT = new Set<string>([...ABOVE_PROMPT, ...IN_PROMPT]);

export const hasOwnComponent = (kind: string): boolean => KINDS_WITH_COMPONENT.has(kind);
