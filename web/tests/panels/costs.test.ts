import { describe, expect, it } from 'vitest';
import { costOfAll, costsOf } from '$lib/panels/sheets/costs';
import { movableTokens } from '$lib/panels/sheets/tokens';
import { tokenId } from '$lib/state/selection';
import { questions } from '../fixtures';

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
