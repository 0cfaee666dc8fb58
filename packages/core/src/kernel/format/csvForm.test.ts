import { expect, it } from 'vitest';
import { csvFormFor } from './csvForm.ts';

it.each([
  ['it', 'IT', 'semicolon'],
  ['fr', 'FR', 'semicolon'],
  ['de', 'DE', 'semicolon'],
  ['es', 'ES', 'semicolon'],
  ['de', '', 'semicolon'],
  ['it', 'US', 'semicolon'],
  ['en', 'GB', 'comma'],
  ['en', 'IE', 'comma'],
  ['en', 'US', 'comma'],
  ['en', 'CA', 'comma'],
  ['en', 'AU', 'comma'],
  ['en', '', 'comma'],
  ['en', 'nowhere', 'comma'],
  ['en', 'ZZ', 'comma'],
  ['en', ' nl ', 'semicolon'],
  ['en', 'IT', 'semicolon'],
  ['en', 'CH', 'comma'],
] as const)('DEC-26: a reader of %s in %j opens CSV files with the form %s', (language, country, form) => {
  expect(csvFormFor({ language, country })).toBe(form);
});
