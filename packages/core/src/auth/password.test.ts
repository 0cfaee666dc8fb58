import { describe, expect, it } from 'vitest';
import { passwordChecks } from './password.ts';

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
