import { describe, expect, it } from 'vitest';
import { passwordChecks, passwordStrength } from './password.ts';

describe('what a new password needs', () => {
  it.each([
    ['', { hasLetter: false, hasDigit: false, isLongEnough: false }],
    ['abcdefg', { hasLetter: true, hasDigit: false, isLongEnough: true }],
    ['ABCDEF1', { hasLetter: true, hasDigit: true, isLongEnough: true }],
    ['abcde1', { hasLetter: true, hasDigit: true, isLongEnough: false }],
    ['1234567', { hasLetter: false, hasDigit: true, isLongEnough: true }],
    ['ночь2026', { hasLetter: true, hasDigit: true, isLongEnough: true }],
    ['a1😀😀😀😀', { hasLetter: true, hasDigit: true, isLongEnough: false }],
    ['!!!!!!!', { hasLetter: false, hasDigit: false, isLongEnough: true }],
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
