/** What a Movement or a Strike would bring, and how the conflict that is open may end. */
import type {
  CardOddsMessage,
  ConflictMessage,
  ForecastMessage,
  NewForecast,
  OptionMessage,
  TakeOddsMessage,
} from '$lib/api/schema';
import { once } from './cache';
import type { Table } from './table.svelte';

export function forecastOf(table: Table, plan: NewForecast): Promise<ForecastMessage> {
  const key = `forecast ${JSON.stringify(plan)}`;
  return once(table, key, () => table.api.post('/forecast', plan));
}

/** What an answer brings in the Movement that has been declared. */
export function forecastFor(table: Table, { text }: OptionMessage): Promise<ForecastMessage> {
  return once(table, `forecast of ${text}`, () =>
    table.api.post('/forecast/answer', { answer: text }),
  );
}

/** What is known of each card that may be laid. */
export function oddsOf(table: Table): Promise<CardOddsMessage[]> {
  return once(table, 'odds', () => table.api.get('/odds'));
}

/** What is known of leaving and of taking the other's card. */
export function takeOddsOf(table: Table): Promise<TakeOddsMessage[]> {
  return once(table, 'odds/take', () => table.api.get('/odds/take'));
}

/** Null if no conflict is open. */
export function conflictOf(table: Table): Promise<ConflictMessage | null> {
  return once(table, 'conflict', () => table.api.get('/conflict'));
}
