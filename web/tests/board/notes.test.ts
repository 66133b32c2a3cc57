import { describe, expect, it } from 'vitest';
import { noteOf, spoken } from '$lib/board/notes';
import { SYMBOLS, symbolOf } from '$lib/board/piecePositions';
import { piecesOf, sharing } from '$lib/log/pieces';
import type { Table } from '$lib/state/table.svelte';
import { edition, MODES, snapshot, type Mode } from '../fixtures';
import { tableAt } from '../tables';

const tableOf = (mode: Mode): Table => tableAt(snapshot(mode, 'waiting'), 0, mode);

describe('notes', () => {
  it('tell of a Mandamento who controls it and which areas belong to it', () => {
    const note = noteOf(tableOf('2v2'), { kind: 'mandamento', id: 'palermo' });
    expect(note.title).toBe('Mandamento Palermo');
    expect(note.areas).toHaveLength(3);
    expect(note.list.map(({ name }) => name.split(':')[0])).toContain('Corleone');
    expect(note.lines[0]).toMatch(/control/);
  });

  it('tell that nobody plays the fictional family', () => {
    const table = tableOf('1v1');
    const area = table.view.areas.find(({ holder }) => holder === 'fictional')!;
    const note = noteOf(table, { kind: 'area', id: area.id });
    expect(spoken(note)).toContain('nobody plays it');
    expect(note.rule).toBe('14.2.1');
  });

  it('name the orders of an area: face up, face down but known, and what others can be', () => {
    const table = tableOf('2v2');
    const [red, blue] = table.assets.edition.families;
    const ids = blue!.orders.map(({ id }) => id).slice(0, 3);
    const shown = { family: red!.id, order: red!.orders[0]!.id, face_up: true, can_be: [] };
    const known = { ...shown, order: red!.orders[1]!.id, face_up: false };
    const hidden = { family: blue!.id, order: null, face_up: false, can_be: ids };
    const areas = table.view.areas.map((area) =>
      area.id === 'enna' ? { ...area, orders: [shown, known, hidden] } : area,
    );
    table.snapshot = { ...table.snapshot, view: { ...table.view, areas } };
    const { list } = noteOf(table, { kind: 'area', id: 'enna' });
    const { words } = table.assets;
    expect(list.map(({ family }) => family)).toEqual([red!.id, red!.id, blue!.id]);
    expect(list[0]!.name).toContain(words.order(red!.id, shown.order));
    expect(list[0]!.name).toContain('face up');
    expect(list[1]!.name).toContain(words.order(red!.id, known.order));
    expect(list[1]!.name).toContain('face down');
    expect(list[2]!.name).toMatch(/face down; it can be:$/);
    expect(list[2]!.canBe).toEqual(ids);
  });

  it('do not guess what a face-down order is while it is not yet known what it can be', () => {
    const table = tableOf('2v2');
    const orders = [{ family: 'blue', order: null, face_up: false, can_be: [] }];
    const areas = table.view.areas.map((area) => ({ ...area, orders }));
    table.snapshot = { ...table.snapshot, view: { ...table.view, areas } };
    const { list } = noteOf(table, { kind: 'area', id: 'enna' });
    expect(list[0]!.name).toMatch(/face down$/);
  });

  it.each(MODES)('tell of every corner whose it is in %s', (mode) => {
    const table = tableOf(mode);
    const told = SYMBOLS.map((symbol) => spoken(noteOf(table, { kind: 'corner', id: symbol })));
    for (const name of table.names) expect(told.some((text) => text.includes(name))).toBe(true);
    expect(told.filter((text) => text.includes('The arrow'))).toHaveLength(table.names.length);
  });

  it.each(MODES)('tell the order of play in %s from who begins on', (mode) => {
    const table = tableOf(mode);
    const { names, view } = table;
    const last = names.length - 1;
    table.snapshot = { ...table.snapshot, view: { ...view, first: last } };
    const note = noteOf(table, { kind: 'play', id: 'order' });
    expect(note.list.map(({ name }) => name)).toEqual([names[last], ...names.slice(0, last)]);
    expect(note.lines[0]).toContain(names[last]);
    const corner = spoken(noteOf(table, { kind: 'corner', id: symbolOf(edition(mode), 0) }));
    expect(corner).toContain(`after ${names[last]} and before ${names[1]}`);
  });

  it('light the coast of a sea', () => {
    const { areas } = noteOf(tableOf('2v2'), { kind: 'sea', id: 'mare-palermo' });
    expect(areas).toContain('palermo');
    expect(areas).not.toContain('enna');
  });
});

describe('pieces of a new view', () => {
  it('are shared with the old ones where nothing changed', () => {
    const view = snapshot('2v2', 'waiting').view!;
    const [first, second] = view.areas.map(({ id }) => id);
    const before = piecesOf(view);
    const areas = view.areas.map((area) =>
      area.id === first ? { ...area, soldati: area.soldati + 1 } : { ...area },
    );
    const now = sharing(before, piecesOf({ ...view, areas }));
    expect(now.areas[second!]).toBe(before.areas[second!]);
    expect(now.areas[first!]!.soldati).toBe(before.areas[first!]!.soldati + 1);
  });
});
