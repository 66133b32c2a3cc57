/** Staying with something asks about it: the pointer or the focus at rest, or a finger held down. */
import type { Point } from './camera';
import type { Target } from './selection';
import type { Explained, UiState } from './ui.svelte';
import type { Table } from './table.svelte';

/** Who rests on what is like something that can be chosen now wonders why it cannot. */
const REST_MS = 900;
const LONG_REST_MS = 2000;
const PRESS_MS = 500;
const PRESS_SLACK_PX = 8;

/** Where on the screen the thing is; a point without a height. */
type HoverPosition = Pick<Explained, 'x' | 'y' | 'height'>;

export class HoverIntent {
  isTouch = false;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressed: Point | null = null;
  private isHeld = false;

  constructor(
    private readonly table: Table,
    private readonly ui: UiState,
  ) {}

  /** The pointer or the focus has come to something that cannot be chosen. */
  rest(target: Target, position: HoverPosition): void {
    const { choice, story } = this.table;
    clearTimeout(this.timer);
    if (!choice.question || story.holdsQuestion || choice.isOffered(target)) return;
    const after = choice.things.has(target.thing) ? REST_MS : LONG_REST_MS;
    this.timer = setTimeout(() => {
      const { explained } = this.ui;
      if (!explained || explained.isPassing)
        this.ui.explained = { target, ...position, isPassing: true };
    }, after);
  }

  /** The pointer or the focus has gone on; what somebody asked for stays. */
  leave(): void {
    clearTimeout(this.timer);
    if (this.ui.explained?.isPassing) this.ui.explained = null;
  }

  /** A finger or a button has come down; a mouse need not be held to ask. */
  press(event: PointerEvent, target: Target | null, position: HoverPosition): void {
    clearTimeout(this.timer);
    this.isTouch = event.pointerType !== 'mouse';
    this.isHeld = false;
    if (!this.isTouch || !target) return;
    this.pressed = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.isHeld = true;
      this.ui.explained = { target, ...position };
    }, PRESS_MS);
  }

  wander(event: PointerEvent): void {
    if (!this.pressed) return;
    const far = Math.hypot(event.clientX - this.pressed.x, event.clientY - this.pressed.y);
    if (far > PRESS_SLACK_PX) this.release();
  }

  release(): void {
    if (this.pressed) clearTimeout(this.timer);
    this.pressed = null;
  }

  /** Whether this click is only the end of a long press; some browsers send one. */
  isEndOfPress(click: MouseEvent): boolean {
    const wasHeld = this.isHeld && click.detail > 0;
    this.isHeld = false;
    return wasHeld;
  }
}

/** What is told about an element lies beside it. */
export function positionOf(element: Element): Required<HoverPosition> {
  const { x, y, height } = element.getBoundingClientRect();
  return { x, y, height };
}
