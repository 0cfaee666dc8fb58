import { describe, expect, it } from 'vitest';
import { keepRowOrder } from './stableRowOrder.ts';
import { orderFixture } from './fixtures.ts';
import { sameOrder } from './sameOrder.ts';

const a = orderFixture(1);
const b = orderFixture(2);
const c = orderFixture(3);
const d = orderFixture(4);
const changed = (number: number) => orderFixture(number, { fm_status: 2 });

describe('what a live refresh may change: nothing jumps', () => {
  it.each([
    ['the same places are no matter', [a, b], [a, b], null],
    ['the same places with new content neither', [a, b], [changed(1), b], null],
    ['a new row waits', [a, b], [c, a, b], [a, b]],
    ['a row that has gone stays', [a, b, c], [a, c], [a, b, c]],
    ['content changes in its old place', [a, b, c], [changed(3), a, d], [a, b, changed(3)]],
  ])('%s', (_name, shown, fresh, kept) => {
    expect(keepRowOrder(shown, fresh)).toEqual(kept);
  });
});

describe('equal rows are not drawn again', () => {
  it.each([
    ['made twice', orderFixture(1), true],
    ['another price', orderFixture(1, { price: { price: 5 } }), false],
    ['no price', orderFixture(1, { price: null }), false],
    ['another message', orderFixture(1, { messages: { unread: 1 } }), false],
  ])('%s', (_name, now, same) => {
    expect(sameOrder(orderFixture(1), now)).toBe(same);
  });
});
