import { describe, expect, it } from 'vitest';
import { costOfAll, costsOf, notPaidText } from '$lib/panels/sheets/costs';
import { movableTokens } from '$lib/panels/sheets/tokens';
import type { ViewMessage } from '$lib/api/schema';
import { targetsOf, thingsOf, tokenId, type Target } from '$lib/state/selection';
import { edition, MODES, questions, type Mode } from '../fixtures';

const turn = questions('2v2').find(({ kind }) => kind === 'turn')!;
const question = turn.snapshot.question!;
const uses = question.options.filter((option) => option.variant === 'use');

describe('what a space costs', () => {
  const id = uses[0]!.fields.space as string;
  const groups = costsOf(uses, { thing: 'space', id });

  it('is told for every owner whose token may be moved there, once', () => {
    const owners = new Set(
      uses.filter((use) => use.fields.space === id).map((use) => use.fields.owner),
    );
    const told = groups.flatMap((group) => group.owners);
    expect(new Set(told)).toEqual(owners);
  });

  it('is what the answers say', () => {
    for (const { cost, owners } of groups) {
      for (const owner of owners) {
        const alike = uses.filter((use) => use.fields.space === id && use.fields.owner === owner);
        expect(alike.map((use) => use.cost)).toContainEqual(cost);
      }
    }
  });

  it('says nothing of a space that is not on offer', () => {
    expect(costsOf(uses, { thing: 'space', id: 'nowhere' })).toEqual([]);
  });
});

/** What is printed as the price of a thing: to be paid, or to be received. */
function priceOf(mode: Mode, { sheets }: ViewMessage, { thing, id }: Target): number {
  const printed = edition(mode);
  const { columns } = printed;
  if (thing === 'column' && columns.some((column) => column.id === id)) {
    return -(printed.sheets[sheets.top]!.costs[id] ?? 0) - printed.numbers.token_cost;
  }
  const spaces = thing === 'solo' ? printed.solo?.spaces : printed.sheets[sheets.bottom]!.spaces;
  return spaces?.find((space) => space.id === id)?.money ?? 0;
}

describe.each(MODES)('what has a price in %s', (mode) => {
  const told = questions(mode)
    .filter(({ kind }) => kind === 'turn')
    .flatMap(({ snapshot }) => {
      const { options } = snapshot.question!;
      const targets = [...thingsOf(targetsOf(options, []))].flatMap(([thing, ids]) =>
        ids.map((id) => ({ thing, id })),
      );
      return targets.map((target) => ({
        target,
        price: priceOf(mode, snapshot.view!, target),
        groups: costsOf(options, target),
      }));
    });

  it('is never told to cost nothing', () => {
    const priced = told.filter(({ price }) => price !== 0);
    expect(priced.length).toBeGreaterThan(10);
    const free = priced.filter(({ groups }) => groups.some(({ cost }) => cost === null));
    expect(free.map(({ target }) => target)).toEqual([]);
  });

  it('costs nothing and something only with tokens of different owners', () => {
    for (const { groups } of told.filter(({ groups }) => groups.length > 1)) {
      const free = groups.find(({ cost }) => cost === null);
      const others = groups.filter(({ cost }) => cost !== null).flatMap(({ owners }) => owners);
      if (free) expect(free.owners.filter((owner) => others.includes(owner))).toEqual([]);
    }
  });
});

describe.each(MODES)('a thing with a price at which only a token is laid in %s', (mode) => {
  const laid = questions(mode).flatMap(({ kind, snapshot }) => {
    const { options } = snapshot.question!;
    return [...thingsOf(targetsOf(options, []))]
      .flatMap(([thing, ids]) => ids.map((id) => ({ thing, id })))
      .filter((target) => priceOf(mode, snapshot.view!, target) !== 0)
      .filter((target) => costsOf(options, target).some(({ cost }) => cost === null))
      .map(() => kind);
  });

  it('is told not to be paid for, but not to cost nothing', () => {
    for (const kind of ['first-token', 'lay-token']) expect(laid).toContain(kind);
    expect(notPaidText(true)).not.toContain(notPaidText(false));
    expect(notPaidText(true)).toMatch(/now/u);
  });
});

describe('what a number costs', () => {
  const [dear, other] = uses.filter(({ cost }) => cost !== null);

  it('is told where all answers with it cost the same', () => {
    expect(costOfAll([dear!, { ...other!, cost: dear!.cost }])).toEqual(dear!.cost);
  });

  it('is not told where it depends on the rest', () => {
    expect(costOfAll([dear!, { ...dear!, cost: null }])).toBeNull();
  });
});

describe('tokens of the top sheet', () => {
  it('may be moved where an answer names their column and owner', () => {
    const movable = movableTokens(question.options, question);
    const { column, owner } = uses[0]!.fields;
    expect(movable).toContain(tokenId(column as string, owner as string));
    for (const { column, tokens } of turn.snapshot.view!.sheets.columns) {
      for (const owner of ['red', 'blue', 'neutral'].filter((each) => !tokens[each])) {
        expect(movable).not.toContain(tokenId(column, owner));
      }
    }
  });

  it('of a gained column wait there to be laid', () => {
    const laying = questions('2v2').find(({ kind }) => kind === 'lay-token')!.snapshot.question!;
    const column = laying.about!.fields.column as string;
    const movable = movableTokens(laying.options, laying);
    expect(movable.size).toBeGreaterThan(0);
    for (const key of movable) expect(key.startsWith(`${column}/`)).toBe(true);
  });
});
