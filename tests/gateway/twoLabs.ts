import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePorts } from '../../scripts/parts/ports.mjs';
import { startReadyLab, stopAllLabs } from '../faults/labProcess.ts';
import { startPostgres } from '../fixtures/postgres.ts';
import type { PostgresServer } from '../fixtures/postgres.ts';
import { startRoundRobin } from '../fixtures/roundRobin.ts';
import type { RoundRobin } from '../fixtures/roundRobin.ts';

let server: PostgresServer | undefined;
let proxy: RoundRobin | undefined;
let folder = '';

/**
 * Starts two labs, each a process of its own, on one PostgreSQL server and one folder, behind a proxy that spreads the
 * requests over both: state in the memory of one process shows as a failure of the suite.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres({ filled: true });
  folder = mkdtempSync(join(tmpdir(), 'ta-two-labs-'));
  const [port = 0, ...ports] = await freePorts(3);
  const base = `http://localhost:${port}`;
  const environment = {
    DATABASE_URL: server.url,
    TA_LAB_ORIGIN: base,
    TA_TRUSTED_PROXIES: '127.0.0.1,::1',
    TA_NOW: server.filledAt,
  };
  for (const own of ports) await startReadyLab({ dataFolder: folder, filled: false, port: own, environment });
  proxy = await startRoundRobin(port, ports);
  project.provide('base', base);
}

export async function teardown(): Promise<void> {
  const counts = proxy?.counts ?? [];
  proxy?.close();
  await stopAllLabs();
  await server?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
  if (Math.min(...counts) < 100) throw new Error(`ta: one lab hardly answered: ${counts.join(', ')}`);
  console.log(`ta: the two labs answered ${counts.join(' and ')} requests.`);
}
