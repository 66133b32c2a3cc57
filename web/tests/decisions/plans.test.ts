/** Forecasts are asked for Movements on offer, and for no others. */
import { expect, test } from 'vitest';
import { forcePlan, pointedPlan } from '$lib/decisions/fight/plans';
import { MODES, questionsOf } from '../fixtures';

const moving = MODES.flatMap((mode) => questionsOf(mode, 'act')).filter(({ stand }) =>
  stand.question?.options.some(({ variant }) => variant === 'shotgun'),
);

test('a Movement pointed at is foreseen with all Soldati of its start', () => {
  for (const { stand } of moving) {
    const { question, view } = stand;
    const move = question!.options.find(({ variant }) => variant === 'shotgun')!;
    const fromThere = question!.options.filter(({ fields }) => fields.start === move.fields.start);
    const plan = pointedPlan(question, fromThere, String(move.fields.area), view!);
    const start = view!.areas.find(({ id }) => id === move.fields.start)!;
    expect(plan).toMatchObject({ start: start.id, target: move.fields.area });
    expect(plan!.soldati).toBe(start.soldati);
    expect(plan!.order).toBe(question!.order!.order);
  }
});

test('where several targets are open none is foreseen before one is pointed at', () => {
  for (const { stand } of moving) {
    const options = stand.question!.options.filter(({ variant }) => variant === 'shotgun');
    const targets = new Set(options.map(({ fields }) => fields.area));
    if (targets.size > 1)
      expect(pointedPlan(stand.question, options, null, stand.view!)).toBeNull();
  }
});

test('each number of Soldati on offer is foreseen with its car', () => {
  const asked = MODES.flatMap((mode) => questionsOf(mode, 'force'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { stand } of asked) {
    for (const option of stand.question!.options) {
      const plan = forcePlan(stand.question!, option)!;
      expect([plan.soldati, plan.car]).toEqual([option.fields.number, option.fields.car]);
      expect(plan.target).toBe(stand.question!.movement!.target);
    }
  }
});
