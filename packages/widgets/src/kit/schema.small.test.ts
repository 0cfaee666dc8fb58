import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as real from '@trade-area/core/contract';
import { readValue as readReal } from '@trade-area/core/gateway';
import type { Endpoint } from '@trade-area/core/contract';

type Contract = typeof real;
let small: Contract;
let readSmall: typeof readReal;

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('valibot', () => import('./schema.small.ts'));
  small = await import('@trade-area/core/contract');
  readSmall = (await import('@trade-area/core/gateway')).readValue;
});

/** What fields may be, on good days and bad ones. */
const oddities: readonly unknown[] = [
  undefined,
  null,
  '',
  'text',
  '7',
  0,
  7.5,
  Number.NaN,
  -1,
  true,
  [],
  ['a', 1, null],
  {},
  { id: 1 },
  [{ id: '1', name: 'x', slug: 's', nome: 'n' }],
  '2026-11-21',
  'x'.repeat(400),
];

const fields =
  'slug nome id orders page pages total types_list status token cod_fot code name error message fields success items overlay promo currency company country child family price_list details views commessa event price foto data list limits id_promo family_price articles discount';
const names = fields.split(' ');

/** A steady sequence of odd answers: the same at every run. */
function answers(count: number): unknown[] {
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const made = (depth: number): unknown => {
    if (depth === 0 || next(4) === 0) return oddities[next(oddities.length)];
    if (next(3) === 0) return Array.from({ length: next(4) }, () => made(depth - 1));
    return Object.fromEntries(
      Array.from({ length: next(12) }, () => [names[next(names.length)] ?? '', made(depth - 1)]),
    );
  };
  return [...oddities, ...Array.from({ length: count }, () => made(3))];
}

const odd = answers(150);

const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'answer' in entry[1] && 'path' in entry[1];
const endpointsOf = (contract: Contract): [string, Endpoint][] =>
  Object.entries<unknown>(contract as unknown as Record<string, unknown>).filter(isEndpoint);

describe('the contract, read by valibot and by its small form', () => {
  it('knows the same calls', () => {
    expect(endpointsOf(small).map(([name]) => name)).toEqual(endpointsOf(real).map(([name]) => name));
    expect(endpointsOf(real).length).toBeGreaterThan(30);
  });

  it('refusals with their fields: the same', () => {
    const said = [
      { error: { code: 'invalid', message: 'No.', fields: { phone: 'No digits.' } } },
      { error: { code: 'invalid', message: 'No.' } },
      { error: { code: 7 } },
      { error: { code: 'invalid', message: 'No.', fields: { phone: 1 } } },
      null,
    ];
    for (const each of said) {
      const one = readReal({ answer: real.errorAnswer } as unknown as Endpoint, each);
      const two = readSmall({ answer: small.errorAnswer } as unknown as Endpoint, each);
      expect({ each, read: two }).toEqual({ each, read: one });
    }
  });

  it.each(endpointsOf(real))('%s: the same value, or the same refusal', (name, endpoint) => {
    const other = endpointsOf(small).find(([same]) => same === name)?.[1];
    if (!other) throw new Error(`${name} is missing`);
    for (const answer of odd) {
      const [one, two] = [readReal(endpoint, answer), readSmall(other, answer)];
      expect({ answer, read: two }).toEqual({ answer, read: one });
    }
  });
});
