import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBucket } from '../fixtures/bucket.ts';
import type { TestBucket } from '../fixtures/bucket.ts';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { signIn } from '../fixtures/wire.ts';

describe.skipIf(!hasPostgres)('two labs on one PostgreSQL and one bucket (T-D1)', () => {
  let server: PostgresServer;
  let bucket: TestBucket;
  const labs: TestLab[] = [];
  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    bucket = await startBucket();
    for (let each = 0; each < 2; each += 1)
      labs.push(await startTestLab({ databaseUrl: server.url, bucket }));
  });
  afterAll(async () => {
    for (const lab of labs) await lab.stop();
    await bucket.stop();
    await server.stop();
  });

  it('the second continues at once an upload whose connection hangs at the first', async () => {
    const [first = '', second = ''] = labs.map(({ base }) => base);
    const { token } = await signIn(first, 'it@studio.test');
    const order_code = await findWaitingOrder(first, token);
    const bytes = randomBytes(300_000);
    const { id } = await tusOn(first, token).create(bytes.length, { order_code, filename: 'a.jpg' });
    const { hostname, port } = new URL(first);
    const hanging = connect(Number(port), hostname);
    hanging.on('error', () => undefined);
    try {
      const headers = [
        ...[`PATCH /files/${id} HTTP/1.1`, `host: ${hostname}:${port}`, `authorization: Bearer ${token}`],
        ...['tus-resumable: 1.0.0', 'upload-offset: 0', 'content-type: application/offset+octet-stream'],
        `content-length: ${bytes.length}`,
      ];
      hanging.write(`${headers.join('\r\n')}\r\n\r\n`);
      await holdsLock(server);
      // It asks the first lab to stop, and must not take its own question for that of a third one.
      const answer = await tusOn(second, token).patch(id, 0, bytes);
      expect([answer.status, answer.offset]).toEqual([204, bytes.length]);
    } finally {
      hanging.destroy();
    }
  });

  /** Resolves when an upload's lock is held. */
  async function holdsLock(postgres: PostgresServer): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      await expect
        .poll(
          async () =>
            (await client.query("select 1 from pg_locks where locktype = 'advisory' and objsubid = 1"))
              .rowCount,
          { timeout: 20_000 },
        )
        .toBe(1);
    } finally {
      await client.end();
    }
  }
});
