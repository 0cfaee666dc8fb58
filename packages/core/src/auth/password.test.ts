import { describe, expect, it } from 'vitest';
import { passwordChecks, passwordStrength } from './password.ts';

describe('what a new password needs', () => {
  it.each([
    ['', { letter: false, digit: false, length: false }],
    ['abcdefg', { letter: true, digit: false, length: true }],
    ['ABCDEF1', { letter: true, digit: true, length: true }],
    ['abcde1', { letter: true, digit: true, length: false }],
    ['1234567', { letter: false, digit: true, length: true }],
    ['ночь2026', { letter: true, digit: true, length: true }],
    ['a1😀😀😀😀', { letter: true, digit: true, length: false }],
    ['!!!!!!!', { letter: false, digit: false, length: true }],
  ])('ACC-21: %j', (password, checks) => expect(passwordChecks(password)).toEqual(checks));
});

describe('how hard a new password is to guess', () => {
  it.each([
    ['', 0],
    ['abcdefg', 1],
    ['Gallery', 1],
    ['abc123', 1],
    ['Gallery-7', 2],
    ['aaaaaaaaaaaaaaaa1', 2],
    ['abcdefghijkl1234567890', 2],
    ['ночь2026', 2],
    ['Golden-Hour-7', 3],
    ['two horses & 1 late veil', 4],
    ['две лошади и 1 фата', 4],
  ])('ACC-21: %j is %i of 4', (password, strength) => expect(passwordStrength(password)).toBe(strength));
});
