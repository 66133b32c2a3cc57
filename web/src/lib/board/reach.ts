/** Areas that an area reaches, or is reached from, with the ways that lead there and who comes. */
import type { ReachMessage } from '$lib/api/schema';
import type { IconName } from '$lib/icons/paths';

const WAYS = ['land', 'boats', 'allies', 'bomb', 'car_bomb', 'agitate', 'led'] as const;
type Way = (typeof WAYS)[number];
export type Sense = 'to' | 'from';

export const SIGN: Record<Way, IconName> = {
  land: 'shotgun',
  boats: 'boat',
  allies: 'allies',
  bomb: 'bomb',
  car_bomb: 'car',
  agitate: 'agitate',
  led: 'soldati',
};

interface ReachedArea {
  area: string;
  ways: Way[];
}

/** All areas of one sense, each with its ways. */
export function reachedAreas(found: ReachMessage, sense: Sense): ReachedArea[] {
  const ways = new Map<string, Way[]>();
  for (const way of WAYS) {
    for (const area of areasBy(found, sense, way)) {
      ways.set(area, [...(ways.get(area) ?? []), way]);
    }
  }
  return [...ways].map(([area, by]) => ({ area, ways: by }));
}

function areasBy(found: ReachMessage, sense: Sense, way: Way): string[] {
  if (way === 'led') return sense === 'to' ? found.led : [];
  const areas = found[sense][way];
  return Array.isArray(areas) ? areas : Object.keys(areas);
}

interface Counted {
  way: Way;
  /** How many areas it leads to or from. */
  number: number;
  /** Who could come by it, each family once. */
  families: string[];
}

/** Ways that lead nowhere are left out. */
export function counted(found: ReachMessage, sense: Sense): Counted[] {
  return WAYS.map((way) => ({
    way,
    number: areasBy(found, sense, way).length,
    families: sense === 'from' ? comersBy(found, way) : [],
  })).filter(({ number }) => number > 0);
}

function comersBy(found: ReachMessage, way: Way): string[] {
  return way === 'led' ? [] : [...new Set(Object.values(found.from[way]).flat())];
}
