/** The rules of a new password (ACC-21); each is shown by itself. */
export interface PasswordChecks {
  /** A lowercase or uppercase letter, of any script. */
  readonly letter: boolean;
  readonly digit: boolean;
  /** At least seven characters. */
  readonly length: boolean;
}

/** The same rules as the server's, told while typing; the server also refuses passwords that everybody tries. */
export function passwordChecks(password: string): PasswordChecks {
  return {
    letter: /\p{L}/u.test(password),
    digit: /\p{N}/u.test(password),
    length: [...password].length >= 7,
  };
}

/** 0 nothing typed, 1 a rule is not met yet, 2 allowed, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * How hard a new password is to guess, for the meter (ACC-21). It counts what surprises: a character that repeats the one
 * before it or goes on counting (aaaa, 1234, dcba) does not.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const { letter, digit, length } = passwordChecks(password);
  if (!letter || !digit || !length) return 1;
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const surprising = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length;
  return surprising >= 14 ? 4 : surprising >= 10 ? 3 : 2;
}
