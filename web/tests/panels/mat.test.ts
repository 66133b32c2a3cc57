import { describe, expect, it } from 'vitest';
import { slotsOf } from '$lib/panels/families/slots';
import { edition, MODES, questions } from '../fixtures';

describe('a row of a mat', () => {
  const rows = MODES.flatMap((mode) =>
    questions(mode).flatMap(({ stand }) =>
      (stand.view?.families ?? []).flatMap((family) => {
        const printed = edition(mode).families.find(({ id }) => id === family.family)!;
        return printed.mat.map((row, place) => ({ row, state: family.mat[place]! }));
      }),
    ),
  );

  it('marks a slot that prints the value that counts', () => {
    for (const { row, state } of rows) {
      const { counts } = slotsOf(row, state);
      if (counts === null) continue;
      const slot = counts === -1 ? row.start! : row.slots[counts]!;
      expect(slot.value).toBe(state.value);
      expect(counts).toBeLessThan(Math.max(state.revealed, 0));
    }
  });

  it('shows as many tokens of the commission as lie there, on slots that are printed doubled', () => {
    for (const { row, state } of rows) {
      const { commission } = slotsOf(row, state);
      expect(commission.size).toBe(state.commission);
      for (const place of commission) {
        expect(row.slots[place]!.doubled).toBe(true);
        expect(place).toBeGreaterThanOrEqual(state.revealed);
      }
    }
  });

  it('begins a column area where the letter changes', () => {
    for (const { row, state } of rows) {
      for (const place of slotsOf(row, state).areas) {
        expect(row.slots[place]!.order).not.toBeNull();
      }
    }
  });
});
