import { expect, it } from 'vitest';
import { hostCheck } from './hostCheck.ts';

const isOurs = hostCheck(['https://lab.example', 'http://lab.test:5200', '', 'no address']);

it.each([
  ['lab.example', true],
  ['LAB.example:443', true],
  ['lab.example.', true],
  ['lab.test:9', true],
  ['localhost:5200', true],
  ['127.0.0.1', true],
  ['[::1]:5200', true],
  ['evil.example', false],
  ['lab.example.evil.example', false],
  ['lab.example@evil.example', false],
  ['evil.example#lab.example', false],
  ['evil.example/lab.example', false],
  ['192.168.1.5', false],
  ['0.0.0.0', false],
  ['', false],
  [undefined, false],
])('a request for the host %s: %s', (host, expected) => {
  expect(isOurs(host)).toBe(expected);
});
