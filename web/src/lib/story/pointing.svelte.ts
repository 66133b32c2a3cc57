/** Places named in texts light up on the map: while pointed at, or kept by a click. */
import type { Look } from '$lib/state/look.svelte';

class Pointing {
  kept = $state<string | null>(null);

  at(look: Look, area: string): void {
    look.area = area;
  }

  away(look: Look): void {
    look.area = this.kept;
  }

  keep(look: Look, area: string): void {
    this.kept = this.kept === area ? null : area;
    look.area = this.kept;
  }
}

export const pointing = new Pointing();
