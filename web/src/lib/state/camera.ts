/** Where the map lies on the screen: what is at `p` on the board is seen at `p * scale + (x, y)`. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Point, Size {}

export interface Camera extends Point {
  scale: number;
}

const MOST = 3.5;

/** The largest scale at which all of the board is seen, in the middle of the screen. */
export function fitted(screen: Size, board: Rect): Camera {
  const scale = Math.min(screen.width / board.width, screen.height / board.height);
  return kept({ x: 0, y: 0, scale }, screen, board);
}

/** Zoomed by a factor so that what is under `at` stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: Point,
  screen: Size,
  board: Rect,
): Camera {
  const scale = limited(camera.scale * factor, screen, board);
  const change = scale / camera.scale;
  const x = at.x - (at.x - camera.x) * change;
  const y = at.y - (at.y - camera.y) * change;
  return kept({ x, y, scale }, screen, board);
}

/** The nearest camera from which no screen is wasted and the board is not lost. */
export function kept(camera: Camera, screen: Size, board: Rect): Camera {
  const scale = limited(camera.scale, screen, board);
  return {
    x: held(camera.x, screen.width, board.x * scale, board.width * scale),
    y: held(camera.y, screen.height, board.y * scale, board.height * scale),
    scale,
  };
}

/** Moved just so far that a part of the board is seen whole. */
export function showing(camera: Camera, part: Rect, screen: Size, board: Rect): Camera {
  const { scale } = camera;
  const x = camera.x + missing(part.x * scale + camera.x, part.width * scale, screen.width);
  const y = camera.y + missing(part.y * scale + camera.y, part.height * scale, screen.height);
  return kept({ x, y, scale }, screen, board);
}

function limited(scale: number, screen: Size, board: Rect): number {
  const least = Math.min(screen.width / board.width, screen.height / board.height);
  return Math.min(Math.max(scale, least), Math.max(MOST, least));
}

function held(shift: number, room: number, start: number, length: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(-start, Math.max(room - length - start, shift));
}

function missing(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - start - length);
}
