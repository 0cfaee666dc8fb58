import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { rowsOf } from '../database/open.ts';

let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

const day = 86_400_000;
const run = (text: string) => shop.lab.database.queries.execute(sql.raw(text));
const count = async (condition: string) => {
  const [row] = await rowsOf<{ rows: number }>(
    shop.lab.database.queries,
    sql.raw(`select count(*)::int as rows from ${condition}`),
  );
  return row?.rows;
};

it('the daily job removes ended sessions and codes, old answers, mailed notifications, unused images and empty counters, and nothing else', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  const [customer] = await rowsOf<{ id: number; order: number }>(
    shop.lab.database.queries,
    sql`select customer_id as id, min(id)::int as order from orders group by 1 order by 1 limit 1`,
  );
  const { id, order } = customer ?? { id: 0, order: 0 };
  for (const [name, days] of [
    ['old', -2],
    ['new', 2],
  ] as const) {
    await run(`insert into sessions (token_hash, actor_id, subject_id, created_at, expires_at)
      values ('${name}', ${id}, ${id}, ${at(-5)}, ${at(days)})`);
    await run(`insert into written_once (actor, key, endpoint, body_hash, answer, at)
      values ('customer ${id}', '${name}', 'x', '', '', ${at(days)})`);
  }
  for (const [name, days] of [
    ['old', -2],
    ['new', 2],
  ] as const)
    await run(`insert into tickets (code_hash, customer_id, actor_id, purpose, session_hash, expires_at)
      values ('${name}', ${id}, ${id}, 'upload', 'new', ${at(days)})`);
  for (const [name, days] of [
    ['sent long ago', '-91'],
    ['sent', '-88'],
  ] as const)
    await run(`insert into notifications (customer_id, order_id, kind, detail, at, due_at, sent_at)
      values (${id}, ${order}, 'shipped', '${name}', ${at(-100)}, ${at(-100)}, ${at(Number(days))})`);
  await run(`insert into notifications (customer_id, order_id, kind, detail, at, due_at)
    values (${id}, ${order}, 'shipped', 'waiting', ${at(-100)}, ${at(100)})`);
  for (const [name, days] of [
    ['old', 0],
    ['new', 2],
  ] as const)
    await run(`insert into checkout_drafts values ('${name}', '900000001', '{}', ${at(days)})`);
  // Images: of a quote that is kept, of one that was deleted long ago, of none, of none and still being sent.
  await run(`insert into designer_projects (id, customer_id, type, signature, created_at)
    select name, ${id}, 'wallset', '', ${at(-40)} from unnest(array['kept', 'deleted', 'none', 'sent']) name`);
  // Photos of a print project, which its versions keep.
  await run(`insert into designer_projects (id, customer_id, type, signature, created_at)
    values ('prints', ${id}, 'print-photos', '', ${at(-40)})`);
  await run(`insert into projects (uuid, customer_id, slug, name, images_id, changed_at)
    values ('prints', ${id}, 'prints', '', 'prints', ${at(-40)})`);
  await run(`insert into print_versions (project_id, customer_id, rev, document, photos, sheets, used, browser, system, saved_at)
    select id, customer_id, 1, '{}', array['prints'], 0, 0, '', '', ${at(-40)} from projects where uuid = 'prints'`);
  await run(`insert into uploads (id, customer_id, actor_id, project_id, name, size, state, claimed, created_at, touched_at)
    select 'image-' || p.id, ${id}, ${id}, p.id, 'x.jpg', 9, 'checked', p.id, ${at(-40)},
      case p.id when 'sent' then ${at(-1)} else ${at(-40)} end from designer_projects p`);
  await run(`insert into quotes (uuid, customer_id, slug, configurator, fields, currency, list_code, list_version, parts,
      total, order_code, project_id, deleted_at, created_at, changed_at)
    select p.id, ${id}, 'wall-set-designer', '70', '[]', 'EUR', '', 1, '{}', 1, p.id, p.id,
      case p.id when 'deleted' then ${at(-35)} end, ${at(-40)}, ${at(-40)}
    from designer_projects p where p.id in ('kept', 'deleted')`);
  // Links of contacts, conversations by their last message, and views of videos.
  await run(`insert into contacts (name, email, language, state, created_at, changed_at)
    select name, '', 'en', 'new', ${at(-800)}, case name when 'old' then ${at(-731)} else ${at(-700)} end
    from unnest(array['old', 'new']) name`);
  await run(`insert into contact_links (code_hash, contact_id, created_at, expires_at)
    select days::text, id, ${at(-100)}, ${at(0)} - days * interval '1 day' from contacts, unnest(array[28, 31]) days where name = 'new'`);
  await run(`insert into video_views (path, link_a, client_address, looked_up_address, at)
    select '/x.mp4', '', '', '', ${at(0)} - days * interval '1 day' from unnest(array[88, 91]) days`);
  const counters = await count('order_days where orders > 0');
  await run(`insert into order_days values (${id}, true, 7, true, '1999-01-01', 0)`);

  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();

  expect(await count('contacts')).toBe(1);
  expect(await count('contact_links')).toBe(1);
  expect(await count('video_views')).toBe(1);
  expect(await count("sessions where token_hash in ('old', 'new')")).toBe(1);
  expect(await count("tickets where code_hash in ('old', 'new')")).toBe(1);
  expect(await count("checkout_drafts where token_hash in ('old', 'new')")).toBe(1);
  expect(await count("written_once where key in ('old', 'new')")).toBe(1);
  const left = await rowsOf<{ detail: string }>(
    shop.lab.database.queries,
    sql`select detail from notifications where detail in ('sent long ago', 'sent', 'waiting') order by 1`,
  );
  expect(left).toEqual([{ detail: 'sent' }, { detail: 'waiting' }]);
  const images = await rowsOf<{ project: string }>(
    shop.lab.database.queries,
    sql`select p.id as project from designer_projects p join uploads u on u.project_id = p.id order by 1`,
  );
  expect(images).toEqual([{ project: 'kept' }, { project: 'prints' }, { project: 'sent' }]);
  expect([await count('order_days where orders = 0'), await count('order_days')]).toEqual([0, counters]);
});

