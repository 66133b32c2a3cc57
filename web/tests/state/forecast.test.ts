/** What a plan would bring is foretold once for each plan. */
import { afterEach, expect, test, vi } from 'vitest';
import type { NewForecast } from '$lib/api/schema';
import { conflictOf, forecastOf } from '$lib/state/forecast';
import { Requests } from '../requests';
import { askedTable } from '../tables';

afterEach(() => vi.unstubAllGlobals());

const plan = { area: 'enna', soldati: 2 } as unknown as NewForecast;

test('each plan is foretold once', async () => {
  const requests = new Requests({ 'POST /forecast': (body) => ({ of: body }) });
  const table = askedTable('act');
  expect(await forecastOf(table, plan)).toEqual({ of: plan });
  await forecastOf(table, { ...plan });
  const other = { ...plan, area: 'gela' } as NewForecast;
  expect(await forecastOf(table, other)).toEqual({ of: other });
  expect(requests.bodies('POST /forecast')).toEqual([plan, other]);
});

test('how a conflict may end is asked for once, and again after a cut', async () => {
  const cut = new Requests();
  const table = askedTable('conflict');
  await expect(conflictOf(table)).rejects.toMatchObject({ key: 'unreached' });
  expect(cut.asked).toHaveLength(1);
  const requests = new Requests({ 'GET /conflict': () => null });
  expect(await conflictOf(table)).toBeNull();
  await conflictOf(table);
  expect(requests.asked).toHaveLength(1);
});
