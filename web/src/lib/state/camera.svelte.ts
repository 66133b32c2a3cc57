/** How a person has moved and zoomed the map. */
import {
  centred,
  filled,
  fitted,
  freeHeight,
  isSeen,
  isWasted,
  clamped,
  middleOf,
  nearest,
  showing,
  zoomed,
} from './camera';
import type { Camera, Point, Rect, Screen, Size } from './camera';

const ZOOM_STEP = 1.5;
const SETTLED_MS = 320;
/** So far around the middle of an area what stands there can be seen. */
const PIECES_PX = 24;
/** How far over the middle of the screen the story shows its place, as a part of its free height. */
const STORY_RAISE_SHARE = 0.2;

/** What the map shows when the screen changes: what it opened with, all, what fills it, or as moved. */
type Aim = 'opened' | 'whole' | 'filled' | 'moved';

export class MapCamera {
  at = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** While it zooms the browser may enlarge a picture of the map; then it is drawn sharply anew. */
  isZooming = $state(false);
  /** Whether it goes to another place by itself, and is followed by the eye. */
  isGliding = $state(false);
  screen = $state.raw<Size>({ width: 1, height: 1 });
  /** How much of the screen lies under the prompt, which grows over the map. */
  covered = $state(0);
  /** Whether the whole board is seen. */
  isWhole = $derived.by(() => this.at.scale <= fitted(this.room, this.board).scale * 1.01);

  private aim: Aim = 'opened';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly board: Rect,
    /** What is of interest on the board now. */
    private readonly heart: () => Point,
  ) {}

  resize({ width, height }: Size): void {
    if (width === 0 || height === 0) return;
    this.screen = { width, height };
    this.at = this.aim === 'moved' ? clamped(this.at, this.room, this.board) : this.aimed();
  }

  /**
   * Who wants to see all of the board sees it beside what covers the map. Else it stays as large as
   * it is, since to draw it anew at each question would take long, and moves out as far as it has room.
   */
  cover(covered: number): void {
    this.covered = covered;
    const next = this.aim === 'whole' ? this.aimed() : clamped(this.at, this.room, this.board);
    if (next.y !== this.at.y || next.scale !== this.at.scale) this.glide(next);
  }

  /** All of the board, or if that is seen, as much as fills the screen. */
  fit(): void {
    this.aim = this.isWhole ? 'filled' : 'whole';
    this.glide(this.aimed());
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.aim = 'moved';
    this.at = zoomed(this.at, factor, at, this.room, this.board);
    this.isGliding = false;
    this.isZooming = true;
    this.settle();
  }

  nearer = (at: Point = this.middle): void => this.zoom(ZOOM_STEP, at);
  farther = (at: Point = this.middle): void => this.zoom(1 / ZOOM_STEP, at);

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.at;
    if (!this.isWhole) this.aim = 'moved';
    this.isGliding = false;
    this.at = clamped({ x: x + dx, y: y + dy, scale }, this.room, this.board);
  }

  show(part: Rect): void {
    this.at = showing(this.at, part, this.room, this.board);
  }

  /** Go where a part of the board is seen whole, unless it is. */
  bring(part: Rect): void {
    const { x, y } = showing(this.at, part, this.room, this.board);
    if (x === this.at.x && y === this.at.y) return;
    this.aim = 'moved';
    const middle = { x: part.x + part.width / 2, y: part.y + part.height / 2 };
    this.glide(centred(this.at, middle, this.room, this.board));
  }

  /** Go to the nearest place of interest if none is seen. */
  seek(places: Point[]): void {
    if (places.some((at) => isSeen(this.at, at, this.room, PIECES_PX))) return;
    const place = nearest(this.at, places, this.room);
    if (place) this.glide(centred(this.at, place, this.room, this.board));
  }

  /** Bring what is told into the upper part, where the story below leaves it in sight. */
  follow({ x, y }: Point): void {
    if (this.isWhole) return;
    const lower = y + (freeHeight(this.room) * STORY_RAISE_SHARE) / this.at.scale;
    this.glide(centred(this.at, { x, y: lower }, this.room, this.board));
  }

  private get room(): Screen {
    return { ...this.screen, covered: this.covered };
  }

  private get middle(): Point {
    return middleOf(this.room);
  }

  private aimed(): Camera {
    const { screen, room, board, aim } = this;
    if (aim === 'whole') return fitted(room, board);
    const isFilled = aim === 'filled' || isWasted(screen, board);
    const opened = isFilled ? filled(room, board, this.heart()) : fitted(screen, board);
    return clamped(opened, room, board);
  }

  private glide(camera: Camera): void {
    this.at = camera;
    this.isGliding = true;
    this.settle();
  }

  private settle(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.isZooming = false;
      this.isGliding = false;
    }, SETTLED_MS);
  }
}
