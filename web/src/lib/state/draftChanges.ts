/** What the own draft changes beside the map; on the map it is drawn as ghosts. */
import type { ViewMessage } from '$lib/api/schema';
import type { Table } from './table.svelte';

type Drafting = Pick<Table, 'before' | 'shown'>;

/** Whether something is another after the own draft. */
export function isDrafted({ before, shown }: Drafting, find: (view: ViewMessage) => unknown) {
  return before !== null && JSON.stringify(find(before)) !== JSON.stringify(find(shown));
}

/** What something was before the own draft; undefined where that is no news. */
export function wasBefore<T>(table: Drafting, find: (view: ViewMessage) => T): T | undefined {
  return table.before && isDrafted(table, find) ? find(table.before) : undefined;
}
