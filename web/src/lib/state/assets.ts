/** Everything printed, with the words for it. */
import { servedAssets, type ServedAssets } from '$lib/api/assets';
import type { TableMessage } from '$lib/api/schema';
import { Words } from '$lib/text/words';

export interface Assets extends ServedAssets {
  words: Words;
}

export async function assetsFor(table: TableMessage): Promise<Assets> {
  const parts = await servedAssets(table);
  return { ...parts, words: new Words(parts.edition) };
}
