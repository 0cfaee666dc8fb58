import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../../../../tests/fixtures/postgres.ts';
import type { PostgresServer } from '../../../../tests/fixtures/postgres.ts';
import { ownerOf } from '../base/owner.ts';
import { openDatabase, rowsOf } from '../database/open.ts';
import type { Database } from '../database/open.ts';
import { deleteUnsent, insertPhoto, lockPhotos, markSent } from './table.ts';

const now = new Date('2026-11-20T09:00:00Z');
const key = 'a-photo-of-this-test--';

/** The embedded database has one connection: there, nothing is done at the same moment. */
describe.each(hasPostgres ? ['PostgreSQL'] : [])('a photo that is shared and removed at once, %s', () => {
  let server: PostgresServer;
  let database: Database;
  const dataFolder = mkdtempSync(join(tmpdir(), 'ta-sharing-'));
  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    database = await openDatabase({ dataFolder, url: server.url });
  }, 180_000);
  afterAll(async () => {
    await database.close();
    await server.stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it('stays when it was shared first', async () => {
    const { queries } = database;
    const [first] = await rowsOf<{ customerId: number }>(
      queries,
      sql`select min(customer_id)::int as "customerId" from orders`,
    );
    const customerId = first?.customerId ?? 0;
    await queries.execute(sql`insert into uploads (id, customer_id, actor_id, name, size, state, share_session, created_at,
      touched_at) values (${key}, ${customerId}, ${customerId}, 'x.jpg', 9, 'checked', 'visit', now(), now())`);
    await insertPhoto(queries, { uploadId: key, customerId, createdAt: now });
    const [row] = await rowsOf<{ id: number }>(
      queries,
      sql`select id::int as id from shared_photos where upload_id = ${key}`,
    );
    let removal: Promise<boolean> = Promise.resolve(true);
    const waiting = async () =>
      (await rowsOf(queries, sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)).length;
    await database.transaction(async (inside) => {
      const [photo] = await lockPhotos(inside, ownerOf({ customerId }), [row?.id ?? 0]);
      if (!photo) throw new Error('no photo');
      await markSent(inside, photo, now);
      removal = deleteUnsent(queries, key);
      await expect.poll(waiting).toBe(1);
    });
    expect(await removal).toBe(false);
    expect(await rowsOf(queries, sql`select 1 from shared_photos where upload_id = ${key}`)).toHaveLength(1);
  });
});
