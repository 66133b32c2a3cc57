import { describe, expect, it } from 'vitest';
import type { DraftMessage, ViewMessage } from '$lib/api/schema';
import { isDrafted, wasBefore } from '$lib/state/draftChanges';
import { questionsOf } from '../fixtures';
import { tableAt } from '../tables';

/** A table whose own draft pays some Money. */
function drafting(paid: number) {
  const asked = questionsOf('2v2', 'turn')[0]!.snapshot;
  const seat = asked.question!.seat!;
  const family = asked.view!.seats[seat]!.family!;
  const families = asked.view!.families.map((each) =>
    each.family === family ? { ...each, money: each.money - paid } : each,
  );
  const view = { ...asked.view!, families };
  const draft = { answers: ['x'], view, question: null } as unknown as DraftMessage;
  const money = ({ families }: ViewMessage) =>
    families.find((each) => each.family === family)!.money;
  return { table: tableAt({ ...asked, drafts: { [seat]: draft } }, seat), money };
}

describe('what the own draft changes beside the map', () => {
  it('is what is another than before', () => {
    const { table, money } = drafting(2);
    expect(isDrafted(table, money)).toBe(true);
    expect(wasBefore(table, money)).toBe(money(table.view) + 2);
    expect(isDrafted(table, (view) => view.sheets)).toBe(false);
    expect(wasBefore(table, (view) => view.sheets)).toBeUndefined();
  });

  it('is nothing without a draft', () => {
    const table = tableAt(questionsOf('2v2', 'turn')[0]!.snapshot);
    expect(table.before).toBeNull();
    expect(isDrafted(table, () => Math.random())).toBe(false);
  });
});
