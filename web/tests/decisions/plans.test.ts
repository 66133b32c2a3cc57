/** Forecasts are asked for Movements and Strikes on offer, and for no others. */
import { expect, test } from 'vitest';
import { bonusesIn, hasStarts, pointedPlans } from '$lib/decisions/fight/plans';
import type { ForecastMessage } from '$lib/api/schema';
import { MODES, questionsOf } from '../fixtures';

const moving = MODES.flatMap((mode) => questionsOf(mode, 'act')).filter(({ snapshot }) =>
  snapshot.question?.options.some(({ variant }) => variant === 'shotgun'),
);

test('a Movement pointed at is foreseen for all who may go', () => {
  expect(moving.length).toBeGreaterThan(0);
  for (const { snapshot } of moving) {
    const { question } = snapshot;
    const move = question!.options.find(({ variant }) => variant === 'shotgun')!;
    const fromThere = question!.options.filter(
      ({ fields, variant }) => variant === 'shotgun' && fields.start === move.fields.start,
    );
    const [plan] = pointedPlans(question, fromThere, String(move.fields.area));
    expect(plan).toMatchObject({ start: move.fields.start, target: move.fields.area });
    expect(plan!.soldati).toBeUndefined();
    expect(plan!.order).toBe(question!.order!.order);
  }
});

test('where several targets are open none is foreseen before one is pointed at', () => {
  const several = moving.flatMap(({ snapshot }) => {
    const options = snapshot.question!.options.filter(({ variant }) => variant === 'shotgun');
    const targets = new Set(options.map(({ fields }) => fields.area));
    return targets.size > 1 ? [{ snapshot, options }] : [];
  });
  expect(several.length).toBeGreaterThan(0);
  for (const { snapshot, options } of several) {
    expect(pointedPlans(snapshot.question, options, null)).toEqual([]);
  }
});

test('a Strike pointed at is foreseen with and without a car bomb, as they are on offer', () => {
  const striking = MODES.flatMap((mode) => questionsOf(mode, 'act')).flatMap(({ snapshot }) => {
    const strikes = snapshot.question!.options.filter(({ variant }) => variant === 'bomb');
    return strikes.length > 0 ? [{ snapshot, strikes }] : [];
  });
  expect(striking.length).toBeGreaterThan(0);
  for (const { snapshot, strikes } of striking) {
    const { start, area } = strikes[0]!.fields;
    const there = strikes.filter(({ fields }) => fields.start === start && fields.area === area);
    const plans = pointedPlans(snapshot.question, there, String(area));
    expect(plans.map(({ way, car }) => [way, car])).toEqual(
      there.map(({ fields }) => ['bomb', fields.car]),
    );
    expect(plans[0]).toMatchObject({ start, target: area, order: snapshot.question!.order!.order });
  }
});

test('agitated neutrals pointed at are foreseen from where they stand', () => {
  const agitating = MODES.flatMap((mode) => questionsOf(mode, 'agitate-move'));
  expect(agitating.length).toBeGreaterThan(0);
  for (const { snapshot } of agitating) {
    const { options, order } = snapshot.question!;
    const { area } = options[0]!.fields;
    const plans = pointedPlans(snapshot.question, options, String(area));
    expect(plans).toHaveLength(1);
    expect(plans[0]).toMatchObject({ target: area, family: order!.family });
    const start = snapshot.view!.areas.find(({ id }) => id === plans[0]!.start);
    expect(start!.holder).toBe('neutral');
  }
});

test('a target that is reached from two areas is foreseen from both', () => {
  const [{ snapshot }] = moving as [(typeof moving)[0]];
  const move = snapshot.question!.options.find(({ variant }) => variant === 'shotgun')!;
  const other = { ...move, fields: { ...move.fields, start: 'elsewhere' } };
  const plans = pointedPlans(snapshot.question, [move, other], String(move.fields.area));
  expect(plans.map(({ start }) => start)).toEqual([move.fields.start, 'elsewhere']);
  expect(hasStarts(plans)).toBe(true);
  expect(hasStarts(plans.slice(1))).toBe(false);
});

test('what is compared is told once, and once more with a car', () => {
  const defence = { labs: 1, vests: 0, guard: 0 };
  const foreseen = (car: number) =>
    ({
      bonuses: { attack: { skulls: 1, car, seaborne: 0 }, defence, face_down: 0, removed: car },
    }) as ForecastMessage;
  const nobody = { bonuses: null } as ForecastMessage;
  const found = bonusesIn([foreseen(0), foreseen(2), nobody, foreseen(0)]);
  expect(found.map(({ attack }) => attack.car)).toEqual([0, 2]);
});
