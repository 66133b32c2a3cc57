/** When the face-down orders of others were laid, and when orders were shown, as the log tells. */
import type { RowMessage } from '$lib/api/schema';
import { withoutUndone } from './undo';
import { turningPointOf } from './turningPoints';

/** By area and family a name for each order that lies there face down, the first laid first. */
export function laidIn(rows: readonly RowMessage[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const at = (area: string | null, family: string) => found.get(`${area}/${family}`) ?? [];
  for (const { entry } of withoutUndone(rows)) {
    for (const [place, event] of (entry?.events ?? []).entries()) {
      const name = `${entry!.number}.${place}`;
      if (event.key === 'event.order-revealed') {
        found.set(`${event.area}/${event.family}`, left(at(event.area, event.family), name));
      }
      if (event.key !== 'event.hidden-order-moved') continue;
      const { family, source, target } = event;
      if (source.place === 'area') {
        found.set(`${source.id}/${family}`, left(at(source.id, family), name));
      }
      if (target.place === 'area') {
        found.set(`${target.id}/${family}`, [...at(target.id, family), name]);
      }
    }
  }
  return found;
}

/** Nobody knows which one has gone: those that stay cannot be told from it any more. */
function left(laid: readonly string[], name: string): string[] {
  return laid.slice(1).map((_, place) => `${name}.${place}`);
}

/** The last round in which each order was shown, by family and order. */
export function shownIn(rows: readonly RowMessage[]): Map<string, number> {
  const found = new Map<string, number>();
  let round = 1;
  for (const { entry } of withoutUndone(rows)) {
    for (const event of entry?.events ?? []) {
      if (event.key === 'event.order-revealed') found.set(`${event.family}/${event.order}`, round);
    }
    round = turningPointOf(entry?.events ?? [])?.round ?? round;
  }
  return found;
}
