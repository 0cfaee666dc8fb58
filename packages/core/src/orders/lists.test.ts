import { describe, expect, it } from 'vitest';
import { listPathOf } from './lists.ts';

describe('where an order leads back to (DET-14)', () => {
  it.each([
    [{ fm_status: 2, blocked: false }, '/ta/orders-list?status=3'],
    [{ fm_status: 1, blocked: false }, '/ta/orders-list?status=1'],
    [{ fm_status: 5, blocked: false }, '/ta/orders-list?status=1'],
    [{ fm_status: 1, blocked: true }, '/ta/'],
  ])('%o: %s', (order, path) => {
    expect(listPathOf(order)).toBe(path);
  });
});
