import { describe, expect, it } from 'vitest';
import { draftedSlots, slotsOf } from '$lib/panels/families/slots';
import { rowText, slotText } from '$lib/panels/families/slotText';
import { Words } from '$lib/text/words';
import { edition, MODES, questions } from '../fixtures';

describe('a row of a mat', () => {
  const rows = MODES.flatMap((mode) =>
    questions(mode).flatMap(({ snapshot }) =>
      (snapshot.view?.families ?? []).flatMap((family) => {
        const printed = edition(mode).families.find(({ id }) => id === family.family)!;
        return printed.mat.map((row, place) => ({
          row,
          state: family.mat[place]!,
          family: family.family,
          words: new Words(edition(mode)),
        }));
      }),
    ),
  );

  it('marks a slot that prints the value that counts', () => {
    for (const { row, state } of rows) {
      const { counts } = slotsOf(row, state);
      const slot = counts === -1 ? row.start : row.slots[counts];
      expect(slot?.value ?? 0).toBe(state.value);
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

  it('tells what the next token would reveal', () => {
    for (const { row, state, family, words } of rows) {
      const next = row.slots[state.revealed];
      const expected = next ? slotText(next, row.row, family, words) : 'All of this row';
      expect(rowText(row, state, family, words)).toContain(expected);
    }
  });

  it('marks the slots on which a draft lays tokens or from which it takes them', () => {
    const { row, state } = rows.find(({ state }) => state.revealed >= 2 && !state.commission)!;
    const earlier = { ...state, revealed: state.revealed - 2 };
    const places = [earlier.revealed, earlier.revealed + 1];
    expect([...draftedSlots(row, earlier, state)]).toEqual(places);
    expect([...draftedSlots(row, state, earlier)]).toEqual(places);
    expect(draftedSlots(row, state, state).size).toBe(0);
    expect(draftedSlots(row, null, state).size).toBe(0);
  });
});
