import { point } from '../src/store/fixtures.ts';

/** A line of the cart as the lab sends it. */
export const wireLine = (id: string, change: Readonly<Record<string, unknown>> = {}) => ({
  id,
  name: '',
  product: 'Wedding Book',
  configurator: '10',
  order_code: '900000001',
  size: '30x30',
  pages: 40,
  quantity: 1,
  total: 179,
  is_repriced: false,
  problem: '',
  picture: point,
  link_edit: `http://localhost/ta/config-product/10/product-config/${id}`,
  ...change,
});

/** The cart as the lab sends it. */
export const wireCart = (...lines: readonly ReturnType<typeof wireLine>[]) => ({
  code: 'C123456789',
  lines,
  total: lines.reduce((sum, { total }) => sum + (total ?? 0), 0),
  currency: 'EUR',
});
