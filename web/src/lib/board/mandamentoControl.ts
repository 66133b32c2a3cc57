/** Who controls a Mandamento, and whether a management has confirmed it [6.1.1]. */
import type { ViewMessage } from '$lib/api/schema';
import type { ControlState } from '$lib/pieces/appearance';

export interface Control {
  /** Who controls it now. */
  controlled: string | null;
  /** Who did when that was last confirmed. */
  confirmed: string | null;
}

/** Whose tokens tell of it: where two families do, first that of who controls it now. */
export function controlStates({
  controlled,
  confirmed,
}: Control): { family: string; as: ControlState }[] {
  if (controlled !== null && controlled === confirmed)
    return [{ family: controlled, as: 'confirmed' }];
  return [
    ...(controlled === null ? [] : [{ family: controlled, as: 'held' as const }]),
    ...(confirmed === null ? [] : [{ family: confirmed, as: 'lost' as const }]),
  ];
}

export function controlOf(view: ViewMessage, id: string): Control {
  const found = view.mandamenti.find((each) => each.id === id);
  return { controlled: found?.controlled ?? null, confirmed: found?.confirmed ?? null };
}
