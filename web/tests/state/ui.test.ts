/** Panels that open for a choice, and names in texts that light what they name on the map. */
import { beforeEach, describe, expect, test } from 'vitest';
import { UiState } from '$lib/state/ui.svelte';
import type { Preferences } from '$lib/state/preferences.svelte';

let ui: UiState;
beforeEach(() => {
  ui = new UiState({ speed: 1 } as Preferences);
});

describe('a choice that lies in a panel', () => {
  test('opens it, and closes it when it goes on at the map', () => {
    ui.follow('sheets', true);
    expect(ui.panel).toBe('sheets');
    ui.follow(null, false);
    expect(ui.panel).toBeNull();
  });

  test('leaves it open while it can go on there, also by buttons', () => {
    ui.follow('sheets', true);
    ui.follow('sheets', false);
    expect(ui.panel).toBe('sheets');
  });

  test('goes from panel to panel and then back to what was shown', () => {
    ui.panel = 'tiles';
    ui.follow('families', true);
    ui.follow('sheets', true);
    ui.follow(null, false);
    expect(ui.panel).toBe('tiles');
  });

  test('does not take away what somebody reads or writes', () => {
    ui.panel = 'rules';
    ui.follow('sheets', true);
    expect(ui.panel).toBe('rules');
  });

  test('leaves alone what somebody has opened meanwhile', () => {
    ui.follow('sheets', true);
    ui.panel = 'families';
    ui.follow(null, false);
    expect(ui.panel).toBe('families');
  });

  test('opens nothing that is not needed', () => {
    ui.follow('sheets', false);
    expect(ui.panel).toBeNull();
  });
});

test('a new phase takes away nothing that somebody reads, and brings no old panel back', () => {
  ui.panel = 'rules';
  ui.turnTo('encounter');
  expect(ui.panel).toBe('rules');
  ui.panel = 'sheets';
  ui.follow('families', true);
  ui.turnTo('management');
  ui.follow(null, false);
  expect(ui.panel).toBe('families');
});

describe('a name in a text', () => {
  const enna = { kind: 'area', id: 'enna' } as const;
  const sea = { kind: 'sea', id: 'mare-palermo' } as const;

  test('lights its place while it is pointed at', () => {
    ui.pointAt(sea);
    expect([ui.area, ui.named]).toEqual([null, sea]);
    ui.pointAt(enna);
    expect([ui.area, ui.named]).toEqual(['enna', null]);
    ui.pointAway();
    expect([ui.area, ui.named]).toEqual([null, null]);
  });

  test('keeps its place lit after a click, until the next one', () => {
    ui.light(sea);
    ui.pointAt(enna);
    ui.pointAway();
    expect(ui.isLit(sea)).toBe(true);
    expect(ui.named).toEqual(sea);
    ui.light({ ...sea });
    expect([ui.lit, ui.named]).toEqual([null, null]);
  });
});
