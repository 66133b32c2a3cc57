import { expect, test } from 'vitest';
import { isLoopback } from '$lib/panels/loopback';

test('an address of the machine itself is told from one that others reach', () => {
  const own = ['127.0.0.1', '127.0.1.1', 'localhost', 'Localhost', '[::1]', '::1'];
  const others = [
    '192.168.1.20',
    '10.127.0.1',
    'famiglia.example',
    'localhost.example',
    '[fe80::1]',
  ];
  expect(own.filter(isLoopback)).toEqual(own);
  expect(others.filter(isLoopback)).toEqual([]);
});
