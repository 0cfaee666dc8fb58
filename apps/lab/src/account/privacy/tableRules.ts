/**
 * The data of a customer in every table, and how copies and erasures treat it, in one list: a test compares it with the
 * database, so that no new table is forgotten.
 */
export interface TableRule {
  /** Which rows are the customer's: a column that names the customer, or a column that names a row of another table. */
  readonly of: string | { readonly column: string; readonly parent: string; readonly key: string };
  /** Columns that an export leaves out, because they are secrets or the lab's own; null = the table is not exported. */
  readonly without: readonly string[] | null;
  /** Of an erased customer: the rows are deleted, kept, or kept with these values, which are SQL. */
  readonly erase: 'delete' | 'keep' | Readonly<Record<string, string>>;
}

const rule = (
  erase: TableRule['erase'],
  without: TableRule['without'] = [],
  of: TableRule['of'] = 'customer_id',
): TableRule => ({ of, without, erase });

/** Rows that belong to a row of the customer's: the database deletes them with it. */
const partOf = (
  parent: string,
  column: string,
  {
    key = 'id',
    without = [],
    erase = 'keep',
  }: Partial<Pick<TableRule, 'without' | 'erase'>> & { key?: string } = {},
): TableRule => ({ of: { column, parent, key }, without, erase });

/** In the order in which an erasure works. Money and its documents are kept as the law asks, with what they name. */
export const tableRules: Readonly<Record<string, TableRule>> = {
  // Sign-ins first: nothing else changes the account meanwhile.
  sessions: rule('delete', null, 'subject_id'),
  tickets: rule('delete', null),
  members: rule('delete', ['password_hash']),
  activations: rule('delete', null),
  invitations: rule('delete', null),
  temporary_passwords: rule('delete', null),
  known_places: rule('delete', null),

  cart_lines: rule('delete'),
  carts: rule('delete'),
  checkouts: rule('delete'),
  delivery_addresses: rule('delete'),
  visits: rule('delete'),
  saved_views: rule('delete'),
  kept_products: rule('delete'),
  customer_promotions: rule('delete'),
  file_notes: rule('delete'),
  // Documents of print projects, and what was ordered of them. Their photos are rows of `uploads`.
  print_orders: rule('delete'),
  print_versions: rule('delete'),
  // The lab makes these of the photos and the document, which a copy contains.
  print_files: rule('delete', null),
  print_runs: rule({ state: "'deleted'", photo: "''" }, null),
  // Pictures that the lab made of a document, which a copy contains; the file goes with the clean-up of files without a row.
  couple_proof_sheets: rule('delete', null),
  couple_proof_comments: rule('delete'),
  couple_proofs: rule('delete', ['token_hash', 'document']),
  projects: rule('delete'),
  notification_choices: rule('delete'),
  notifications: rule('delete'),
  attachments: rule('delete'),
  messages: rule('delete', ['staff_id']),
  status_links: rule('delete', ['token_hash']),
  uploads_announced: rule('delete'),
  shared_photo_orders: partOf('shared_photos', 'photo_id'),
  shared_photo_tags: partOf('shared_photos', 'photo_id'),
  shared_photos: rule('delete'),
  upload_slots: partOf('orders', 'order_id'),
  uploads: rule('delete'),
  upload_sets: partOf('orders', 'order_id', { erase: { manifest: 'null::jsonb' } }),
  quotes: rule('delete', ['share_code']),
  designer_projects: rule('delete', ['signature']),
  card_challenges: rule('delete', null),
  order_cards: rule('delete'),
  cards: rule('delete', ['token', 'reference']),
  profiles: rule('delete'),
  profile_changes: rule('delete', ['actor_id']),

  // Proof of what was allowed stays, without names; the daily job deletes it after its own period.
  consents: rule('keep'),
  photo_releases: rule({ name: "''", revoked_by: "''" }),
  photo_downloads: rule('keep', ['staff_id', 'name']),
  orders: rule({
    event_name: "''",
    user_label: "''",
    event_date: 'null::date',
    bride: "''",
    groom: "''",
    search: "lower(commessa || ' ' || article)",
  }),
  order_details: rule({ shipping_address: 'null::jsonb', other_address: 'null::jsonb', placed_by: "''" }),
  order_lines: rule('keep'),
  order_steps: rule('keep'),
  payments: rule('keep'),
  receipts: rule({ note: "''" }, ['staff_id', 'note']),
  payment_reminders: rule('keep', ['staff_id']),
  invoices: rule('keep'),
  invoice_lines: partOf('invoices', 'invoice_id'),
  refunds: rule('keep', ['staff_id']),
  reprints: rule('keep', ['staff_id']),
  coupon_redemptions: rule('keep'),
  card_charges: rule({ details: "'{}'::jsonb", placed_by: "''", url: "''" }, [
    'card',
    'url',
    'charge',
    'provider',
  ]),
  card_refunds: rule('keep'),
  // Numbers that triggers keep about the rows above.
  order_counts: rule('keep', null),
  order_days: rule('keep', null),
  search_words: rule('keep', null),
  payment_counts: rule('keep', null),
  customer_actions: rule('keep', ['staff_id']),
  audits: rule({ member_name: "''" }, ['actor_id'], 'subject_id'),
  privacy_parts: partOf('privacy_requests', 'request_id', { without: null, erase: 'delete' }),
  privacy_requests: rule('keep', ['staff_id', 'link_hash']),
  // Last: the account itself. Its code stays, because documents name it.
  customers: rule(
    {
      email: "'erased-' || id || '@erased.invalid'",
      name: "''",
      surname: "''",
      sex: "'M'",
      company: `jsonb_build_object('name', '', 'address', '', 'city', '', 'zip', '', 'state', '',
        'country', company ->> 'country', 'vat', '')`,
      sign_in_name: "''",
      representative: 'null::jsonb',
      invoicing: "'[]'::jsonb",
      eori: "''",
      password_hash: "''",
    },
    ['password_hash', 'version', 'representative'],
    'id',
  ),
};
