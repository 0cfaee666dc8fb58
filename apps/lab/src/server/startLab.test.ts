import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@trade-area/core/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyFilledLab } from '../../../../scripts/parts/filledLab.mjs';
import { defaultConfiguration } from '../base/configuration.ts';
import { readSettings } from './settings.ts';
import { startLab } from './startLab.ts';
import type { RunningLab } from './startLab.ts';

const site = 'http://localhost:5200';
const defaults = defaultConfiguration({ portal: site, lab: site, demo: site });
const dataFolder = mkdtempSync(join(tmpdir(), 'ta-real-lab-'));
let running: RunningLab;

beforeAll(async () => {
  await copyFilledLab(dataFolder, 'empty');
  const settings = readSettings({ TA_DATA_DIR: dataFolder, TA_LAB_PORT: '0' }, [], defaults);
  running = await startLab(settings, { log: silentLog });
}, 60_000);
afterAll(async () => {
  await running.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const picture = (name: string) => fetch(`http://127.0.0.1:${running.port}/pictures/${name}`);

it('a real lab serves the pictures of its data folder, and none of the demonstration', async () => {
  expect((await picture('weddingbook-foto-480.webp')).status).toBe(404);
  mkdirSync(join(dataFolder, 'pictures'));
  writeFileSync(join(dataFolder, 'pictures', 'own-album-foto-480.webp'), 'bytes');
  const own = await picture('own-album-foto-480.webp');
  expect([own.status, await own.text()]).toEqual([200, 'bytes']);
  expect((await picture('weddingbook-foto-480.webp')).status).toBe(404);
});

it('a configuration file that cannot be read is named, with advice that fits a lab of any kind', () => {
  const file = join(dataFolder, 'missing.json');
  const start = () => readSettings({ TA_CONFIG: file }, [], defaults);
  expect(start).toThrow(`The configuration file ${file} of TA_CONFIG cannot be read`);
  expect(start).toThrow(
    expect.objectContaining({
      advice: 'Correct the file, or unset TA_CONFIG to start with the defaults (docs/operations.md).',
    }),
  );
});
