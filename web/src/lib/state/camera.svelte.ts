/** How a person has moved and zoomed the map. */
import { fitted, kept, showing, zoomed } from './camera';
import type { Camera, Point, Rect, Size } from './camera';

const STEP = 1.5;
const SETTLED = 180;

export class MapCamera {
  at = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  /** While it moves the browser may move a picture of the map; then it is drawn sharply anew. */
  isMoving = $state(false);

  private screen: Size = { width: 1, height: 1 };
  private isFitted = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly board: Rect) {}

  resize(screen: Size): void {
    if (screen.width === 0 || screen.height === 0) return;
    this.screen = screen;
    this.at = this.isFitted ? fitted(screen, this.board) : kept(this.at, screen, this.board);
  }

  fit(): void {
    this.isFitted = true;
    this.move(fitted(this.screen, this.board));
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.isFitted = false;
    this.move(zoomed(this.at, factor, at, this.screen, this.board));
  }

  nearer = (at: Point = this.middle): void => this.zoom(STEP, at);
  farther = (at: Point = this.middle): void => this.zoom(1 / STEP, at);

  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.at;
    this.move(kept({ x: x + dx, y: y + dy, scale }, this.screen, this.board));
  }

  show(part: Rect): void {
    this.move(showing(this.at, part, this.screen, this.board));
  }

  private get middle(): Point {
    return { x: this.screen.width / 2, y: this.screen.height / 2 };
  }

  private move(camera: Camera): void {
    this.at = camera;
    this.isMoving = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isMoving = false), SETTLED);
  }
}
