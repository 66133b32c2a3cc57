/** Of everything on the table it can be asked why it is not offered; the server calls it the same. */
import { afterEach, expect, test, vi } from 'vitest';
import type { Target } from '$lib/state/selection';
import { whyNot } from '$lib/state/why';
import { Requests } from '../requests';
import { askedTable } from '../tables';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['turn', { thing: 'area', id: 'enna' }, { thing: 'area', id: 'enna' }],
  ['turn', { thing: 'family', id: 'neutral' }, { thing: 'family', id: 'neutral' }],
  ['turn', { thing: 'token', id: 'police/red' }, { thing: 'column', id: 'police' }],
  ['act', { thing: 'supply', id: 'supply' }, { thing: 'supply', id: 'supply' }],
] as [string, Target, Target][])('at %s %o is asked about as %o', async (kind, target, pointed) => {
  const reasons = [{ key: 'refused.no', rule: '1', text: 'No.' }];
  const requests = new Requests({ 'POST /why': () => reasons });
  expect(await whyNot(askedTable(kind), target)).toEqual(reasons);
  expect(requests.bodies('POST /why')).toEqual([pointed]);
});
