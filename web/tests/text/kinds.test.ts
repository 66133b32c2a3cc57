import { describe, expect, it } from 'vitest';
import { has } from '$lib/text';
import { questionRule } from '$lib/text/sentences';
import { kinds, MODES } from '../fixtures';

describe.each(kinds)('$name', ({ name, variants, is_asked }) => {
  it('has a question', () => {
    expect(has(`question-${name}`)).toBe(true);
    if (is_asked) expect(has(`waiting-${name}`)).toBe(true);
  });

  it('has a text for each answer and for each entry', () => {
    for (const variant of variants) {
      const key = [name, variant].filter(Boolean).join('-');
      expect(has(`answer-${key}`), key).toBe(true);
      expect(has(`entry-${key}`), key).toBe(true);
    }
  });

  it('has a rule', () => {
    for (const mode of MODES) expect(questionRule(name, mode)).toMatch(/^\d+(\.\d+){1,2}$/u);
  });
});

describe('The rule of a question', () => {
  it('is another one where one plays against two', () => {
    expect(questionRule('pick-family', '1v1')).toBe('15.1.2');
    expect(questionRule('pick-family', '2v1')).toBe('16.1.2');
  });

  it('is another one where an order is executed', () => {
    expect(questionRule('act', '2v2', 'planning')).toBe('4.2');
    expect(questionRule('act', '2v2', 'encounter')).toBe('7.2');
  });
});
