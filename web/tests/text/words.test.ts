import { describe, expect, it, vi } from 'vitest';
import { has, t } from '$lib/text';
import { language } from '$lib/text/language.svelte';
import { translated, Words } from '$lib/text/words';
import { edition, MODES } from '../fixtures';

const words = new Words(edition('2v2'));

describe('Words', () => {
  it('call things as the edition does', () => {
    expect(words.area('piazza-armerina')).toBe('Piazza Armerina');
    expect(words.sea('mare-cefalu')).toBe('Mare Cefalù');
    expect(words.tile('chain-of-command')).toBe('Chain of Command');
    expect(words.card('coward-1')).toBe('Coward 1');
    expect(words.order('red', 'basic-1')).toBe('First light');
    expect(words.row('two')).toBe('Two institutions');
  });

  it('call families by their colours and by their own names', () => {
    expect(words.family('red')).toBe('Red');
    expect(words.house('red')).toBe('Granaturi');
    expect(words.owner('red')).toBe('Red');
    expect(words.owner('neutral')).toBe('Neutral');
  });

  it('call spaces by what they do', () => {
    expect(words.space(1, 'order-place')).toBe('Order + Place +1 (pay 1)');
    expect(words.space(1, 'odd-jobs')).toBe('Recruit 3 / Place 2 (receive 1)');
    expect(words.space(1, 'blue-1')).toBe('Blue space (Starting player)');
    expect(new Words(edition('1v1')).soloSpace('garrison-3')).toBe('Place 1 with each of 3 labs');
  });

  it.each(MODES)('tell the spaces of each sheet of %s apart', (mode) => {
    const printed = edition(mode);
    const of = new Words(printed);
    for (const [number, sheet] of printed.sheets.entries()) {
      const names = sheet.spaces
        .filter(({ action }) => action)
        .map(({ id }) => of.space(number, id));
      expect(new Set(names).size).toBe(names.length);
    }
    const solo = printed.solo?.spaces.map(({ id }) => of.soloSpace(id)) ?? [];
    expect(new Set(solo).size).toBe(solo.length);
  });
});

describe('Numbers', () => {
  it.each([
    ['n-soldati', '1 Soldato', '2 Soldati'],
    ['n-labs', '1 lab', '2 labs'],
    ['n-cars', '1 car', '2 cars'],
    ['n-boats', '1 boat', '2 boats'],
    ['n-orders', '1 order', '2 orders'],
    ['n-mandamenti', '1 Mandamento', '2 Mandamenti'],
    ['n-money', '1 Money', '2 Money'],
  ])('of %s have their singular', (key, one, two) => {
    expect(t(key, { number: 1 })).toBe(one);
    expect(t(key, { number: 2 })).toBe(two);
  });

  it('do not mention what there is none of', () => {
    expect(t('some-units', { soldati: 2, members: 0 })).toBe('2 Soldati');
    expect(t('some-units', { soldati: 0, members: 1 })).toBe('1 member');
    expect(t('some-units', { soldati: 1, members: 2 })).toBe('1 Soldato and 2 members');
  });
});

describe('Texts', () => {
  it('show their key where there is none, and say so once', () => {
    const complain = vi.spyOn(console, 'warn').mockImplementation(() => {});

    expect(t('no-such-text')).toBe('no-such-text');
    expect(t('no-such-text')).toBe('no-such-text');
    expect(has('no-such-text')).toBe(false);
    expect(complain).toHaveBeenCalledOnce();
    complain.mockRestore();
  });

  it('of the edition stand in for one another', () => {
    const text = { en: 'English', de: null, fr: null, ru: null };
    expect(translated(text)).toBe('English');
    expect(translated(undefined)).toBe('');
    expect(translated(undefined, 'enna')).toBe('enna');
  });

  it('stay English where another language has none', async () => {
    await language.use('tlh');
    expect(t('family-red')).toBe('Red');
  });
});

it('a level of 2 against 1 says how hard it is for who plays alone [16.2.1]', () => {
  expect(t('level')).toContain('for who plays alone');
  for (const level of ['easy', 'medium', 'hard']) expect(t(`level-${level}`)).toBe(level);
});
