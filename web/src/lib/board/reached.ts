/** Areas that an area reaches, or is reached from, with the signs of the ways that lead there. */
import type { ReachMessage } from '$lib/api/schema';
import type { IconName } from '$lib/icons/paths';

const WAYS = ['land', 'boats', 'allies', 'bomb', 'car_bomb', 'agitate', 'led'] as const;
export type Way = (typeof WAYS)[number];
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

interface Reached {
  area: string;
  ways: Way[];
}

/** All areas of one sense, each with its ways. */
export function reached(found: ReachMessage, sense: Sense): Reached[] {
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

/** How many areas each way leads to or from; ways that lead nowhere are left out. */
export function counted(found: ReachMessage, sense: Sense): [Way, number][] {
  return WAYS.map((way): [Way, number] => [way, areasBy(found, sense, way).length]).filter(
    ([, number]) => number > 0,
  );
}
