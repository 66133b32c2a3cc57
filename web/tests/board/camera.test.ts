import { describe, expect, it } from 'vitest';
import { fitted, kept, showing, zoomed, type Camera, type Point } from '$lib/state/camera';

const BOARD = { x: 30, y: 30, width: 1580, height: 980 };
const WIDE = { width: 1280, height: 600 };
const PHONE = { width: 390, height: 500 };

const onBoard = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

describe('the camera', () => {
  it('shows all of the board in the middle at first', () => {
    for (const screen of [WIDE, PHONE]) {
      const camera = fitted(screen, BOARD);
      const first = onBoard(camera, { x: 0, y: 0 });
      const last = onBoard(camera, { x: screen.width, y: screen.height });
      expect(first.x).toBeLessThanOrEqual(BOARD.x + 0.01);
      expect(first.y).toBeLessThanOrEqual(BOARD.y + 0.01);
      expect(last.x).toBeGreaterThanOrEqual(BOARD.x + BOARD.width - 0.01);
      expect(last.y).toBeGreaterThanOrEqual(BOARD.y + BOARD.height - 0.01);
      expect((first.x + last.x) / 2).toBeCloseTo(BOARD.x + BOARD.width / 2);
    }
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const at = { x: 700, y: 250 };
    const before = zoomed(fitted(WIDE, BOARD), 2, at, WIDE, BOARD);
    const after = zoomed(before, 1.3, at, WIDE, BOARD);
    expect(after.scale).toBeCloseTo(before.scale * 1.3);
    expect(onBoard(after, at).x).toBeCloseTo(onBoard(before, at).x);
    expect(onBoard(after, at).y).toBeCloseTo(onBoard(before, at).y);
  });

  it('zooms out no farther than to the whole board, and in not without end', () => {
    const whole = fitted(WIDE, BOARD);
    expect(zoomed(whole, 0.01, { x: 0, y: 0 }, WIDE, BOARD)).toEqual(whole);
    expect(zoomed(whole, 1000, { x: 0, y: 0 }, WIDE, BOARD).scale).toBe(3.5);
  });

  it('is never lost outside the board', () => {
    const { scale } = zoomed(fitted(WIDE, BOARD), 3, { x: 1, y: 1 }, WIDE, BOARD);
    const far = kept({ x: 99999, y: -99999, scale }, WIDE, BOARD);
    expect(onBoard(far, { x: 0, y: 0 }).x).toBeCloseTo(BOARD.x);
    expect(onBoard(far, { x: 0, y: WIDE.height }).y).toBeCloseTo(BOARD.y + BOARD.height);
  });

  it('moves just so far that an area is seen', () => {
    const near = zoomed(fitted(WIDE, BOARD), 4, { x: 0, y: 0 }, WIDE, BOARD);
    const area = { x: 1200, y: 700, width: 100, height: 80 };
    const shown = showing(near, area, WIDE, BOARD);
    expect((area.x + area.width) * shown.scale + shown.x).toBeLessThanOrEqual(WIDE.width + 0.01);
    expect((area.y + area.height) * shown.scale + shown.y).toBeLessThanOrEqual(WIDE.height + 0.01);
    expect(showing(shown, area, WIDE, BOARD).x).toBeCloseTo(shown.x);
  });
});
