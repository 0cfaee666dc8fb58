import { expect, it } from 'vitest';
import { contract } from './index.ts';

it.each(['id', 'path'] as const)('every call stands once in the contract, by its %s', (field) => {
  const seen = contract.map((endpoint) => `${endpoint.method} ${endpoint[field]}`);
  expect(seen.filter((one, index) => seen.indexOf(one) !== index)).toEqual([]);
});
