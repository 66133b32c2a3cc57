import { expect, test } from 'vitest';
import { controlledIn } from '$lib/story/controlSummary';
import { MODES, questions, snapshot } from '../fixtures';

test.each(MODES)('in a %s game each Mandamento is told once', (mode) => {
  const view = snapshot(mode, 'over').view!;
  const found = controlledIn(view);
  expect(found.flatMap(({ mandamenti }) => mandamenti)).toHaveLength(view.mandamenti.length);
  for (const { family, mandamenti } of view.families) {
    const own = found.find((each) => each.family === family);
    expect((own?.mandamenti.length ?? 0) + Number(own?.hasCupola ?? false)).toBe(mandamenti);
  }
});

test('a game may end before families are chosen', () => {
  const view = snapshot('2v2', 'over').view!;
  const seats = view.seats.map((seat) => ({ ...seat, family: null }));
  const mandamenti = view.mandamenti.map((each) => ({ ...each, confirmed: null }));
  const found = controlledIn({ ...view, seats, mandamenti });
  expect(found.map(({ family }) => family)).toEqual([null]);
});

test('nobody is told twice while families are being chosen', () => {
  for (const { snapshot: asked } of MODES.flatMap(questions)) {
    const found = controlledIn(asked.view!).map(({ family }) => family);
    expect(new Set(found).size).toBe(found.length);
  }
});

test('the Cupola is told of who has its token', () => {
  const view = snapshot('1v1', 'over').view!;
  const family = view.families[0]!.family;
  const found = controlledIn({ ...view, cupola: { ...view.cupola!, token: family } });
  expect(found.find((each) => each.family === family)?.hasCupola).toBe(true);
});
