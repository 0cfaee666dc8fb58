/** What a new password needs (ACC-21); each of them is shown by itself. */
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
