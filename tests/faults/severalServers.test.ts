import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { at } from '../../scripts/parts/root.mjs';
import { hasPostgres } from '../fixtures/postgres.ts';
import { startReplicas, until } from '../fixtures/replicas.ts';
import type { Replica, ReplicaSet } from '../fixtures/replicas.ts';
import { signIn } from '../fixtures/wire.ts';
import { startReadyLab, stopAllLabs } from './labProcess.ts';

/** The commands of an operator, with a `DATABASE_URL` that names three servers. */
const folder = mkdtempSync(join(tmpdir(), 'ta-several-'));
let set: ReplicaSet | undefined;
afterEach(async () => {
  await stopAllLabs();
  await set?.stop();
  set = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = promisify(execFile);
const runMain = (args: readonly string[], url: string, data: string) =>
  run(process.execPath, [at('apps/lab/dist/main.js'), ...args], {
    env: { ...process.env, TA_CONFIG: '', DATABASE_URL: url, TA_DATA_DIR: join(folder, data) },
  });
/** Lines of `check` about the database. A new lab has problems elsewhere, so that the command ends with 1. */
async function checkDatabase(url: string): Promise<string[]> {
  const { stdout } = await runMain(['check'], url, 'checked').catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout.split('\n').filter((line) => /^\w+ +database/.test(line));
}
const databaseOf = (url: string, name: string) => url.replace(/\/postgres\?/, `/${name}?`);
/** Rows of a statement in another database of a server, by its own program. */
async function ask({ url }: Replica, database: string, statement: string): Promise<string> {
  const { stdout } = await run('psql', ['-Atqc', statement, url.replace(/\/postgres$/, `/${database}`)]);
  return stdout.trim();
}

describe.runIf(hasPostgres)('check of several servers', { timeout: 300_000 }, () => {
  const start = async (synchronous: boolean) => {
    set = await startReplicas({ synchronous });
    await set.servers[0].query('create database lab');
    return { url: databaseOf(set.url, 'lab'), servers: set.servers };
  };

  it('names synchronous standbys, and warns when none is connected or the role may not see them', async () => {
    const { url, servers } = await start(true);
    const [db1, db2, db3] = servers;
    expect(await checkDatabase(url)).toEqual([
      'ok       database  The PostgreSQL database is up to date.',
      'ok       database  2 synchronous standbys follow.',
    ]);

    await db1.query('create role plain login');
    await db1.query('create database other owner plain');
    const [, warned] = await checkDatabase(url.replace('ta@', 'plain@').replace('/lab?', '/other?'));
    expect(warned).toMatch(/^warning +database .* may not see .* Grant it pg_read_all_stats\.$/);

    await db2.kill();
    expect((await checkDatabase(url))[1]).toBe('ok       database  1 synchronous standby follows.');
    await db3.kill();
    await until('no standby', async () => (await db1.query('select from pg_stat_replication')).length === 0);
    expect((await checkDatabase(url))[1]).toMatch(
      /^warning +database +DATABASE_URL names 3 servers, and no synchronous standby is connected: changes wait/,
    );
  });

  it('warns when no standby is synchronous', async () => {
    const { url } = await start(false);
    expect((await checkDatabase(url))[1]).toMatch(
      /^warning +database +DATABASE_URL names 3 servers, and synchronous_standby_names is empty: a promotion loses/,
    );
  });
});

describe.runIf(hasPostgres)('backup, restore and --reset with several servers', { timeout: 300_000 }, () => {
  it('T-D10: take the new primary, also when the former one is named first and accepts writes', async () => {
    set = await startReplicas({ synchronous: true });
    const { url, filledAt } = set;
    const [db1, db2] = set.servers;
    await db1.kill();
    await db2.promote();
    await until('a commit', async () => {
      await db2.query('create table if not exists marks (text text)');
      return true;
    });
    await db2.query(`insert into marks values ('after the promotion')`);
    await db2.query(`update customers set name = 'Changed'`);
    await db2.query('create database restored');
    await db1.start();
    expect(await db1.query('select pg_is_in_recovery() as standby')).toEqual([{ standby: false }]);

    const backup = join(folder, 'backup');
    expect((await runMain(['backup', backup], url, 'source')).stdout).toContain('everything until');
    const restored = databaseOf(url, 'restored');
    expect((await runMain(['restore', backup], restored, 'target')).stdout).toContain('Restored');
    expect(await ask(db2, 'restored', 'select text from marks')).toBe('after the promotion');
    await expect(runMain(['restore', backup], restored, 'again')).rejects.toMatchObject({
      stderr: expect.stringContaining('is not empty') as unknown,
    });

    const names = `select count(*)::int as n from customers where name = 'Changed'`;
    const kept = 'select count(*)::int as n from customers';
    const before = await db1.query(kept);
    const lab = await startReadyLab({
      dataFolder: join(folder, 'reset'),
      filled: false,
      args: ['--reset'],
      environment: { DATABASE_URL: url, TA_NOW: filledAt },
    });
    expect(await signIn(lab.base, 'it@studio.test')).toMatchObject({ status: '1' });
    expect(await db2.query(names)).toEqual([{ n: 0 }]);
    // A table of another application stays, and the former primary is not touched.
    expect(await db2.query('select text from marks')).toEqual([{ text: 'after the promotion' }]);
    expect(await db1.query(kept)).toEqual(before);
    expect(await lab.stop()).toBe(0);
  });
});
