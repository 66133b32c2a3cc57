/** What of something is in sight: not cut off by the window, nor by what scrolls or clips around it. */
import type { Box } from './placement';

/** Of less than this nobody would see what is meant. */
const LEAST_SEEN_PX = 12;

/** Of the first that is in sight; `covered` is how much of the map lies under the prompt. */
export function firstSeen(elements: Element[], covered: number): Box | null {
  for (const element of elements) {
    const seen = seenPart(element, covered);
    if (seen) return seen;
  }
  return null;
}

function seenPart(element: Element, covered: number): Box | null {
  if (!element.checkVisibility()) return null;
  let seen: Box | null = common(element.getBoundingClientRect(), windowBox());
  for (let around = element.parentElement; around && seen; around = around.parentElement) {
    if (isCutting(around)) seen = common(seen, openPart(around, covered));
  }
  return seen;
}

/** What two boxes have in common, if it is enough to be seen. */
function common(one: Box, other: Box): Box | null {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  const isEnough =
    width >= Math.min(LEAST_SEEN_PX, one.width) && height >= Math.min(LEAST_SEEN_PX, one.height);
  return isEnough ? { x, y, width, height } : null;
}

function openPart(around: Element, covered: number): Box {
  const { x, y, width, height } = around.getBoundingClientRect();
  return { x, y, width, height: around.matches('.map') ? height - covered : height };
}

const windowBox = (): Box => ({ x: 0, y: 0, width: innerWidth, height: innerHeight });

function isCutting(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  return overflowX !== 'visible' || overflowY !== 'visible';
}
