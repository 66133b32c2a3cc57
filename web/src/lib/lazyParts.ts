/** What lies around the board; it is read once the board has been seen. */
export { default as Explanation } from './decisions/Explanation.svelte';
export { default as Prompt } from './decisions/Prompt.svelte';
export { PANELS } from './panelComponents';
export { default as TopBar } from './panels/TopBar.svelte';
export { default as MapOverlay } from './story/MapOverlay.svelte';