it('the daily job removes addresses 30 days after they were taken out of an address book, and no others', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  for (const [name, removed] of [
    ['kept', 'null'],
    ['removed', at(-28)],
    ['removed long ago', at(-31)],
  ] as const)
    await run(`insert into delivery_addresses (customer_id, address, created_at, deleted_at)
      select min(id), '{"name": "${name}"}', ${at(-400)}, ${removed} from customers`);

  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();

  const left = await rowsOf<{ name: string }>(
    shop.lab.database.queries,
    sql`select address->>'name' as name from delivery_addresses where address->>'name' like any (array['kept', 'removed%'])
      order by 1`,
  );
  expect(left.map(({ name }) => name)).toEqual(['kept', 'removed']);
});

it('the daily job removes records of visits and of what people did after the days that the configuration says', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  const { visits, activity } = shop.lab.config.retention;
  const customer = '(select min(id) from customers)';
  for (const [page, days] of [
    ['long ago', -visits],
    ['lately', 2 - visits],
  ] as const)
    await run(`insert into visits (customer_id, landing_page, country, at)
      values (${customer}, '${page}', 'IT', ${at(days)})`);
  for (const [act, days] of [
    ['long ago', -activity],
    ['lately', 2 - activity],
  ] as const) {
    await run(`insert into audits (actor_id, subject_id, endpoint, at)
      values (${customer}, ${customer}, '${act}', ${at(days)})`);
    await run(`insert into profile_changes (customer_id, actor_id, fields, orders, at)
      values (${customer}, ${customer}, '["${act}"]', '[]', ${at(days)})`);
  }

  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();

  const named = "in ('long ago', 'lately')";
  expect([
    await count(`visits where landing_page ${named}`),
    await count(`audits where endpoint ${named}`),
    await count(`profile_changes where fields ->> 0 ${named}`),
  ]).toEqual([1, 1, 1]);
});

