import { randomBytes } from 'node:crypto';
import {
  acceptFindings,
  changeMethod,
  assignUpload,
  removeUpload,
  submitUploads,
  ticket,
  verifyUpload,
} from '@trade-area/core/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { sha256, tusOn } from '../fixtures/tus.ts';
import { findWaitingOrder } from '../fixtures/uploads.ts';
import { call, signIn } from '../fixtures/wire.ts';

/**
 * Changes of one order's files at the same time on a PostgreSQL server: each waits for the lock of the order's set, and
 * finds what was faster. `apps/lab/src/uploads/races.test.ts` does the same on the embedded database.
 */
describe.skipIf(!hasPostgres)('changes of an order’s files at the same time (T-A8)', () => {
  let server: PostgresServer;
  let lab: TestLab;
  let other: pg.Client;
  let token = '';
  let order = '';
  let upload = '';
  const bytes = randomBytes(20_000);

  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    lab = await startTestLab({ databaseUrl: server.url, now: server.filledAt });
    ({ token } = await signIn(lab.base, 'it@studio.test'));
    order = await findWaitingOrder(lab.base, token, ({ tipo }) => tipo === 'album');
    const tus = tusOn(lab.base, token);
    ({ id: upload } = await tus.create(bytes.length, { order_code: order, filename: 'a.jpg' }));
    await tus.patch(upload, 0, bytes);
    other = new pg.Client({ connectionString: server.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await lab.stop();
    await server.stop();
  });

  const ticketFor = async () => {
    const body = { purpose: 'change-method', order_code: order };
    return ((await call(lab.base, ticket, { token, body })).json as { ticket: string }).ticket;
  };
  const send = (endpoint: Parameters<typeof call>[1], body: Record<string, unknown>) =>
    call(lab.base, endpoint, { token, body });

  const calls: readonly (readonly [string, number, () => Promise<{ status: number }>])[] = [
    ['an acceptance', 409, () => send(acceptFindings, { upload, codes: ['noBleed'] })],
    ['a checksum', 409, () => send(verifyUpload, { upload, sha256: sha256(bytes) })],
    ['an assignment', 409, () => send(assignUpload, { upload, slot: 'cover' })],
    ['a removal', 409, () => send(removeUpload, { upload })],
    ['a submission', 403, () => send(submitUploads, { order_code: order })],
    [
      'a change of the method',
      403,
      async () => send(changeMethod, { order_code: order, ta_token: await ticketFor(), method: 'lab' }),
    ],
  ];

  it.each(calls)(
    '%s waits for the one that is under way, and is refused (%i) when that has closed the order',
    async (_name, status, change) => {
      await other.query('begin');
      await other.query(
        'select 1 from upload_sets s join orders o on o.id = s.order_id where o.commessa = $1 for update of s',
        [order],
      );
      const answer = change();
      await vi.waitFor(
        async () => {
          const { rows } = await waitingSessions();
          expect(rows).toHaveLength(1);
        },
        { timeout: 10_000, interval: 50 },
      );
      await other.query('update orders set incomplete = false where commessa = $1', [order]);
      await other.query('commit');
      expect((await answer).status).toBe(status);
      const { rows } = await other.query(
        'select u.claimed, u.state, u.accepted, u.removed_at, o.by_ftp from uploads u join orders o on o.id = u.order_id where u.id = $1',
        [upload],
      );
      expect(rows).toEqual([{ claimed: '', state: 'arrived', accepted: [], removed_at: null, by_ftp: true }]);
      await other.query('update orders set incomplete = true where commessa = $1', [order]);
    },
  );

  /** The sessions that wait for a lock. */
  async function waitingSessions() {
    const asked = new pg.Client({ connectionString: server.url });
    await asked.connect();
    try {
      return await asked.query(
        "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
    } finally {
      await asked.end();
    }
  }

  it('of 40 at once none waits for another for ever', async () => {
    const rounds = Array.from({ length: 8 }, () => calls.slice(0, 5)).flat();
    const answers = await Promise.all(rounds.map(async ([, , change]) => (await change()).status));
    expect(answers.filter((status) => status >= 500)).toEqual([]);
  }, 60_000);
});
