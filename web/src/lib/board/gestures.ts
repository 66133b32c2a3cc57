/** Moving and zooming the map by mouse, touch and wheel. */
import type { Attachment } from 'svelte/attachments';
import type { Point } from '$lib/state/camera';
import type { MapCamera } from '$lib/state/camera.svelte';

/** How far a pointer moves before it drags and does not click. */
const DRAG_SLACK_PX = 6;
const ZOOM_PER_PIXEL = 0.0015;
const PIXELS_PER_LINE = 30;

class Gestures {
  private readonly pointers = new Map<number, Point>();
  private start: Point | null = null;
  private isDragging = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly camera: MapCamera,
    private readonly mayDrag: () => boolean,
  ) {}

  down = (event: PointerEvent): void => {
    if (this.pointers.size === 0) this.isDragging = false;
    if (event.button !== 0 || isTool(event)) return;
    if (this.pointers.size === 0) this.start = { x: event.clientX, y: event.clientY };
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) this.pinch(before, now, other);
    else if (!this.mayDrag() || !this.hasLeft(event)) return;
    else this.camera.pan(now.x - before.x, now.y - before.y);
    this.pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
  };

  /** What ended a drag is no click. */
  click = (event: MouseEvent): void => {
    if (!this.isDragging) return;
    event.stopPropagation();
    this.isDragging = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? PIXELS_PER_LINE : 1;
    this.camera.zoom(
      Math.exp(-event.deltaY * lines * ZOOM_PER_PIXEL),
      this.here(event.clientX, event.clientY),
    );
  };

  twice = (event: MouseEvent): void => {
    const isChosen = (event.target as Element).closest('.offered, .picked') !== null;
    if (this.mayDrag() && !isChosen && !isTool(event))
      this.camera.nearer(this.here(event.clientX, event.clientY));
  };

  private hasLeft(event: PointerEvent): boolean {
    if (this.isDragging || !this.start) return this.isDragging;
    const far = Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y);
    if (far < DRAG_SLACK_PX) return false;
    this.isDragging = true;
    this.element.setPointerCapture(event.pointerId);
    return true;
  }

  private pinch(before: Point, now: Point, other: Point): void {
    this.isDragging = true;
    const apart = (at: Point) => Math.max(1, Math.hypot(at.x - other.x, at.y - other.y));
    const middle = this.here((now.x + other.x) / 2, (now.y + other.y) / 2);
    this.camera.zoom(apart(now) / apart(before), middle);
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  private here(x: number, y: number): Point {
    const box = this.element.getBoundingClientRect();
    return { x: x - box.left, y: y - box.top };
  }
}

/** Buttons lie over the map and are no part of it. */
const isTool = (event: Event): boolean =>
  (event.target as Element).closest('button, select') !== null;

export function gestures(camera: MapCamera, mayDrag: () => boolean): Attachment<HTMLElement> {
  return (element) => {
    const found = new Gestures(element, camera, mayDrag);
    const end = new AbortController();
    const { signal } = end;
    element.addEventListener('pointerdown', found.down, { signal });
    element.addEventListener('pointermove', found.move, { signal });
    for (const over of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(over, found.up, { signal });
    }
    element.addEventListener('click', found.click, { signal, capture: true });
    element.addEventListener('dblclick', found.twice, { signal });
    element.addEventListener('wheel', found.wheel, { signal, passive: false });
    return () => end.abort();
  };
}
