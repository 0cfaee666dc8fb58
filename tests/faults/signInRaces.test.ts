import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { signInRaces } from '../fixtures/signInRaces.ts';
import { secretOn, staffVisitor, totpOf } from '../fixtures/staffVisitor.ts';

if (hasPostgres)
  signInRaces('PostgreSQL', async () => {
    const server = await startPostgres({ filled: true });
    const lab = await startTestLab({ databaseUrl: server.url, now: server.filledAt });
    const stop = async () => {
      await lab.stop();
      await server.stop();
    };
    return { lab, began: new Date(server.filledAt).getTime(), stop };
  });

describe.skipIf(!hasPostgres)('a sign-in by password alone (T-A8)', () => {
  let server: PostgresServer;
  let lab: TestLab;
  let other: pg.Client;
  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    lab = await startTestLab({ databaseUrl: server.url, now: server.filledAt });
    other = new pg.Client({ connectionString: server.url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await lab.stop();
    await server.stop();
  });

  /** Resolves when so many sessions wait for a lock. */
  async function untilWaiting(count: number): Promise<void> {
    const asked = new pg.Client({ connectionString: server.url });
    await asked.connect();
    try {
      await vi.waitFor(
        async () => {
          const { rows } = await asked.query(
            "select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          );
          expect(rows).toHaveLength(count);
        },
        { timeout: 20_000, interval: 50 },
      );
    } finally {
      await asked.end();
    }
  }

  it('that is stored while the second factor is set up ends with the set-up', async () => {
    const email = 'desk@lab.test';
    const [owner, second] = [staffVisitor(lab.base), staffVisitor(lab.base)];
    await owner.signInAs(email);
    const secret = secretOn((await owner.page('second-factor')).text);
    await other.query('begin');
    await other.query('select 1 from staff where email = $1 for update', [email]);
    const signingIn = second.signInAs(email);
    await untilWaiting(1);
    const code = totpOf(secret, new Date(server.filledAt).getTime());
    const settingUp = owner.post('second-factor', 'second-factor', { secret, code });
    await untilWaiting(2);
    await other.query('commit');
    await signingIn;
    expect((await settingUp).status).toBe(200);
    expect((await owner.ask('counts')).status).toBe(200);
    expect((await second.ask('counts')).status).toBe(401);
  });
});
