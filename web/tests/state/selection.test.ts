/** Every answer on offer can be reached by clicks in any order, and nothing else can. */
import { describe, expect, test } from 'vitest';
import type { AnswerMessage, SnapshotMessage } from '$lib/api/schema';
import {
  aspectsOf,
  isVariantSaid,
  keyOf,
  matches,
  narrowed,
  repicked,
  targetsOf,
  thingsOf,
  variantsOf,
  type Pick,
  type Value,
} from '$lib/state/selection';
import { MODES, questions, questionsOf, type Mode } from '../fixtures';

/** Everything that can be clicked now. */
function clicks(options: readonly AnswerMessage[], picks: readonly Pick[]): Pick[] {
  const variants = isVariantSaid(options, picks) ? [] : variantsOf(narrowed(options, picks));
  const things = [...thingsOf(targetsOf(options, picks))];
  return [
    ...things.flatMap(([thing, ids]) => ids.map((id): Pick => ({ by: 'thing', thing, id }))),
    ...variants.map((variant): Pick => ({ by: 'variant', variant })),
    ...aspectsOf(options, picks).flatMap(({ field, values }) =>
      values.map((value): Pick => ({ by: 'field', field, value })),
    ),
  ];
}

/** Click what fits an answer, each time the click a number chooses, until one answer is left. */
function reach(options: readonly AnswerMessage[], wanted: AnswerMessage, luck: () => number) {
  let picks: Pick[] = [];
  for (let count = 0; count < 20; count += 1) {
    const left = narrowed(options, picks);
    if (left.length === 1 && isVariantSaid(options, picks)) return left[0];
    const fitting = clicks(options, picks).filter((pick) => matches(wanted, pick));
    const next = fitting[Math.floor(luck() * fitting.length)];
    if (!next) return undefined;
    picks = [...picks, next];
  }
  return undefined;
}

/** The same numbers in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const asked = MODES.flatMap(questions);

function goingOf({ question }: SnapshotMessage): AnswerMessage[] {
  return question?.options.filter((option) => !option.done) ?? [];
}

/** Where there is one answer beside *done*, nothing has to be narrowed. */
const several = asked.filter(({ snapshot }) => goingOf(snapshot).length > 1);

describe.each(several)('$name', ({ snapshot }) => {
  const options = snapshot.question?.options ?? [];
  const going = goingOf(snapshot);

  test('every answer is reached by clicks in any order', () => {
    const luck = seeded(7);
    const some = going.filter((_, place) => place % Math.ceil(going.length / 60) === 0);
    for (const wanted of some) {
      for (let round = 0; round < 3; round += 1) {
        expect(reach(options, wanted, luck)?.text).toBe(wanted.text);
      }
    }
  });

  test('every click leaves an answer', () => {
    for (const pick of clicks(options, [])) {
      const left = narrowed(options, [pick]);
      expect(left.length).toBeGreaterThan(0);
      for (const next of clicks(options, [pick])) {
        expect(narrowed(options, [pick, next]).length).toBeGreaterThan(0);
      }
    }
  });
});

test('what ends a question is never reached by clicking things', () => {
  const ending = asked.filter(({ snapshot }) =>
    snapshot.question?.options.some(({ done }) => done),
  );
  expect(ending.length).toBeGreaterThan(0);
  for (const { snapshot } of ending) {
    const options = snapshot.question?.options ?? [];
    for (const pick of clicks(options, [])) {
      expect(narrowed(options, [pick]).every(({ done }) => !done)).toBe(true);
    }
  }
});

function answer(
  kind: string,
  variant: string,
  fields: AnswerMessage['fields'],
  things: AnswerMessage['things'],
): AnswerMessage {
  const text = [kind, variant, ...Object.values(fields)].join(' ');
  return { text, kind, variant, done: false, fields, things };
}

describe('what fields name', () => {
  const everything = asked.flatMap(({ snapshot }) => snapshot.question!.options);
  /** The sort of thing that a field alone names. */
  const namedBy = ({ fields, things, ...rest }: AnswerMessage, field: string) => {
    const alone = {
      ...rest,
      fields: { [field]: fields[field]! },
      things: things[field] ? { [field]: things[field] } : {},
    };
    return [...thingsOf(targetsOf([alone], [])).keys()][0];
  };
  const named = (kind: string, variant: string, field: string) =>
    new Set(
      everything
        .filter((option) => option.kind === kind && option.variant === variant)
        .map((option) => namedBy(option, field)),
    );

  test('a space is one of the solo board where an additional action is done', () => {
    expect(named('turn', 'additional', 'space')).toEqual(new Set(['solo']));
    expect(named('unlock', '', 'space')).toEqual(new Set(['solo']));
    expect(named('turn', 'use', 'space')).toEqual(new Set(['space']));
  });

  test('a token of the mat goes to a column, a space or the supply', () => {
    const places = new Set(['column', 'space', 'supply']);
    expect(named('act', 'exert', 'destination')).toEqual(places);
  });

  test('a Movement starts in an area, and a tile is exchanged for a tile', () => {
    expect(named('act', 'shotgun', 'start')).toEqual(new Set(['area']));
    expect(named('move-tile', '', 'from')).toEqual(new Set(['tile']));
  });
});

