import { describe, expect, it } from 'vitest';
import type { EventMessage } from '$lib/api/messages';
import type { Place } from '$lib/api/schema';
import { freshOf, ghostsOf } from '$lib/board/ghosts';
import type { AreaPieces, BoardPieces } from '$lib/log/pieces';

const EMPTY: AreaPieces = { holder: null, soldati: 0, cars: 0, labs: 0, orders: [] };
const laid = { family: 'red', order: 'justice-a', face_up: false, can_be: [] };

function pieces(areas: Record<string, Partial<AreaPieces>>, boats = {}): BoardPieces {
  const filled = Object.entries(areas).map(([id, area]) => [id, { ...EMPTY, ...area }]);
  return { areas: Object.fromEntries(filled), boats, fight: { soldati: 0, cars: 0 } };
}

describe('ghosts of a draft', () => {
  it('show nothing where nothing changes', () => {
    const board = pieces({ enna: { holder: 'red', soldati: 3 } }, { 'mare-licata': { red: 1 } });
    expect(ghostsOf(board, board, [])).toEqual({ changes: [], boats: [], steps: [] });
  });

  it('tell what comes to an area', () => {
    const before = pieces({ enna: { holder: 'red', soldati: 3 } });
    const after = pieces({ enna: { holder: 'red', soldati: 5, cars: 1, labs: 1, orders: [laid] } });
    const ghosts = ghostsOf(before, after, []);
    expect(ghosts.changes.map(({ what, number }) => `${what} ${number}`)).toEqual([
      'soldati 2',
      'cars 1',
      'labs 1',
      'orders 1',
    ]);
    expect(ghosts.steps).toEqual([]);
    expect(freshOf(ghosts)).toContain('enna soldati');
  });

  const board = pieces({
    enna: { holder: 'red', soldati: 3 },
    gela: { holder: 'neutral', soldati: 2 },
    noto: { holder: 'red', soldati: 1 },
  });
  const went = pieces({
    enna: { holder: 'red', soldati: 1 },
    gela: { holder: 'red', soldati: 1 },
    noto: { holder: 'red', soldati: 2 },
  });
  const soldati = (where: Place['place'], id: string | null = null): Place => ({
    place: where,
    what: 'soldati',
    id,
    owner: where === 'hq' || where === 'supply' ? 'red' : null,
  });
  const moved = (source: Place, target: Place): EventMessage => ({
    key: 'event.moved',
    source,
    target,
    number: 1,
  });

  const answered = (kind: string, variant: string, fields: Record<string, string | number>) =>
    ({
      key: 'event.answered',
      seat: 0,
      answer: { text: '', kind, variant, done: false, fields, things: {} },
    }) as EventMessage;

  it('show what comes and goes in every area', () => {
    const ghosts = ghostsOf(board, went, []);
    const inGela = ghosts.changes.filter(({ area }) => area === 'gela');
    expect(inGela.map(({ owner, number }) => [owner, number])).toEqual([
      ['neutral', -2],
      ['red', 1],
    ]);
    expect(freshOf(ghosts)).not.toContain('enna soldati');
  });

  it('show who goes from where to where, and nobody else', () => {
    const { steps } = ghostsOf(board, went, [
      moved(soldati('area', 'enna'), soldati('fight')),
      moved(soldati('area', 'gela'), soldati('supply')),
      moved(soldati('fight'), soldati('area', 'gela')),
      moved(soldati('hq'), soldati('area', 'noto')),
      moved(soldati('area', 'enna'), soldati('supply')),
    ]);
    expect(steps).toEqual([{ from: 'enna', to: 'gela', owner: 'red' }]);
  });

  it('show who goes into a fight and falls there', () => {
    const { steps } = ghostsOf(board, went, [
      answered('act', 'shotgun', { start: 'enna', area: 'gela', way: 'land' }),
      answered('force', '', { number: 1, car: 0 }),
      moved(soldati('area', 'enna'), soldati('fight')),
      moved(soldati('fight'), soldati('supply')),
    ]);
    expect(steps).toEqual([{ from: 'enna', to: 'gela', owner: 'red' }]);
  });

  const fallen = [
    moved(soldati('area', 'gela'), soldati('fight')),
    moved(soldati('fight'), soldati('supply')),
  ];

  it('show where neutrals are led, not where others went before', () => {
    const { steps } = ghostsOf(board, went, [
      answered('act', 'shotgun', { start: 'noto', area: 'enna', way: 'land' }),
      answered('act', 'agitate', { area: 'gela' }),
      answered('agitate-move', '', { area: 'noto', number: 1 }),
      ...fallen,
    ]);
    expect(steps).toEqual([{ from: 'gela', to: 'noto', owner: 'neutral' }]);
  });

  it('show no way of neutrals that nobody told', () => {
    const { steps } = ghostsOf(board, went, [
      answered('act', 'shotgun', { start: 'noto', area: 'enna', way: 'land' }),
      answered('act', 'agitate', { area: 'gela' }),
      ...fallen,
    ]);
    expect(steps).toEqual([]);
  });

  it('show Soldati who come together as going straight there', () => {
    const { steps } = ghostsOf(board, went, [
      moved(soldati('area', 'enna'), soldati('area', 'noto')),
    ]);
    expect(steps).toEqual([{ from: 'enna', to: 'noto', owner: 'red' }]);
  });

  it('follow boats by family', () => {
    const before = pieces({}, { 'mare-licata': { red: 1, blue: 2 } });
    const after = pieces({}, { 'mare-licata': { red: 2, blue: 1 } });
    expect(ghostsOf(before, after, []).boats).toEqual([
      { sea: 'mare-licata', owner: 'red', number: 1 },
      { sea: 'mare-licata', owner: 'blue', number: -1 },
    ]);
  });
});
