import type { PasswordHasher } from '../base/ports/identity.ts';
import { commonPasswords } from './commonPasswords.ts';

const minLength = 7;
const maxLength = 128;

/** The password rules of ACC-21, a list of common passwords (T-A8), and those that are public (DEC-25). '' = accepted. */
export function passwordProblem(password: string, { isPublic }: Pick<PasswordHasher, 'isPublic'>): string {
  if ([...password].length < minLength) return `Minimum ${minLength} characters`;
  if ([...password].length > maxLength) return `Maximum ${maxLength} characters`;
  if (!/\p{L}/u.test(password)) return 'A lowercase or uppercase letter is missing';
  if (!/\p{N}/u.test(password)) return 'A number is missing';
  if (commonPasswords.has(password.toLowerCase()) || isPublic(password)) return 'This password is too common';
  return '';
}
