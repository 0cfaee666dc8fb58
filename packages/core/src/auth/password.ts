/** The rules of a new password (ACC-21), each shown separately. */
export interface PasswordChecks {
  /** A lowercase or uppercase letter, of any script. */
  readonly hasLetter: boolean;
  readonly hasDigit: boolean;
  /** At least seven characters. */
  readonly isLongEnough: boolean;
}

/** The server's rules, checked while the user types. The server also refuses common passwords. */
export function passwordChecks(password: string): PasswordChecks {
  return {
    hasLetter: /\p{L}/u.test(password),
    hasDigit: /\p{N}/u.test(password),
    isLongEnough: [...password].length >= 7,
  };
}

/** 0 empty, 1 a rule is not met, 2 allowed, 3 good, 4 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/**
 * The strength of a new password, for the meter (ACC-21). It counts the unpredictable characters: those that neither
 * repeat the preceding character nor continue a sequence (aaaa, 1234, dcba).
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const { hasLetter, hasDigit, isLongEnough } = passwordChecks(password);
  if (!hasLetter || !hasDigit || !isLongEnough) return 1;
  const codes = [...password.toLowerCase()].map((character) => character.codePointAt(0) ?? 0);
  const unpredictableCount = codes.filter(
    (code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1,
  ).length;
  return unpredictableCount >= 14 ? 4 : unpredictableCount >= 10 ? 3 : 2;
}
