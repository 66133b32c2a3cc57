/** How a family is drawn: its colours and the figure that tells it apart without them. */
import type { EditionMessage, PrintedOrder } from '$lib/api/schema';
import type { Assets } from '$lib/state/assets';

interface FamilyAppearance {
  fill: string;
  ink: string;
  /** Around all pieces, and their shadow. */
  outline: string;
  /** A path in unit coordinates, filled by the even-odd rule. */
  crest: string;
}

/** Control: held and confirmed; held, but not confirmed yet; confirmed, but lost since [6.1.1]. */
export type ControlState = 'confirmed' | 'held' | 'lost';

/** Neutrals have no crest; a plain figure stands for them. */
export function appearanceOf(drawing: Assets['drawing'], family: string): FamilyAppearance {
  const { families } = drawing.palette;
  const colours = families[family] ?? families.neutral!;
  const crest = drawing.figures.crests[colours.crest] ?? drawing.figures.soldato;
  return { fill: colours.fill, ink: colours.ink, outline: drawing.palette.board.ink, crest };
}

export function orderOf(edition: EditionMessage, family: string, id: string): PrintedOrder | null {
  const printed = edition.families.find((each) => each.id === family);
  return printed?.orders.find((order) => order.id === id) ?? null;
}
