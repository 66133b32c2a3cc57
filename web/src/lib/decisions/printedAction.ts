/** What is printed on the order or the tile that an answer names: one chooses by what it does. */
import type { OptionMessage, PrintedAction } from '$lib/api/schema';
import { tileText } from '$lib/panels/tiles/tileText';
import { orderOf } from '$lib/pieces/appearance';
import type { Assets } from '$lib/state/assets';

interface DescribedAction {
  action: PrintedAction;
  /** Where its signs are seen too rarely to be known. */
  text?: string;
}

export function printedActionOf(
  { fields }: Pick<OptionMessage, 'fields'>,
  family: string | null,
  { edition }: Pick<Assets, 'edition'>,
): DescribedAction | null {
  const tile = edition.tiles.find(({ id }) => id === (fields.to ?? fields.tile));
  if (tile) return { action: tile.action, text: tileText(tile) };
  const order =
    family && typeof fields.order === 'string' ? orderOf(edition, family, fields.order) : undefined;
  return order ? { action: order.action } : null;
}
