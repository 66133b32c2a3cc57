import { describe, expect, it } from 'vitest';
import { featureOf, featuresOn } from '$lib/board/features';
import { DIRECTIONS, named, nearest } from '$lib/board/navigation';
import { board, edition } from '../fixtures';

const { areas } = edition('2v2');
const features = featuresOn(board, edition('2v2'));
const names = areas.map(({ id, name }): [string, string] => [id, name.en]);
const { ArrowLeft, ArrowRight, ArrowUp, ArrowDown } = DIRECTIONS;

describe('arrow keys', () => {
  it('go to the next area in their direction', () => {
    expect(nearest(features, 'area:trapani', ArrowDown!)).toBe('area:marsala');
    expect(nearest(features, 'area:ragusa', ArrowRight!)).toBe('area:noto');
    expect(nearest(features, 'corner:star', ArrowRight!)).toBeNull();
  });

  it('reach everything that can be pointed at from everywhere', () => {
    const ways = [ArrowLeft!, ArrowRight!, ArrowUp!, ArrowDown!];
    for (const start of features.keys()) {
      const seen = new Set([start]);
      for (const at of seen) {
        for (const way of ways) {
          const next = nearest(features, at, way);
          if (next) seen.add(next);
        }
      }
      expect(seen.size).toBe(features.size);
    }
  });

  it('lead to areas, seas, control, corners and the order of play', () => {
    const kinds = new Set([...features.keys()].map((key) => featureOf(key).kind));
    expect([...kinds]).toEqual(['area', 'sea', 'mandamento', 'corner', 'play']);
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
