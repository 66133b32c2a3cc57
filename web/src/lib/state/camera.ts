/** Where the map lies on the screen: what is at `p` on the board is seen at `p * scale + (x, y)`. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What the map is seen through; what lies over its lower part covers so much of it. */
export interface Screen extends Size {
  covered?: number;
}

export interface Rect extends Point, Size {}

export interface Camera extends Point {
  scale: number;
}

const MOST_SCALE = 3.5;

/** The largest scale at which all of the board is seen, in the middle of the screen. */
export function fitted(screen: Screen, board: Rect): Camera {
  return clamped({ x: 0, y: 0, scale: fittedScale(screen, board) }, screen, board);
}

const fittedScale = (screen: Screen, board: Rect): number =>
  Math.min(screen.width / board.width, freeHeight(screen) / board.height);

/** So much of the screen must be used by the whole board, else it is opened larger. */
const LEAST_USED_SHARE = 0.65;
const MOST_OPENING_SCALE = 3;

/** Whether most of the screen would be empty around the whole board. */
export function isWasted(screen: Size, board: Rect): boolean {
  const scale = fittedScale(screen, board);
  return (
    (board.width * board.height * scale ** 2) / (screen.width * screen.height) < LEAST_USED_SHARE
  );
}

/** The board as large as the screen is high and wide, with `at` as near to its middle as can be. */
export function filled(screen: Screen, board: Rect, at: Point): Camera {
  const [across, down] = [screen.width / board.width, screen.height / board.height];
  const scale = Math.min(Math.max(across, down), MOST_OPENING_SCALE * Math.min(across, down));
  return centred({ x: 0, y: 0, scale }, at, screen, board);
}

/** How high the part of the screen is that nothing lies over. */
export const freeHeight = ({ height, covered = 0 }: Screen): number => height - covered;

/** The middle of that part. */
export const middleOf = (screen: Screen): Point => ({
  x: screen.width / 2,
  y: freeHeight(screen) / 2,
});

/** Of some points of the board the one nearest to the middle of the screen. */
export function nearest({ x, y, scale }: Camera, places: Point[], screen: Screen): Point | null {
  const middle = middleOf(screen);
  const far = (at: Point) => Math.hypot(at.x * scale + x - middle.x, at.y * scale + y - middle.y);
  return places.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}

/** Moved so that `at` is as near to the middle of the screen as can be. */
export function centred({ scale }: Camera, at: Point, screen: Screen, board: Rect): Camera {
  const middle = middleOf(screen);
  const x = middle.x - at.x * scale;
  const y = middle.y - at.y * scale;
  return clamped({ x, y, scale }, screen, board);
}

/** Whether a point of the board is on the screen, with so much around it, and nothing lies over it. */
export function isSeen({ x, y, scale }: Camera, at: Point, screen: Screen, around = 0): boolean {
  const [left, top] = [at.x * scale + x - around, at.y * scale + y - around];
  const [right, bottom] = [left + 2 * around, top + 2 * around];
  return left >= 0 && top >= 0 && right <= screen.width && bottom <= freeHeight(screen);
}

/** Zoomed by a factor so that what is under `at` stays there. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: Point,
  screen: Screen,
  board: Rect,
): Camera {
  const scale = limited(camera.scale * factor, screen, board);
  const change = scale / camera.scale;
  const x = at.x - (at.x - camera.x) * change;
  const y = at.y - (at.y - camera.y) * change;
  return clamped({ x, y, scale }, screen, board);
}

/** The nearest camera from which no screen is wasted and the board is not lost. */
export function clamped(camera: Camera, screen: Screen, board: Rect): Camera {
  const scale = limited(camera.scale, screen, board);
  const [across, down] = [
    { start: board.x * scale, length: board.width * scale },
    { start: board.y * scale, length: board.height * scale },
  ];
  return {
    x: held(camera.x, screen.width, across),
    y: held(camera.y, screen.height, down, screen.covered),
    scale,
  };
}

/** Moved just so far that a part of the board is seen whole. */
export function showing(camera: Camera, part: Rect, screen: Screen, board: Rect): Camera {
  const { scale } = camera;
  const x = camera.x + missing(part.x * scale + camera.x, part.width * scale, screen.width);
  const y = camera.y + missing(part.y * scale + camera.y, part.height * scale, freeHeight(screen));
  return clamped({ x, y, scale }, screen, board);
}

function limited(scale: number, screen: Screen, board: Rect): number {
  const least = fittedScale(screen, board);
  return Math.min(Math.max(scale, least), Math.max(MOST_SCALE, least));
}

interface Along {
  start: number;
  length: number;
}

/** What has room stands in the middle, or before what covers the end; else it can be moved out from there. */
function held(shift: number, room: number, { start, length }: Along, covered = 0): number {
  const middle = Math.max(0, (room - length) / 2) - start;
  const last = room - covered - length - start;
  const most = last < -start ? middle : Math.min(middle, last);
  return Math.min(most, Math.max(Math.min(most, last), shift));
}

function missing(start: number, length: number, room: number): number {
  if (start < 0) return -start;
  return Math.min(0, room - start - length);
}
