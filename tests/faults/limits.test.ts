import { addObservation, login } from '@trade-area/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestLab } from '../fixtures/lab.ts';
import type { TestLab } from '../fixtures/lab.ts';
import { hasPostgres, startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { call, password } from '../fixtures/wire.ts';

describe.skipIf(!hasPostgres)('two labs on one PostgreSQL, T-A8', () => {
  let server: PostgresServer;
  let labs: TestLab[] = [];
  beforeAll(async () => {
    server = await startPostgres({ filled: true });
    labs = [await startTestLab({ databaseUrl: server.url }), await startTestLab({ databaseUrl: server.url })];
  });
  afterAll(async () => {
    for (const lab of labs) await lab.stop();
    await server.stop();
  });

  it('count guesses together, and know the same devices', async () => {
    const email = 'us@studio.test';
    const enter = (index: number, given: string, cookie = '') =>
      // One address: a name may lead to either loopback.
      call((labs[index % 2]?.base ?? '').replace('localhost', '127.0.0.1'), login, {
        body: { email, password: given },
        headers: cookie ? { cookie } : {},
      });
    const known = await enter(0, password);
    const device = (known.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await enter(index, 'guess')).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect([(await enter(0, password)).status, (await enter(1, password)).status]).toEqual([429, 429]);
    expect((await enter(1, password, device)).json).toMatchObject({ status: '1' });
  });

  it('count the reports of one address together', async () => {
    const began = performance.now();
    const statuses = await Promise.all(
      Array.from(
        { length: 170 },
        async (_, index) =>
          (
            await call((labs[index % 2]?.base ?? '').replace('localhost', '127.0.0.1'), addObservation, {
              body: { kind: 'event', name: 'store_info' },
            })
          ).status,
      ),
    );
    const taken = statuses.filter((status) => status === 200).length;
    expect(statuses.filter((status) => status === 429)).toHaveLength(170 - taken);
    expect(taken).toBeGreaterThanOrEqual(120);
    // One more each half second while they were on their way.
    expect(taken).toBeLessThanOrEqual(121 + (performance.now() - began) / 500);
    expect(taken).toBeLessThan(170);
  });
});
