import { expect, it } from 'vitest';
import { writeCount } from './writeCount.ts';

it.each([
  ['en', 0, '0 files'],
  ['en', 1, '1 file'],
  ['en', 1234, '1,234 files'],
  ['it', 1, '1 file'],
  ['it', 0, '0 files'],
  ['es', 2, '2 files'],
  ['es', 1_000_000, '1.000.000 files'],
  ['fr', 0, '0 file'],
  ['fr', 2, '2 files'],
  ['de', 0, '0 files'],
  ['de', 1234, '1.234 files'],
] as const)('I18N-11: %s writes %i as %s', (language, count, written) =>
  expect(writeCount(language, count, { one: '{{count}} file', other: '{{count}} files' })).toBe(written),
);
