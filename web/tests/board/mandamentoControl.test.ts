/** Control is shown as it stands, and what is confirmed beside it [6.1.1]. */
import { describe, expect, it } from 'vitest';
import { controlStates, type Control } from '$lib/board/mandamentoControl';
import { mandamentoName } from '$lib/board/labels';
import { snapshot } from '../fixtures';
import { tableAt } from '../tables';

const table = tableAt(snapshot('2v2', 'waiting'));
const told = (control: Control) => mandamentoName(table, 'palermo', control);

describe('control of a Mandamento', () => {
  it('that nobody has is shown by no token', () => {
    const control = { controlled: null, confirmed: null };
    expect(controlStates(control)).toEqual([]);
    expect(told(control)).toContain('Nobody controls it');
  });

  it('that is confirmed and held is one plain token', () => {
    const control = { controlled: 'red', confirmed: 'red' };
    expect(controlStates(control)).toEqual([{ family: 'red', as: 'confirmed' }]);
    expect(told(control)).toContain('Red controls it, confirmed.');
  });

  it('that is held but not confirmed does not look confirmed', () => {
    const control = { controlled: 'blue', confirmed: null };
    expect(controlStates(control)).toEqual([{ family: 'blue', as: 'held' }]);
    expect(told(control)).toContain('Blue controls it now, not yet confirmed');
  });

  it('that was confirmed and is lost does not look held', () => {
    const control = { controlled: null, confirmed: 'red' };
    expect(controlStates(control)).toEqual([{ family: 'red', as: 'lost' }]);
    expect(told(control)).toMatch(/Red’s control is confirmed .* lost since/);
    expect(told(control)).not.toContain('Red controls it');
  });

  it('that another family has taken shows both', () => {
    const control = { controlled: 'blue', confirmed: 'red' };
    expect(controlStates(control)).toEqual([
      { family: 'blue', as: 'held' },
      { family: 'red', as: 'lost' },
    ]);
    expect(told(control)).toMatch(/Blue controls it now.*Red’s control is confirmed/);
  });
});
