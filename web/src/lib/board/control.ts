/** Who controls a Mandamento, and whether a management has confirmed it [6.1.1]. */
import type { ViewMessage } from '$lib/api/schema';

interface Control {
  family: string;
  isConfirmed: boolean;
}

export function controlOf(view: ViewMessage, id: string): Control | null {
  const found = view.mandamenti.find((each) => each.id === id);
  const family = found?.controlled ?? found?.confirmed ?? null;
  return family === null ? null : { family, isConfirmed: found?.confirmed === family };
}
