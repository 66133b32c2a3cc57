/** Everything that happens, is asked and is on offer as sentences. */
export type { Context, People } from './context';
export { optionText } from './answers';
export { costAndRest, costText } from './costs';
export { entryParts, entryText } from './entries';
export { endingRule, endingText } from './endings';
export { eventParts, eventText } from './events';
export { tableEventText } from './tableEvents';
export { headlineText, waitingText } from './headlines';
export type { Named, Part, NameKind } from './markup';
export { questionAsked } from './questions';
export { refusalText } from './refusals';
export { resultParts, turningPointParts } from './results';
export { rowParts, rowText } from './rows';
export { questionRule } from './rules';
