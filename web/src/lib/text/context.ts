/** What sentences are told from: names of things, what the seat sees, and who plays. */
import type { ViewMessage } from '$lib/api/schema';
import type { Words } from './words';

/** All that is needed of a table whose game may not have begun. */
export interface People {
  /** Of the players, by seat. */
  names: string[];
  view: ViewMessage | null;
}

export interface Context extends People {
  words: Words;
  view: ViewMessage;
  /** Who reads it; null for a spectator. */
  seat: number | null;
  /** The round that is told of, in which spaces have other names; else that of the view. */
  round?: number;
}
