import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../auth/passwordRules.ts';
import { createPasswordHasher } from './passwords.ts';
import { createTemporaryPassword, createToken } from './tokens.ts';

const hasher = createPasswordHasher();

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
    expect(passwordProblem(password, hasher)).toBe(problem);
  });

  it(
    'are stored as salted hashes, and an absent hash matches no password (T-A8)',
    { timeout: 60_000 },
    async () => {
      const [first, second] = await Promise.all([hasher.hash('Gallery-77'), hasher.hash('Gallery-77')]);
      expect(first).not.toBe(second);
      // The cost of a running lab: guessing is at least as expensive as with N=2^15, r=8, p=3.
      expect(first).toMatch(/^scrypt\$32768\$8\$3\$/);
      expect(first).not.toContain('Gallery-77');
      expect(await hasher.verify('Gallery-77', first)).toBe(true);
      expect(await hasher.verify('Gallery-78', first)).toBe(false);
      expect(await hasher.verify('Gallery-77', null)).toBe(false);
    },
  );

  it('DEC-25: the demonstration’s password opens no account of another lab, and none may choose it', async () => {
    const cost = { N: 1024, r: 8, p: 1 };
    const demonstration = createPasswordHasher(cost, { isDemonstration: true });
    const stored = await demonstration.hash('Trade-2026');
    expect(await demonstration.verify('Trade-2026', stored)).toBe(true);
    expect(await createPasswordHasher(cost).verify('Trade-2026', stored)).toBe(false);
    expect(passwordProblem('Trade-2026', demonstration)).toBe('');
    expect(passwordProblem('trade-2026', createPasswordHasher(cost))).toBe('This password is too common');
  });

  it('temporary passwords have at least 16 characters and satisfy the rules (T-A7)', () => {
    const temporaryPasswords = Array.from({ length: 500 }, createTemporaryPassword);
    expect(new Set(temporaryPasswords).size).toBe(500);
    for (const password of temporaryPasswords) {
      expect(password).toHaveLength(20);
      expect(passwordProblem(password, hasher)).toBe('');
    }
  });

  it('tokens have 256 bits', () => {
    expect(Buffer.from(createToken(), 'base64url')).toHaveLength(32);
  });
});
