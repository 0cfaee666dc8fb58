import { commonPasswords } from './commonPasswords.ts';

const shortest = 7;
const longest = 128;

/** ACC-21, and a list of passwords that everybody tries first (T-A8). '' = fine. */
export function passwordProblem(password: string): string {
  if ([...password].length < shortest) return `Minimum ${shortest} characters`;
  if ([...password].length > longest) return `Maximum ${longest} characters`;
  if (!/\p{L}/u.test(password)) return 'A lowercase or uppercase letter is missing';
  if (!/\p{N}/u.test(password)) return 'A number is missing';
  if (commonPasswords.has(password.toLowerCase())) return 'This password is too common';
  return '';
}
