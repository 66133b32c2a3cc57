/** All signs on a grid of 24, drawn with one pen; what is filled comes after the stroke. */
import { EFFECTS } from './effects';
import { SIGNS } from './signs';
import { THINGS } from './things';

export interface Drawn {
  stroke: string;
  fill?: string;
}

export const PATHS = { ...EFFECTS, ...THINGS, ...SIGNS } satisfies Record<string, Drawn>;
export type IconName = keyof typeof PATHS;

export const hasIcon = (name: string): name is IconName => name in PATHS;
