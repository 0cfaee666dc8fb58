/** What the lab deletes by itself, each after its own number of days. */
export const retentionKinds = [
  'notifications',
  'visits',
  'quotes',
  'addresses',
  'forms',
  'checkouts',
  'links',
  'contacts',
  'views',
  'images',
  'activity',
  'exports',
  'invoices',
] as const;
export type RetentionKind = (typeof retentionKinds)[number];
