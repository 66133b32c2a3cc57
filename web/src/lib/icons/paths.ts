/** All signs on a grid of 24, drawn with one pen; what is filled comes after the stroke. */
import { EFFECT_PATHS } from './effectPaths';
import { SIGNS } from './signs';
import { PIECES } from './pieces';

export interface IconPath {
  stroke: string;
  fill?: string;
}

export const PATHS = { ...EFFECT_PATHS, ...PIECES, ...SIGNS } satisfies Record<string, IconPath>;
export type IconName = keyof typeof PATHS;

export const hasIcon = (name: string): name is IconName => name in PATHS;
