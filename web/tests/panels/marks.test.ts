import { describe, expect, it } from 'vitest';
import type { LaidOrder, RowMessage, ViewMessage } from '$lib/api/schema';
import { cleaned, hiddenOrders, NO_MARK, turned } from '$lib/state/marks';

function view(...orders: LaidOrder[]): ViewMessage {
  const enna = { id: 'enna', holder: 'red', soldati: 1, cars: 0, labs: 0, orders };
  return { areas: [enna] } as unknown as ViewMessage;
}

const HOME = { place: 'hq', what: 'order', id: null, owner: 'red' };
const ENNA = { place: 'area', what: 'order', id: 'enna', owner: 'red' };

/** An order that somebody moves face down. */
function moved(number: number, family: string, source: object, target: object): RowMessage {
  const events = [{ key: 'event.hidden-order-moved', family, source, target }];
  return { number, entry: { number, events } } as unknown as RowMessage;
}

const laid = (number: number, family = 'red') => moved(number, family, HOME, ENNA);
const gone = (number: number, family = 'red') => moved(number, family, ENNA, HOME);
const keysOf = (seen: ViewMessage, ...rows: RowMessage[]) =>
  hiddenOrders(seen, rows).map(({ key }) => key);

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
    const found = hiddenOrders(view(shown, hidden('basic-2', 'basic-3')), [laid(1)]);
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
    const before = hiddenOrders(view(hidden('basic-1')), [laid(1)]);
    const marks = { [before[0]!.key]: turned(NO_MARK, 'basic-1') };
    expect(cleaned(marks, before)).toEqual(marks);
    expect(cleaned(marks, hiddenOrders(view(), [laid(1), gone(2)]))).toEqual({});
  });

  it('are not those of an order laid in the same area later', () => {
    const one = view(hidden('basic-1'));
    expect(keysOf(one, laid(1), gone(2), laid(3))).not.toEqual(keysOf(one, laid(1)));
  });

  it('stay with the order when another is laid beside it', () => {
    const [first] = keysOf(view(hidden('basic-1')), laid(1));
    const both = keysOf(view(hidden('basic-1'), hidden('basic-1')), laid(1), laid(2));
    expect(both[0]).toBe(first);
    expect(both[1]).not.toBe(first);
  });

  it('are lost when nobody knows which of two orders has gone', () => {
    const both = keysOf(view(hidden('basic-1'), hidden('basic-1')), laid(1), laid(2));
    const [left] = keysOf(view(hidden('basic-1')), laid(1), laid(2), gone(3));
    expect(both).not.toContain(left);
  });

  it('stay when what was done with the order is taken back', () => {
    const undone = { number: 3, undone: 2 } as unknown as RowMessage;
    const one = view(hidden('basic-1'));
    expect(keysOf(one, laid(1), gone(2), undone)).toEqual(keysOf(one, laid(1)));
  });

  it('stay when the order of another family in the same area is no longer hidden', () => {
    const red = hidden('basic-1');
    const rows = [laid(1, 'blue'), laid(2)];
    const [, before] = keysOf(view(hiddenOf('blue', 'basic-2'), red), ...rows);
    expect(keysOf(view(red), ...rows, gone(3, 'blue'))).toEqual([before]);
  });

  it('forget what the order can no longer be', () => {
    const [order] = hiddenOrders(view(hidden('basic-2')), [laid(1)]);
    const mark = {
      beliefs: { 'basic-1': 'excluded', 'basic-2': 'believed' },
      note: 'why',
    } as const;
    expect(cleaned({ [order!.key]: mark }, [order!])).toEqual({
      [order!.key]: { beliefs: { 'basic-2': 'believed' }, note: 'why' },
    });
  });
});
