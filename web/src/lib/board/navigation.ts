/** Finding one's way on the map by keys: to the next area in a direction, or to a name. */
import type { Point } from '$lib/state/camera';

export const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The nearest feature in a direction; what lies aside counts as farther away. */
export function nearest(features: Map<string, Point>, from: string, way: Point): string | null {
  const start = features.get(from);
  let best: string | null = null;
  let least = Infinity;
  for (const [id, at] of start ? features : []) {
    const ahead = (at.x - start!.x) * way.x + (at.y - start!.y) * way.y;
    const aside = Math.abs((at.x - start!.x) * way.y) + Math.abs((at.y - start!.y) * way.x);
    const far = ahead + 2 * aside;
    if (id !== from && ahead > aside * 0.5 && far < least) [best, least] = [id, far];
  }
  return best;
}

/** The next name that begins with the typed letters; one letter again goes on to the next. */
export function named(names: [string, string][], typed: string, from: string): string | null {
  const isRepeated = [...typed].every((letter) => letter === typed[0]);
  const start = plain(isRepeated ? typed.slice(0, 1) : typed);
  const found = names.filter(([, name]) => plain(name).startsWith(start)).map(([id]) => id);
  const next = found.indexOf(from) + (isRepeated || !found.includes(from) ? 1 : 0);
  return found[next % found.length] ?? null;
}

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
