/** Questions that have a picture of their own; all others are shown by the generic choices. */

/** What needs more room than the prompt has is raised above it. */
export const RAISED = ['choose-families', 'pick-family', 'choose-character', 'card'] as const;
export const WITHIN = [
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

const PICTURED = new Set<string>([...RAISED, ...WITHIN]);

export const hasPicture = (kind: string): boolean => PICTURED.has(kind);
