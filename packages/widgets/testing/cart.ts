import { point } from '../src/store/fixtures.ts';

/** A price that explains itself, as the lab sends it: Spring is taken off, Club and Go are not. */
export const wirePrice = (change: Readonly<Record<string, unknown>> = {}) => ({
  kind: 'trade',
  currency: 'EUR',
  list_version: 20_260_101,
  pieces: 1,
  lines: [
    { code: 'base', choice: '30x30', part: 'album', quantity: 1, unit: 179, amount: 179 },
    {
      code: 'CoverMaterial',
      choice: 'leather',
      label: 'Cover material: Leather',
      part: 'album',
      quantity: 1,
      unit: 29,
      amount: 29,
    },
  ],
  parts: { discount: 31.2 },
  promotions: [
    { id_promo: '1', name: 'Spring', result: 'applied', saves: 31.2, percent: 15, limit: null },
    { id_promo: '2', name: 'Club', result: 'under-limit', saves: 0, percent: 20, limit: 1000 },
    { id_promo: '3', name: 'Go', result: 'needs-coupon', saves: 0, percent: 5, limit: null },
  ],
  total: 176.8,
  shipping: 9.9,
  vat_rate: 22,
  vat: 41.07,
  to_pay: 227.77,
  ...change,
});

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
