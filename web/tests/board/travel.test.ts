import { describe, expect, it } from 'vitest';
import { middleOf } from '$lib/board/spots';
import { DIRECTIONS, named, nearest } from '$lib/board/travel';
import { board, edition } from '../fixtures';

const { areas } = edition('2v2');
const places = new Map(areas.map(({ id }) => [id, middleOf(board, id)]));
const names = areas.map(({ id, name }): [string, string] => [id, name.en]);
const { ArrowLeft, ArrowRight, ArrowUp, ArrowDown } = DIRECTIONS;

describe('arrow keys', () => {
  it('go to the next area in their direction', () => {
    expect(nearest(places, 'trapani', ArrowDown!)).toBe('marsala');
    expect(nearest(places, 'ragusa', ArrowRight!)).toBe('noto');
    expect(nearest(places, 'messina', ArrowRight!)).toBeNull();
  });

  it('reach every area from every other', () => {
    const ways = [ArrowLeft!, ArrowRight!, ArrowUp!, ArrowDown!];
    for (const start of places.keys()) {
      const seen = new Set([start]);
      for (const at of seen) {
        for (const way of ways) {
          const next = nearest(places, at, way);
          if (next) seen.add(next);
        }
      }
      expect(seen.size).toBe(places.size);
    }
  });
});

describe('typing a name', () => {
  it('jumps to the area that begins so, accents or not', () => {
    expect(named(names, 'cef', 'enna')).toBe('cefalu');
    expect(named(names, 'x', 'enna')).toBeNull();
  });

  it('goes on with the same letter', () => {
    const first = named(names, 's', 'enna')!;
    const second = named(names, 'ss', first)!;
    expect([first[0], second[0]]).toEqual(['s', 's']);
    expect(second).not.toBe(first);
  });
});
