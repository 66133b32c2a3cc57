/** Everything printed, with the words for it. */
import { partsFor, type PrintedParts } from '$lib/api/printed';
import type { TableMessage } from '$lib/api/schema';
import { Words } from '$lib/text/words';

export interface Printed extends PrintedParts {
  words: Words;
}

export async function printedFor(table: TableMessage): Promise<Printed> {
  const parts = await partsFor(table);
  return { ...parts, words: new Words(parts.edition) };
}
