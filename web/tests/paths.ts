/** Where fixtures lie, and what they are made from. */
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const FIXTURES = `${ROOT}/build/fixtures`;
