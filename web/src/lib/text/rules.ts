/** The rule of our rulebook behind each kind of question. */

const RULES: Record<string, string> = {
  'draw-tile': '2.1.3',
  'draw-colour': '2.2.1',
  'choose-families': '2.2.2',
  'draw-picker': '15.1.2',
  'pick-family': '15.1.2',
  'draw-commission': '14.1.4',
  unlock: '16.2.2',
  'draw-area': '14.2.4',
  'draw-start': '2.3',
  'deal-character': '2.4.1',
  'deal-hidden': '14.1.5',
  'choose-character': '15.1.5',
  split: '15.2.2',
  'set-up-unit': '2.4.3',
  'set-up-lab': '2.4.5',
  'first-token': '2.5.1',
  refill: '15.3.2',
  'begin-tile': '3.2.1',
  turn: '4.1',
  'additional-action': '16.3.1',
  'give-up': '4.3.4',
  act: '4.2',
  'lay-token': '4.4.3',
  'boat-goes': '5.4.4',
  'final-action': '5.10.3',
  'rally-from': '5.9',
  'next-order': '7.1.3',
  bribe: '11.2.2',
  force: '8.3.1',
  'turn-defenders': '10.1.2',
  buy: '10.1.3',
  conflict: '8.6',
  helper: '8.9.3',
  card: '8.6.4',
  take: '8.6.5',
  occupy: '11.2.6',
  'pentito-remove': '9.2.2',
  'pull-from': '10.4.1',
  'reinforce-area': '10.3.3',
  'agitate-move': '9.3.2',
  'remove-tile': '6.2.1',
  'place-tile': '6.2.1',
  'move-tile': '13.1.6',
  anytime: '3.3',
};

/** Where one plays against two, other rules ask the same. */
const IN_2V1: Record<string, string> = { 'pick-family': '16.1.2', 'choose-character': '16.1.5' };

/** In the encounter phase orders are executed. */
const IN_ENCOUNTER: Record<string, string> = { act: '7.2', 'rally-from': '8.1' };

/** The number of the rule that asks, such as 4.1. */
export function questionRule(kind: string, mode: string, phase = 'planning'): string {
  const inMode = mode === '2v1' ? IN_2V1[kind] : undefined;
  const inPhase = phase === 'encounter' ? IN_ENCOUNTER[kind] : undefined;
  return inMode ?? inPhase ?? RULES[kind] ?? '3.4';
}
