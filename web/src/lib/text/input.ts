/** How things are chosen here: texts that speak of it choose their words by `$input`. */
import { MediaQuery } from 'svelte/reactivity';

const TOUCH_INPUT = new MediaQuery('(hover: none), (pointer: coarse)');

export const inputOf = (): 'touch' | 'mouse' => (TOUCH_INPUT.current ? 'touch' : 'mouse');
