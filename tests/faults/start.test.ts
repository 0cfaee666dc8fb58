import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { freePorts } from '../../scripts/parts/ports.mjs';
import { signIn } from '../fixtures/wire.ts';
import { startLabProcess, stopAllLabs } from './labProcess.ts';
import type { LabProcessOptions } from './labProcess.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-start-'));
const dataFolder = join(root, 'data');
const fresh = () => mkdtempSync(join(root, 'other-'));

afterEach(stopAllLabs);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Starts the lab, waits for its end, and resolves with its output. */
async function startAndFail(options: LabProcessOptions): Promise<{ code: number | string; output: string }> {
  const lab = await startLabProcess({ ...options, filled: false });
  return { code: await lab.ended, output: lab.output() };
}

describe('failures at the start', () => {
  it('a second start on the same folder names the process that holds it', async () => {
    const first = await startLabProcess({ dataFolder });
    await first.ready();
    const { code, output } = await startAndFail({ dataFolder });
    expect(code).toBe(1);
    expect(output).toContain(`in use by process ${first.pid}`);
    expect(output).toContain('TA_DATA_DIR');
    expect(await signIn(first.base, 'it@studio.test')).toMatchObject({ status: '1' });
  });

  it('SIGTERM ends it cleanly, and the folder is free again; after kill -9 too', async () => {
    const first = await startLabProcess({ dataFolder });
    await first.ready();
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(existsSync(join(dataFolder, 'lab.lock'))).toBe(false);
    const second = await startLabProcess({ dataFolder });
    await second.ready();
    expect(await second.stop('SIGKILL')).toBe('SIGKILL');
    expect(existsSync(join(dataFolder, 'lab.lock'))).toBe(true);
    const third = await startLabProcess({ dataFolder });
    await third.ready();
    expect(await third.stop('SIGINT')).toBe(0);
  });

  it('a port in use is named', async () => {
    const [port = 0] = await freePorts(1);
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(port, resolve));
    try {
      const { code, output } = await startAndFail({ dataFolder: fresh(), port });
      expect(code).toBe(1);
      expect(output).toContain(`Port ${port} is in use`);
      expect(output).toContain('TA_LAB_PORT');
    } finally {
      await new Promise((resolve) => holder.close(resolve));
    }
  });

  it('a folder that cannot be written is named', async () => {
    const file = join(root, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await startAndFail({ dataFolder: join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toContain('cannot be written');
    expect(output).toContain('TA_DATA_DIR');
  });

  it.each([
    ['no JSON', '{', 'cannot be read'],
    ['an unknown setting', '{"portal":{"colour":"red"}}', "unknown setting 'portal.colour'"],
    ['a wrong kind', '{"internalCustomers":"0"}', "'internalCustomers' as a string"],
    ['no number of days', '{"retention":{"visits":0}}', "'retention.visits'"],
    ['a part of a day', '{"retention":{"exports":0.5}}', "'retention.exports'"],
    ['no time zone', '{"calendar":{"timeZone":"Rome"}}', "'Rome' as 'calendar.timeZone'"],
  ])('a configuration file with %s is explained', async (_what, text, expected) => {
    const file = join(root, 'configuration.json');
    writeFileSync(file, text);
    const { code, output } = await startAndFail({
      dataFolder: fresh(),
      environment: { TA_CONFIG: file },
    });
    expect(code).toBe(1);
    expect(output).toContain(expected);
  });

  it.each([
    ['TA_NOW', 'yesterday'],
    ['TA_LAB_PORT', '99999'],
    ['TA_ORDERS', '-5'],
  ])('%s=%s is explained', async (name, value) => {
    const { code, output } = await startAndFail({
      dataFolder: fresh(),
      environment: { [name]: value },
    });
    expect(code).toBe(1);
    expect(output).toContain(`'${value}'`);
  });

  it('an unreachable PostgreSQL server is explained', async () => {
    const [port = 0] = await freePorts(1);
    const environment = { DATABASE_URL: `postgres://ta@127.0.0.1:${port}/ta` };
    const { code, output } = await startAndFail({ dataFolder: fresh(), environment });
    expect(code).toBe(1);
    expect(output).toContain('PostgreSQL server of DATABASE_URL cannot be used');
  });
});

describe('a corrupted database', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((path) => statSync(path).isFile());

  it.each([
    ['its control file is garbage', (path: string) => path.endsWith('pg_control')],
    ['its tables are garbage', (path: string) => /\/base\/\d+\/\d+$/.test(path)],
    ['its version file is gone', (path: string) => path.endsWith('/db/PG_VERSION')],
  ])('is reported when %s, with the next step, and the files are left unchanged', async (_what, isHit) => {
    const folder = fresh();
    cpSync(dataFolder, folder, { recursive: true });
    const hit = files(join(folder, 'db')).filter(isHit);
    expect(hit.length).toBeGreaterThan(0);
    for (const path of hit) {
      if (path.endsWith('PG_VERSION')) rmSync(path);
      else writeFileSync(path, Buffer.alloc(Math.max(512, statSync(path).size), 0x5a));
    }
    const tables = (path: string) => /\/base\/\d+\/\d+$/.test(path);
    const before = files(join(folder, 'db')).filter(tables);
    const { code, output } = await startAndFail({ dataFolder: folder });
    expect(code).toBe(1);
    expect(output).toContain(`The database in ${join(folder, 'db')} cannot be opened`);
    expect(output).toContain('--reset');
    expect(files(join(folder, 'db')).filter(tables)).toEqual(before);
  });

  it('--reset starts over', async () => {
    const folder = fresh();
    cpSync(dataFolder, folder, { recursive: true });
    rmSync(join(folder, 'db', 'PG_VERSION'));
    const again = await startLabProcess({ dataFolder: folder, filled: false, args: ['--reset'] });
    await again.ready();
    expect(await signIn(again.base, 'it@studio.test')).toMatchObject({ status: '1' });
  });
});