it('the daily job removes deleted quotes, forms of checkouts, and ended links, and leaves what is in use or in the books', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  const [customer] = await rowsOf<{ id: number; order: number }>(
    shop.lab.database.queries,
    sql`select customer_id as id, min(id)::int as order from orders group by 1 order by 1 limit 1`,
  );
  const { id, order } = customer ?? { id: 0, order: 0 };
  const [product] = await rowsOf<{ slug: string }>(
    shop.lab.database.queries,
    sql`select slug from products order by slug limit 1`,
  );
  const quote = (code: string, deleted: string, isOrdered = false) =>
    run(`insert into quotes (uuid, customer_id, slug, configurator, fields, currency, list_code, list_version, parts, total,
        order_code, is_ordered, deleted_at, created_at, changed_at)
      values ('${code}', ${id}, '${product?.slug}', '10', '[]', 'EUR', 'EUR', 1, '{}', 100, '${code}', ${isOrdered}, ${deleted},
        ${at(-200)}, ${at(-200)})`);
  const checkout = (code: string, days: number) =>
    run(`insert into checkouts (order_code, customer_id, quote_id, details, changed_at)
      select '${code}', ${id}, q.id, '{"bride": "Anna"}', ${at(days)} from quotes q where q.order_code = '${code}'`);
  const charge = (code: string, state: string, days: number) =>
    run(`insert into card_charges (customer_id, order_code, provider, charge, card, amount, currency, details, state, created_at, changed_at)
      values (${id}, '${code}', 'x', 'ch ${code}', '{"token": "t", "reference": "r", "brand": "Visa", "last4": "4242"}', 500, 'EUR',
        '{"bride": "Anna"}', '${state}', ${at(days)}, ${at(days)})`);
  await quote('q deleted long ago', at(-31));
  await quote('q deleted', at(-28));
  await quote('q paid for', at(-31));
  await charge('q paid for', 'charged', -31);
  await quote('q ordered', 'null', true);
  await checkout('q ordered', -31);
  await charge('q ordered', 'settled', -31);
  await quote('q left', 'null');
  await checkout('q left', -88);
  await quote('q left long ago', 'null');
  await checkout('q left long ago', -91);
  await charge('q left', 'declined', -28);
  for (const [name, ends, revoked] of [
    ['ended', -31, 'null'],
    ['revoked', 60, at(-31)],
    ['followed', 60, 'null'],
  ] as const)
    await run(`insert into status_links (token_hash, customer_id, order_id, created_at, ends_at, revoked_at)
      values ('link ${name}', ${id}, ${order}, ${at(-90)}, ${at(ends)}, ${revoked})`);

  for (const [name, ends, revoked] of [
    ['ended', -31, 'null'],
    ['revoked', 60, at(-31)],
    ['open', 60, 'null'],
  ] as const)
    await run(`with made as (insert into projects (customer_id, uuid, slug, name, changed_at)
        values (${id}, 'proof ${name}', 'prints', '', now()) returning id)
      insert into couple_proofs (customer_id, project_id, rev, document, sheets, requested_at, ends_at, revoked_at)
      select ${id}, id, 1, '', 1, ${at(-90)}, ${at(ends)}, ${revoked} from made`);

  shop.clock.advance(day + 1_000);
  await shop.jobs.runDue();

  const column = async (text: string) =>
    (await rowsOf<{ value: string }>(shop.lab.database.queries, sql.raw(text))).map(({ value }) => value);
  expect(
    await column("select order_code as value from quotes where order_code like 'q %' order by 1"),
  ).toEqual(['q deleted', 'q left', 'q left long ago', 'q ordered', 'q paid for']);
  expect(
    await column("select order_code as value from checkouts where order_code like 'q %' order by 1"),
  ).toEqual(['q left']);
  expect(await column("select token_hash as value from status_links where token_hash like 'link %'")).toEqual(
    ['link followed'],
  );
  expect(
    await column('select j.uuid as value from couple_proofs p join projects j on j.id = p.project_id'),
  ).toEqual(['proof open']);
  const charges = await rowsOf(
    shop.lab.database.queries,
    sql`select order_code as code, details ->> 'bride' as bride, card ->> 'reference' as reference, card ->> 'last4' as last4,
      amount::int as amount from card_charges where order_code like 'q %' order by 1`,
  );
  expect(charges).toEqual([
    { code: 'q left', bride: 'Anna', reference: 'r', last4: '4242', amount: 500 },
    { code: 'q ordered', bride: null, reference: '', last4: '4242', amount: 500 },
    { code: 'q paid for', bride: 'Anna', reference: 'r', last4: '4242', amount: 500 },
  ]);
});
