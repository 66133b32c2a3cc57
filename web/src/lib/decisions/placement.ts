/** Where a small card stands that points at something: beside it, never on it, inside the window. */
export type Side = 'above' | 'below' | 'left' | 'right';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

interface Placement {
  side: Side;
  x: number;
  y: number;
  /** Where its arrow is, along the side that faces the thing. */
  arrow: number;
}

/** Between the card and the thing: the arrow. */
const GAP_PX = 10;
/** Between the card and the edge of the window. */
const WINDOW_EDGE_PX = 8;
/** The arrow stays away from the round corners. */
const ARROW_INSET_PX = 16;

/** The window without a strip along its right or lower edge, where nothing may be covered. */
export function roomBeside(room: Size, strip: Box | null): Size {
  if (!strip) return room;
  return strip.height > strip.width
    ? { width: Math.min(room.width, strip.x), height: room.height }
    : { width: room.width, height: Math.min(room.height, strip.y) };
}

/** On the first of these sides on which there is room, else on the last of them. */
export function placeBeside(thing: Box, card: Size, room: Size, sides: readonly Side[]): Placement {
  const side = sides.find((each) => fits(each, thing, card, room)) ?? sides.at(-1) ?? 'above';
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  if (side === 'above' || side === 'below') {
    const x = within(middle.x - card.width / 2, room.width - card.width);
    const y = side === 'above' ? thing.y - GAP_PX - card.height : thing.y + thing.height + GAP_PX;
    return {
      side,
      x,
      y: within(y, room.height - card.height),
      arrow: along(middle.x - x, card.width),
    };
  }
  const y = within(middle.y - card.height / 2, room.height - card.height);
  const x = side === 'left' ? thing.x - GAP_PX - card.width : thing.x + thing.width + GAP_PX;
  return {
    side,
    x: within(x, room.width - card.width),
    y,
    arrow: along(middle.y - y, card.height),
  };
}

function fits(side: Side, thing: Box, card: Size, room: Size): boolean {
  switch (side) {
    case 'above':
      return thing.y >= card.height + GAP_PX + WINDOW_EDGE_PX;
    case 'below':
      return room.height - thing.y - thing.height >= card.height + GAP_PX + WINDOW_EDGE_PX;
    case 'left':
      return thing.x >= card.width + GAP_PX + WINDOW_EDGE_PX;
    case 'right':
      return room.width - thing.x - thing.width >= card.width + GAP_PX + WINDOW_EDGE_PX;
  }
}

function within(place: number, most: number): number {
  return Math.max(WINDOW_EDGE_PX, Math.min(place, most - WINDOW_EDGE_PX));
}

function along(place: number, length: number): number {
  return Math.max(ARROW_INSET_PX, Math.min(place, length - ARROW_INSET_PX));
}
