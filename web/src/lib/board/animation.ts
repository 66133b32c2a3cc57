/** Moves an element from one point of the map to another, and says when it is there. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';

interface FlightAnimation {
  from: Point;
  to: Point;
  milliseconds: number;
}

const LIFT_SCALE = 1.3;

export function flightAnimation(
  { from, to, milliseconds }: FlightAnimation,
  arrived: () => void,
): Attachment<HTMLElement> {
  return (element) => {
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const animation = element.animate(
      [
        { transform: moved(from, 1), opacity: 0.4 },
        { transform: moved(middle, LIFT_SCALE), opacity: 1, offset: 0.5 },
        { transform: moved(to, 1), opacity: 0.9 },
      ],
      { duration: milliseconds, easing: 'ease-in-out', fill: 'both' },
    );
    animation.onfinish = arrived;
    return () => animation.cancel();
  };
}

const moved = ({ x, y }: Point, scale: number): string =>
  `translate(${x}px, ${y}px) scale(${scale})`;