describe('two families that can stand for one another', () => {
  const options = [
    answer(
      'choose-families',
      '',
      { own: 'red', partner: 'blue' },
      { own: 'family', partner: 'family' },
    ),
    answer(
      'choose-families',
      '',
      { own: 'blue', partner: 'red' },
      { own: 'family', partner: 'family' },
    ),
    answer(
      'choose-families',
      '',
      { own: 'red', partner: 'green' },
      { own: 'family', partner: 'family' },
    ),
  ];
  const picks: Pick[] = [
    { by: 'thing', thing: 'family', id: 'red' },
    { by: 'thing', thing: 'family', id: 'blue' },
  ];

  test('are asked for by name when both were clicked', () => {
    expect(targetsOf(options, picks)).toEqual(new Set());
    expect(aspectsOf(options, picks)).toContainEqual({ field: 'own', values: ['red', 'blue'] });
  });
});

describe('another click in place of one that does not fit', () => {
  const options = [
    answer('act', 'place', { area: 'enna', number: 1 }, { area: 'area' }),
    answer('act', 'place', { area: 'enna', number: 2 }, { area: 'area' }),
    answer('act', 'place', { area: 'noto', number: 1 }, { area: 'area' }),
    answer('act', 'car', { area: 'gela' }, { area: 'area' }),
  ];
  const enna: Pick = { by: 'thing', thing: 'area', id: 'enna' };
  const noto: Pick = { by: 'thing', thing: 'area', id: 'noto' };
  const gela: Pick = { by: 'thing', thing: 'area', id: 'gela' };
  const place: Pick = { by: 'variant', variant: 'place' };

  test('takes the place of the old one and leaves the others', () => {
    expect(repicked(options, [place, enna], noto)).toEqual([place, noto]);
  });

  test('drops all that do not go together with it', () => {
    expect(repicked(options, [place, enna], gela)).toEqual([gela]);
  });
});

test('in a Movement the targets that glow are those reached from the start that was clicked', () => {
  const moves = MODES.flatMap((mode) => questionsOf(mode, 'act'))
    .map(({ snapshot }) => snapshot.question?.options ?? [])
    .filter((options) => options.some(({ variant }) => variant === 'shotgun'));
  expect(moves.length).toBeGreaterThan(0);
  for (const options of moves) {
    const first = options.find(({ variant }) => variant === 'shotgun')!;
    const start: Pick = { by: 'field', field: 'start', value: first.fields.start };
    const glowing = targetsOf(options, [{ by: 'variant', variant: 'shotgun' }, start]);
    const reached = narrowed(options, [{ by: 'variant', variant: 'shotgun' }, start]);
    const ids = reached.map(({ fields }) => keyOf({ thing: 'area', id: String(fields.area) }));
    expect(glowing).toEqual(new Set(ids));
  }
});

/** The columns of these answers, each once. */
function columnsOf(options: readonly AnswerMessage[], variant: string): Value[] {
  const found = options.filter((option) => option.variant === variant);
  return [...new Set(found.map(({ fields }) => fields.column))];
}

/** A question as it was put, and as it is where no column with a token to use can be gained. */
function turns(mode: Mode): AnswerMessage[][] {
  return questionsOf(mode, 'turn').flatMap(({ snapshot }) => {
    const { options } = snapshot.question!;
    const used = columnsOf(options, 'use');
    const dear = ({ variant, fields }: AnswerMessage) =>
      variant === 'gain' && used.includes(fields.column);
    return [options, options.filter((option) => !dear(option))];
  });
}

test.each(MODES)('what glows does what its group says: a column is gained [%s]', (mode) => {
  let gainable = 0;
  let onlyUsed = 0;
  let usable = 0;
  for (const options of turns(mode)) {
    const gained = columnsOf(options, 'gain');
    const things = thingsOf(targetsOf(options, []));
    expect(things.get('column') ?? []).toEqual(gained);
    gainable += gained.length;
    onlyUsed += columnsOf(options, 'use').filter((column) => !gained.includes(column)).length;
    for (const id of things.get('column') ?? []) {
      const left = narrowed(options, [{ by: 'thing', thing: 'column', id }]);
      expect(new Set(left.map(({ variant }) => variant))).toEqual(new Set(['gain']));
    }
    for (const id of things.get('token') ?? []) {
      const left = narrowed(options, [{ by: 'thing', thing: 'token', id }]);
      expect(new Set(left.map(({ variant }) => variant))).toEqual(new Set(['use']));
      usable += 1;
    }
  }
  expect(gainable).toBeGreaterThan(0);
  expect(onlyUsed).toBeGreaterThan(0);
  expect(usable).toBeGreaterThan(0);
});

test.each(MODES)('what glows does what its group says: areas of an action [%s]', (mode) => {
  let alone = 0;
  for (const { snapshot } of questionsOf(mode, 'act')) {
    const { options } = snapshot.question!;
    const inAreas = options.filter(({ things }) => Object.values(things).includes('area'));
    const isSaid = variantsOf(inAreas).length === 1;
    for (const id of thingsOf(targetsOf(options, [])).get('area') ?? []) {
      const picks: Pick[] = [{ by: 'thing', thing: 'area', id }];
      expect(isVariantSaid(options, picks)).toBe(isSaid);
      if (!isSaid) expect(aspectsOf(options, picks)).toEqual([]);
      if (!isSaid && variantsOf(narrowed(options, picks)).length === 1) alone += 1;
    }
  }
  expect(alone).toBeGreaterThan(0);
});
