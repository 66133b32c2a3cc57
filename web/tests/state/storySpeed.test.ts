/** How long a story holds what it tells. */
import { describe, expect, it } from 'vitest';
import { StorySpeed } from '$lib/state/storySpeed';

function at(speed: number): StorySpeed {
  const storySpeed = new StorySpeed();
  storySpeed.speed = () => speed;
  return storySpeed;
}

describe('StorySpeed', () => {
  it('tells twice as fast at twice the speed', () => {
    for (const kind of ['planning', 'fight'] as const)
      expect(at(2).hold(kind, 1, false)).toBe(at(1).hold(kind, 1, false) / 2);
  });

  it('holds nothing where everything is told at once', () => {
    expect(at(0).hold('fight', 1, false)).toBe(0);
    expect(at(0).longer(4000)).toBe(0);
  });

  it('hurries with what was planned while much waits, and not with a fight', () => {
    expect(at(1).hold('planning', 80, false)).toBeLessThan(at(1).hold('planning', 1, false));
    expect(at(1).hold('fight', 80, false)).toBe(at(1).hold('fight', 1, false));
  });

  it('lets pieces fly for a part of it, and not at all where nothing may move', () => {
    const storySpeed = at(1);
    expect(storySpeed.flight(1000)).toBeGreaterThan(0);
    expect(storySpeed.flight(1000)).toBeLessThan(1000);
    storySpeed.isStill = () => true;
    expect(storySpeed.flight(1000)).toBe(0);
    expect(storySpeed.isSlow()).toBe(false);
  });
});
