/** What a Movement would bring, and how the conflict that is open may end. */
import type { ConflictMessage, ForecastMessage, NewForecast } from '$lib/api/schema';
import { once } from './remembered';
import type { Table } from './table.svelte';

export function forecastOf(table: Table, plan: NewForecast): Promise<ForecastMessage> {
  const key = `forecast ${JSON.stringify(plan)}`;
  return once(table, key, () => table.api.post('/forecast', plan));
}

/** Null if no conflict is open. */
export function conflictOf(table: Table): Promise<ConflictMessage | null> {
  return once(table, 'conflict', () => table.api.get('/conflict'));
}
