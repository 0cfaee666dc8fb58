import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { labForTest } from '../../test/labForTest.ts';
import { rowsOf } from '../database/open.ts';
import { removeLeftFolders, removeUnusedPhotos } from './jobs.ts';

let shop: Awaited<ReturnType<typeof labForTest>>;
beforeAll(async () => {
  shop = await labForTest();
}, 180_000);
afterAll(() => shop.stop());

const day = 86_400_000;
const run = (text: string) => shop.lab.database.queries.execute(sql.raw(text));
const ids = async (text: string) =>
  (await rowsOf<{ id: string }>(shop.lab.database.queries, sql.raw(text))).map(({ id }) => id);

it('removes photos that no kept version and no order has, after 30 days, and empty collections of deleted projects', async () => {
  const at = (days: number) =>
    `'${new Date(shop.clock.now().getTime() + days * day).toISOString()}'::timestamptz`;
  const [owner] = await rowsOf<{ customer: number }>(
    shop.lab.database.queries,
    sql`select min(customer_id)::int as customer from orders`,
  );
  const customer = owner?.customer ?? 0;
  const [project] = await rowsOf<{ id: number }>(
    shop.lab.database.queries,
    sql.raw(`insert into projects (uuid, customer_id, slug, name, changed_at)
      values ('project', ${customer}, 'prints', '', ${at(-40)}) returning id::int as id`),
  );
  const id = project?.id ?? 0;
  await run(`insert into designer_projects (id, customer_id, type, signature, created_at)
    select name, ${customer}, 'print-photos', '', ${at(-60)} from unnest(array['kept', 'empty']) name`);
  await run(`update projects set images_id = 'kept' where id = ${id}`);
  await run(`insert into uploads (id, customer_id, actor_id, project_id, name, size, state, claimed, created_at, touched_at)
    select rpad(name, 22, '_'), ${customer}, ${customer}, 'kept', 'x.jpg', 9, 'checked', name, ${at(-60)},
      case name when 'new' then ${at(-29)} else ${at(-31)} end
    from unnest(array['shown', 'ordered', 'unused', 'new']) name`);
  await run(`insert into print_versions (project_id, customer_id, rev, document, photos, sheets, used, browser, system, saved_at)
    values (${id}, ${customer}, 1, '{}', array['shown'], 0, 0, '', '', ${at(-40)})`);
  await run(`insert into quotes (uuid, customer_id, slug, configurator, fields, currency, list_code, list_version, parts,
      total, order_code, print_uuid, is_ordered, created_at, changed_at)
    values ('print', ${customer}, 'prints', 'cr27', '[]', 'EUR', '', 1, '{}', 1, 'print', 'x', true, ${at(-40)}, ${at(-40)})`);
  await run(`insert into print_orders (quote_id, customer_id, rev, document, photos, taken_at)
    select id, customer_id, 1, '{}', array['ordered'], ${at(-40)} from quotes where order_code = 'print'`);
  expect(await removeUnusedPhotos(shop.lab)).toBe(1);
  const left = `select claimed as id from uploads where project_id = 'kept' order by id`;
  expect(await ids(left)).toEqual(['new', 'ordered', 'shown']);
  expect(await ids(`select id from designer_projects where type = 'print-photos'`)).toEqual(['kept']);
  await run(`delete from print_versions where project_id = ${id}`);
  expect(await removeUnusedPhotos(shop.lab)).toBe(1);
  expect(await ids(left)).toEqual(['new', 'ordered']);
});

it('removes the folders of runs that were killed a day ago, and no newer one', async () => {
  const rendering = join(shop.dataFolder, 'rendering');
  for (const name of ['print-old', 'print-new']) {
    mkdirSync(join(rendering, name), { recursive: true });
    writeFileSync(join(rendering, name, 'print.jpg'), 'half');
  }
  const longAgo = new Date(Date.now() - 2 * day);
  utimesSync(join(rendering, 'print-old'), longAgo, longAgo);
  await removeLeftFolders(shop.lab);
  expect(readdirSync(rendering)).toEqual(['print-new']);
});

it('a lab that has rendered nothing has no folder to clean', async () => {
  await expect(removeLeftFolders({ dataFolder: join(shop.dataFolder, 'none') })).resolves.toBeUndefined();
});
