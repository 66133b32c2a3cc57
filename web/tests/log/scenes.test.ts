import { expect, test } from 'vitest';
import { StorySpeed } from '$lib/state/storySpeed';
import { holdOf, kindOf, pathOf } from '$lib/log/scenes';
import { phasesOf } from '$lib/log/times';
import { log, MODES, snapshot } from '../fixtures';

test.each(MODES)(
  'all that is done in a %s game is told, and each encounter is revealed',
  (mode) => {
    const rows = log(mode);
    const phases = phasesOf(rows);
    const kinds = rows.map((row, place) => kindOf(row, phases[place] === 'encounter'));

    const passedOver = rows.filter((row, place) => row.entry && holdOf(kinds[place]!) === 0);
    const begun = phases.filter(
      (phase, place) => phase === 'encounter' && phases[place - 1] !== phase,
    );
    expect(passedOver.filter((row) => !row.entry!.answer.done)).toEqual([]);
    expect(kinds.filter((kind) => kind === 'reveal')).toHaveLength(begun.length);
    for (const kind of ['planning', 'reveal', 'movement', 'fight'] as const)
      expect(kinds).toContain(kind);
  },
);

test.each(MODES)('in %s every fight has a way on the map', (mode) => {
  const rows = log(mode);
  const { seats, areas } = snapshot(mode, 'over').view!;
  const known = new Set(areas.map((area) => area.id));
  rows.forEach((row, place) => {
    if (!['force', 'conflict', 'card', 'take'].includes(row.entry?.answer.kind ?? '')) return;
    const path = pathOf(rows, place, seats);
    expect(path && known.has(path.start) && known.has(path.target)).toBe(true);
  });
});

test('a long queue hurries, but not the encounter', () => {
  const storySpeed = new StorySpeed();
  expect(storySpeed.hold('planning', 200, false)).toBeLessThan(
    storySpeed.hold('planning', 5, false),
  );
  expect(storySpeed.hold('fight', 200, false)).toBe(storySpeed.hold('fight', 5, false));
});

test('who is asked is not kept waiting by what others planned', () => {
  const storySpeed = new StorySpeed();
  expect(storySpeed.hold('planning', 1, true)).toBeLessThan(storySpeed.hold('planning', 1, false));
});

test('at once means at once', () => {
  const storySpeed = new StorySpeed();
  storySpeed.speed = () => 0;
  expect(storySpeed.hold('cards', 1, false)).toBe(0);
});

test('taking back the last planning move goes back to planning', () => {
  const rows = log('2v2');
  const reveal = phasesOf(rows).indexOf('encounter') - 1;
  const undone = rows[reveal]!.entry!.number;
  const undo = { ...rows[reveal]!, number: reveal + 3, entry: null, table_event: null, undone };

  const after = phasesOf([...rows.slice(0, reveal + 2), undo, rows[reveal]!]);

  expect(after.slice(-3)).toEqual(['encounter', 'planning', 'planning']);
});
