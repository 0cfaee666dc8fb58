import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../auth/passwordRules.ts';
import { createPasswordHasher } from './passwords.ts';
import { createTemporaryPassword, createToken } from './tokens.ts';

describe('passwords', () => {
  it.each([
    ['ACC-21 a letter, a digit, seven characters', 'tigli12', ''],
    ['ACC-21 six characters are too few', 'tigl12', 'Minimum 7 characters'],
    ['ACC-21 a digit is needed', 'tiglitigli', 'A number is missing'],
    ['ACC-21 a letter is needed', '83749283', 'A lowercase or uppercase letter is missing'],
    ['T-A8 common passwords are refused', 'Password123', 'This password is too common'],
    ['letters of any language count', 'пароль77', ''],
    ['at most 128 characters', `a1${'x'.repeat(130)}`, 'Maximum 128 characters'],
  ])('%s', (_rule, password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it(
    'are stored as salted hashes, and an absent hash matches no password (T-A8)',
    { timeout: 60_000 },
    async () => {
      const hasher = createPasswordHasher();
      const [first, second] = await Promise.all([hasher.hash('Trade-2026'), hasher.hash('Trade-2026')]);
      expect(first).not.toBe(second);
      // The cost of a running lab: guessing is at least as expensive as with N=2^15, r=8, p=3.
      expect(first).toMatch(/^scrypt\$32768\$8\$3\$/);
      expect(first).not.toContain('Trade-2026');
      expect(await hasher.verify('Trade-2026', first)).toBe(true);
      expect(await hasher.verify('Trade-2027', first)).toBe(false);
      expect(await hasher.verify('Trade-2026', null)).toBe(false);
    },
  );

  it('temporary passwords have at least 16 characters and satisfy the rules (T-A7)', () => {
    const temporaryPasswords = Array.from({ length: 500 }, createTemporaryPassword);
    expect(new Set(temporaryPasswords).size).toBe(500);
    for (const password of temporaryPasswords) {
      expect(password).toHaveLength(20);
      expect(passwordProblem(password)).toBe('');
    }
  });

  it('tokens have 256 bits', () => {
    expect(Buffer.from(createToken(), 'base64url')).toHaveLength(32);
  });
});
