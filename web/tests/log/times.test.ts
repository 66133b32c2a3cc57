import { expect, test } from 'vitest';
import { phasesOf, roundsOf, Times } from '$lib/log/times';
import { log } from '../fixtures';

test('every row has its round and phase, also when more rows have come', () => {
  const rows = log('2v2');
  const some = rows.slice(0, 100);
  const times = new Times();
  expect(times.at(some, 99)).toEqual(times.at(rows, 99));
  rows.forEach((_, place) => {
    expect(times.at(rows, place)).toEqual({
      round: roundsOf(rows)[place],
      phase: phasesOf(rows)[place],
    });
  });
});

test('a log is gone through once, however many rows are told', () => {
  let reads = 0;
  const rows = new Proxy(log('2v2'), {
    get(target, name) {
      if (name === 'map') reads += 1;
      return Reflect.get(target, name) as unknown;
    },
  });
  const times = new Times();
  for (let place = 0; place < rows.length; place += 1) times.at(rows, place);
  expect(reads).toBe(2);
});
