import { describe, expect, it } from 'vitest';
import type { LaidOrder, ViewMessage } from '$lib/api/schema';
import { cleaned, hiddenOrders, NO_MARK, turned } from '$lib/state/marks';

function view(round: number, ...orders: LaidOrder[]): ViewMessage {
  const enna = { id: 'enna', holder: 'red', soldati: 1, cars: 0, labs: 0, orders };
  return { round, areas: [enna] } as unknown as ViewMessage;
}

const hidden = (...can_be: string[]): LaidOrder => hiddenOf('red', ...can_be);

const hiddenOf = (family: string, ...can_be: string[]): LaidOrder => ({
  family,
  order: null,
  face_up: false,
  can_be,
});

describe('private marks on face-down orders', () => {
  it('are for the orders that the seat does not know', () => {
    const shown = { family: 'red', order: 'basic-1', face_up: true, can_be: [] };
    const found = hiddenOrders(view(1, shown, hidden('basic-2', 'basic-3')));
    expect(found.map(({ area, family, canBe }) => [area, family, canBe])).toEqual([
      ['enna', 'red', ['basic-2', 'basic-3']],
    ]);
  });

  it('go from believed to excluded and away', () => {
    const believed = turned(NO_MARK, 'basic-1');
    const excluded = turned(believed, 'basic-1');
    expect(believed.beliefs).toEqual({ 'basic-1': 'believed' });
    expect(excluded.beliefs).toEqual({ 'basic-1': 'excluded' });
    expect(turned(excluded, 'basic-1').beliefs).toEqual({});
  });

  it('leave the marks on other tokens alone', () => {
    const both = turned(turned(NO_MARK, 'basic-1'), 'basic-2');
    expect(turned(both, 'basic-1').beliefs['basic-2']).toBe('believed');
  });

  it('go with the order', () => {
    const before = hiddenOrders(view(1, hidden('basic-1')));
    const marks = { [before[0]!.key]: turned(NO_MARK, 'basic-1') };
    expect(cleaned(marks, before)).toEqual(marks);
    expect(cleaned(marks, hiddenOrders(view(1)))).toEqual({});
  });

  it('are not those of an order laid in the same area a round later', () => {
    const [first] = hiddenOrders(view(1, hidden('basic-1')));
    const [second] = hiddenOrders(view(2, hidden('basic-1')));
    expect(first!.key).not.toBe(second!.key);
  });

  it('stay when the order of another family in the same area is no longer hidden', () => {
    const red = hidden('basic-1');
    const [, before] = hiddenOrders(view(1, hiddenOf('blue', 'basic-2'), red));
    const [after] = hiddenOrders(view(1, red));
    expect(after!.key).toBe(before!.key);
  });

  it('forget what the order can no longer be', () => {
    const [order] = hiddenOrders(view(1, hidden('basic-2')));
    const mark = {
      beliefs: { 'basic-1': 'excluded', 'basic-2': 'believed' },
      note: 'why',
    } as const;
    expect(cleaned({ [order!.key]: mark }, [order!])).toEqual({
      [order!.key]: { beliefs: { 'basic-2': 'believed' }, note: 'why' },
    });
  });
});
