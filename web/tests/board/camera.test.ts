import { describe, expect, it } from 'vitest';
import {
  filled,
  fitted,
  isSeen,
  isWasted,
  clamped,
  showing,
  zoomed,
  type Camera,
  type Point,
} from '$lib/state/camera';
import { MapCamera } from '$lib/state/camera.svelte';

const BOARD = { x: 30, y: 30, width: 1580, height: 980 };
const WIDE_SCREEN = { width: 1280, height: 600 };
const PHONE_SCREEN = { width: 390, height: 500 };

const onBoard = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

describe('the camera', () => {
  it('shows all of the board in the middle at first', () => {
    for (const screen of [WIDE_SCREEN, PHONE_SCREEN]) {
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
    const before = zoomed(fitted(WIDE_SCREEN, BOARD), 2, at, WIDE_SCREEN, BOARD);
    const after = zoomed(before, 1.3, at, WIDE_SCREEN, BOARD);
    expect(after.scale).toBeCloseTo(before.scale * 1.3);
    expect(onBoard(after, at).x).toBeCloseTo(onBoard(before, at).x);
    expect(onBoard(after, at).y).toBeCloseTo(onBoard(before, at).y);
  });

  it('zooms out no farther than to the whole board, and in not without end', () => {
    const whole = fitted(WIDE_SCREEN, BOARD);
    expect(zoomed(whole, 0.01, { x: 0, y: 0 }, WIDE_SCREEN, BOARD)).toEqual(whole);
    expect(zoomed(whole, 1000, { x: 0, y: 0 }, WIDE_SCREEN, BOARD).scale).toBe(3.5);
  });

  it('is never lost outside the board', () => {
    const { scale } = zoomed(fitted(WIDE_SCREEN, BOARD), 3, { x: 1, y: 1 }, WIDE_SCREEN, BOARD);
    const far = clamped({ x: 99999, y: -99999, scale }, WIDE_SCREEN, BOARD);
    expect(onBoard(far, { x: 0, y: 0 }).x).toBeCloseTo(BOARD.x);
    expect(onBoard(far, { x: 0, y: WIDE_SCREEN.height }).y).toBeCloseTo(BOARD.y + BOARD.height);
  });

  it('moves just so far that an area is seen', () => {
    const near = zoomed(fitted(WIDE_SCREEN, BOARD), 4, { x: 0, y: 0 }, WIDE_SCREEN, BOARD);
    const area = { x: 1200, y: 700, width: 100, height: 80 };
    const shown = showing(near, area, WIDE_SCREEN, BOARD);
    expect((area.x + area.width) * shown.scale + shown.x).toBeLessThanOrEqual(
      WIDE_SCREEN.width + 0.01,
    );
    expect((area.y + area.height) * shown.scale + shown.y).toBeLessThanOrEqual(
      WIDE_SCREEN.height + 0.01,
    );
    expect(showing(shown, area, WIDE_SCREEN, BOARD).x).toBeCloseTo(shown.x);
  });

  it('fills a screen that the whole board would leave empty', () => {
    expect(isWasted(WIDE_SCREEN, BOARD)).toBe(false);
    expect(isWasted(PHONE_SCREEN, BOARD)).toBe(true);
    const east = { x: 1500, y: 300 };
    const camera = filled(PHONE_SCREEN, BOARD, east);
    expect(BOARD.height * camera.scale).toBeCloseTo(PHONE_SCREEN.height);
    expect(isSeen(camera, east, PHONE_SCREEN)).toBe(true);
    expect(isSeen(camera, { x: 100, y: 300 }, PHONE_SCREEN)).toBe(false);
  });
});

describe('the map', () => {
  const heart = { x: 400, y: 500 };
  // As browsers measure it: nothing of it can be copied by spreading.
  const measured = ({ width, height }: typeof WIDE_SCREEN) =>
    Object.create({ width, height }) as typeof WIDE_SCREEN;
  const opened = (screen: typeof WIDE_SCREEN) => {
    const camera = new MapCamera(BOARD, () => heart);
    camera.resize(measured(screen));
    return camera;
  };

  it('opens whole where there is room, and else around what matters', () => {
    expect(opened(WIDE_SCREEN).isWhole).toBe(true);
    const phone = opened(PHONE_SCREEN);
    expect(phone.isWhole).toBe(false);
    expect(isSeen(phone.at, heart, PHONE_SCREEN)).toBe(true);
  });

  it('goes to and fro between all and as much as fills the screen', () => {
    const camera = opened(PHONE_SCREEN);
    const { at } = camera;
    camera.fit();
    expect(camera.isWhole).toBe(true);
    camera.fit();
    expect(camera.at).toEqual(at);
  });

  it('shows all of the board beside what covers the map, also when that grows and shrinks', () => {
    const corners = [
      { x: BOARD.x + 1, y: BOARD.y + 1 },
      { x: BOARD.x + BOARD.width - 1, y: BOARD.y + BOARD.height - 1 },
    ];
    for (const screen of [PHONE_SCREEN, WIDE_SCREEN]) {
      const camera = opened(screen);
      if (camera.isWhole) camera.fit();
      camera.fit();
      const { at } = camera;
      for (const covered of [160, 380, 160]) {
        camera.cover(covered);
        expect(camera.isWhole).toBe(true);
        for (const corner of corners)
          expect(isSeen(camera.at, corner, { ...screen, covered })).toBe(true);
      }
      camera.cover(0);
      expect(camera.at).toEqual(at);
    }
  });

  it('makes way for the prompt where there is room, and stays as large as it is', () => {
    const tablet = { width: 768, height: 700 };
    const camera = opened(tablet);
    const { at } = camera;
    camera.cover(180);
    expect(camera.at.scale).toBe(at.scale);
    expect(isSeen(camera.at, { x: 800, y: 1009 }, { ...tablet, covered: 180 })).toBe(true);
    camera.cover(0);
    expect(camera.at).toEqual(at);
  });

  it('is left where somebody moved it, unless nothing that can be chosen is seen', () => {
    const camera = opened(PHONE_SCREEN);
    camera.pan(-9999, 0);
    const moved = camera.at;
    camera.seek([{ x: 1500, y: 500 }, heart]);
    expect(camera.at).toEqual(moved);
    camera.seek([heart]);
    expect(isSeen(camera.at, heart, PHONE_SCREEN)).toBe(true);
  });

  it('goes to the nearest of what can be chosen, not between', () => {
    const camera = opened(PHONE_SCREEN);
    camera.pan(-(camera.at.x + 350 * camera.at.scale), 0);
    const [west, east] = [
      { x: 60, y: 500 },
      { x: 1580, y: 500 },
    ];
    expect([west, east].some((at) => isSeen(camera.at, at, PHONE_SCREEN))).toBe(false);
    camera.seek([east, west]);
    expect(isSeen(camera.at, west, PHONE_SCREEN)).toBe(true);
    expect(isSeen(camera.at, east, PHONE_SCREEN)).toBe(false);
  });

  it('takes what the prompt has grown over for unseen, and brings it out from there', () => {
    const south = { x: 400, y: 980 };
    for (const screen of [PHONE_SCREEN, WIDE_SCREEN]) {
      const camera = opened(screen);
      const { at } = camera;
      camera.seek([south]);
      expect(camera.at).toEqual(at);
      camera.cover(160);
      expect(camera.at).toEqual(at);
      camera.seek([south]);
      expect(isSeen(camera.at, south, { ...screen, covered: 160 })).toBe(true);
      expect(camera.at.scale).toBe(at.scale);
    }
  });

  it('brings a place that is clicked in a text into sight, and moves for none that is seen', () => {
    const around = ({ x, y }: Point) => ({ x: x - 70, y: y - 70, width: 140, height: 140 });
    const [west, east] = [
      { x: 200, y: 300 },
      { x: 1400, y: 700 },
    ];
    const camera = opened(WIDE_SCREEN);
    const whole = camera.at;
    camera.bring(around(east));
    expect(camera.at).toEqual(whole);
    camera.zoom(3, { x: 0, y: 0 });
    camera.cover(160);
    camera.bring(around(east));
    expect(isSeen(camera.at, east, { ...WIDE_SCREEN, covered: 160 })).toBe(true);
    expect(isSeen(camera.at, west, WIDE_SCREEN)).toBe(false);
    const { at } = camera;
    camera.bring(around(east));
    expect(camera.at).toEqual(at);
  });

  it('shows an area above the prompt to who goes there by keys', () => {
    const camera = opened(WIDE_SCREEN);
    camera.cover(160);
    camera.show({ x: 400, y: 850, width: 140, height: 140 });
    expect(990 * camera.at.scale + camera.at.y).toBeLessThanOrEqual(
      WIDE_SCREEN.height - 160 + 0.01,
    );
  });

  it('leaves no room empty when the prompt is small again', () => {
    const camera = opened(WIDE_SCREEN);
    const { y } = camera.at;
    camera.cover(160);
    camera.pan(0, -999);
    expect(camera.at.y).toBeLessThan(y);
    camera.cover(0);
    expect(camera.at.y).toBe(y);
  });
});
