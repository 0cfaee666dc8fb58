/** A work as the lab sends it. */
export const wireWork = (number: number, change: Readonly<Record<string, unknown>> = {}) => ({
  id: String(700_000_000 + number),
  uuid: `work-${number}`,
  name: `Anna & Luca ${number}`,
  product: 'Wedding Book',
  slug: 'weddingbook',
  image: '',
  has_cover: false,
  filter_product: 'wedding',
  ts_updated: '2026-11-20T10:30:00.000Z',
  customer_id: '1001',
  data: '{"order_code":"700000001"}',
  size: '30x30',
  pages: '40',
  link_edit: `/ta/config-product/10/product-config/work-${number}`,
  ...change,
});

/** A page of works. */
export const wireWorks = (count: number, { from = 1, next = false } = {}) => ({
  data: Array.from({ length: count }, (_, index) => wireWork(from + index)),
  is_next_page: next ? 1 : 0,
  create: [{ name: 'Wedding Book', link: '/ta/config-product/10' }],
});

/** A project of the print service as the lab sends it. */
export const wirePrint = (number: number, change: Readonly<Record<string, unknown>> = {}) => ({
  id: String(number),
  uuid: `print-${number}`,
  name: `Beach ${number}`,
  product: 'Prints',
  slug: 'prints',
  thumbnail_url: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  family_id: '27',
  ts_updated: '2026-11-20T10:30:00.000Z',
  customer_id: '1001',
  data: '{"order_code":""}',
  ...change,
});
