/** Panels that open for a choice, and names in texts that light what they name on the map. */
import { beforeEach, describe, expect, test } from 'vitest';
import { Look } from '$lib/state/look.svelte';
import type { Preferences } from '$lib/state/preferences.svelte';

let look: Look;
beforeEach(() => {
  look = new Look({ speed: 1 } as Preferences);
});

describe('a choice that lies in a panel', () => {
  test('opens it, and closes it when it goes on at the map', () => {
    look.follow('sheets', true);
    expect(look.panel).toBe('sheets');
    look.follow(null, false);
    expect(look.panel).toBeNull();
  });

  test('leaves it open while it can go on there, also by buttons', () => {
    look.follow('sheets', true);
    look.follow('sheets', false);
    expect(look.panel).toBe('sheets');
  });

  test('goes from panel to panel and then back to what was shown', () => {
    look.panel = 'tiles';
    look.follow('families', true);
    look.follow('sheets', true);
    look.follow(null, false);
    expect(look.panel).toBe('tiles');
  });

  test('does not take away what somebody reads or writes', () => {
    look.panel = 'rules';
    look.follow('sheets', true);
    expect(look.panel).toBe('rules');
  });

  test('leaves alone what somebody has opened meanwhile', () => {
    look.follow('sheets', true);
    look.panel = 'families';
    look.follow(null, false);
    expect(look.panel).toBe('families');
  });

  test('opens nothing that is not needed', () => {
    look.follow('sheets', false);
    expect(look.panel).toBeNull();
  });
});

test('a new phase takes away nothing that somebody reads, and brings no old panel back', () => {
  look.panel = 'rules';
  look.turnTo('encounter');
  expect(look.panel).toBe('rules');
  look.panel = 'sheets';
  look.follow('families', true);
  look.turnTo('management');
  look.follow(null, false);
  expect(look.panel).toBe('families');
});

describe('a name in a text', () => {
  const enna = { kind: 'area', id: 'enna' } as const;
  const sea = { kind: 'sea', id: 'mare-palermo' } as const;

  test('lights its place while it is pointed at', () => {
    look.pointAt(sea);
    expect([look.area, look.named]).toEqual([null, sea]);
    look.pointAt(enna);
    expect([look.area, look.named]).toEqual(['enna', null]);
    look.pointAway();
    expect([look.area, look.named]).toEqual([null, null]);
  });

  test('keeps its place lit after a click, until the next one', () => {
    look.light(sea);
    look.pointAt(enna);
    look.pointAway();
    expect(look.isLit(sea)).toBe(true);
    expect(look.named).toEqual(sea);
    look.light({ ...sea });
    expect([look.lit, look.named]).toEqual([null, null]);
  });
});
