import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import type { Lab } from '../base/lab.ts';
import { readinessOf } from './readiness.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'ta-ready-'));
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

interface Parts {
  readonly execute?: () => Promise<unknown>;
  readonly probe?: () => Promise<void>;
  readonly damagedFiles?: readonly string[];
  readonly folder?: string;
}

/** A lab of which only the parts that are asked exist. */
function labWith({ execute, probe, damagedFiles = [], folder = dataFolder }: Parts = {}) {
  return {
    dataFolder: folder,
    database: {
      queries: { execute: execute ?? (async () => ({ rows: [{ failed: false, late: false }] })) },
      upkeep: { damagedFiles },
    },
    uploads: { files: { probe: probe ?? (async () => undefined) } },
  } as unknown as Pick<Lab, 'database' | 'uploads' | 'dataFolder'>;
}
const never = () => new Promise<never>(() => undefined);

it('is ready when every part is well', async () => {
  expect(await readinessOf(labWith())).toEqual({
    status: 'ready',
    database: 'ok',
    store: 'ok',
    jobs: 'ok',
    disk: 'ok',
  });
});

it('is unavailable while the database or the store fails or hangs, and answers nevertheless', async () => {
  const gone = async () => {
    throw new Error('gone');
  };
  expect(await readinessOf(labWith({ execute: gone }))).toMatchObject({
    status: 'unavailable',
    database: 'failed',
    jobs: 'unknown',
  });
  expect(await readinessOf(labWith({ execute: never }), 20)).toMatchObject({
    status: 'unavailable',
    database: 'failed',
  });
  expect(await readinessOf(labWith({ probe: gone }))).toMatchObject({
    status: 'unavailable',
    store: 'failed',
  });
  expect(await readinessOf(labWith({ probe: never }), 20)).toMatchObject({ store: 'failed' });
});

it('is degraded by jobs that failed or are late, by damaged pages, and by a disk that cannot be asked', async () => {
  const jobs = (row: object) => async () => ({ rows: [row] });
  const failed = labWith({ execute: jobs({ failed: true, late: true }) });
  expect(await readinessOf(failed)).toMatchObject({ status: 'degraded', jobs: 'failed' });
  const late = labWith({ execute: jobs({ failed: false, late: true }) });
  expect(await readinessOf(late)).toMatchObject({ status: 'degraded', jobs: 'late' });
  const damaged = labWith({ damagedFiles: ['base/5/1'] });
  expect(await readinessOf(damaged)).toMatchObject({ status: 'degraded', database: 'damaged' });
  const elsewhere = labWith({ folder: join(dataFolder, 'missing') });
  expect(await readinessOf(elsewhere)).toMatchObject({ status: 'degraded', disk: 'failed' });
  vi.restoreAllMocks();
});

it.each([
  ['low', ['change']],
  ['full', []],
] as const)('T-D8: is degraded by a disk that is %s, and goes on serving', async (disk, roomFor) => {
  const room = (_folder: string, use: 'files' | 'change') => (roomFor as readonly string[]).includes(use);
  expect(await readinessOf(labWith(), undefined, room)).toEqual({
    status: 'degraded',
    database: 'ok',
    store: 'ok',
    jobs: 'ok',
    disk,
  });
});
