import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../../scripts/parts/root.mjs';

const read = (path: string) => JSON.parse(readFileSync(at(path), 'utf8')) as Record<string, unknown>;

it('the quick check of the format has the options of the formatter', () => {
  expect(read('scripts/oxfmt.json')).toMatchObject(read('.prettierrc'));
});
