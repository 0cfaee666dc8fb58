import { describe, expect, it } from 'vitest';
import { ownerOf } from '../base/owner.ts';
import { locateDay } from './days.ts';
import { readAll, readPage } from './page.ts';
import type { ListDescription, ListContext } from './page.ts';
import { createListState } from './state.ts';

interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** A list of the numbers from 1, of which pages reach some. */
const numbers = (total: number, reachable = total): ListDescription<null, Range> => ({
  async find(_reading, isExport) {
    const end = isExport ? total : reachable;
    return { total, reachable: end, ranges: (offset, limit) => [{ offset, limit }] };
  },
  read: async (_reading, { offset, limit }) =>
    Array.from({ length: limit }, (_, index) => offset + index + 1),
});
const reading: ListContext<null> = {
  queries: {} as ListContext<null>['queries'],
  owner: ownerOf({ customerId: 1 }),
  selection: null,
  state: createListState([]),
};

describe('pages of a list (ORD-16, GW-49)', () => {
  it.each([
    ['the first page', 25, 1, [1, 10], 1, 3],
    ['the last page, which is not full', 25, 3, [21, 25], 3, 3],
    ['a page past the last is the last', 25, 9, [21, 25], 3, 3],
    ['a last page that is full', 20, 2, [11, 20], 2, 2],
  ])('%s', async (_what, total, wanted, [from, to], page, pages) => {
    const found = await readPage(numbers(total), reading, { page: wanted, perPage: 10 });
    expect([found.ids[0], found.ids.at(-1)]).toEqual([from, to]);
    expect(found).toMatchObject({ page, pages, total });
  });

  it('an empty list has one page without rows', async () => {
    expect(await readPage(numbers(0), reading, { page: 4, perPage: 10 })).toEqual({
      ids: [],
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  it('pages end where matches are no longer counted, and the total is unknown', async () => {
    const found = await readPage(numbers(Infinity, 25), reading, { page: 99, perPage: 10 });
    expect(found).toEqual({ ids: [21, 22, 23, 24, 25], page: 3, pages: 3, total: null });
  });

  it('an export reads all rows, including those that pages do not reach', async () => {
    const ids: number[] = [];
    for await (const some of readAll(numbers(2_500, 25), reading)) ids.push(...some);
    expect(ids).toEqual(Array.from({ length: 2_500 }, (_, index) => index + 1));
  });
});

it.each([
  [false, 0, { day: '2026-11-01', offset: 0 }],
  [false, 2, { day: '2026-11-03', offset: 0 }],
  [false, 4, { day: '2026-11-03', offset: 2 }],
  [true, 0, { day: '2026-11-03', offset: 0 }],
  [true, 4, { day: '2026-11-01', offset: 1 }],
  [true, 5, null],
])('finds the day of a row: newest first %s, row %d', (isDescending, offset, position) => {
  const days = [
    { day: '2026-11-01', orders: 2 },
    { day: '2026-11-03', orders: 3 },
  ];
  expect(locateDay(days, isDescending, offset)).toEqual(position);
});
