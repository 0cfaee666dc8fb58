import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '@trade-area/core/kernel';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bookOf, chartPhoto } from '../../../test/printProject.ts';
import type { TestPhoto } from '../../../test/printProject.ts';
import { createRenderer } from './renderer.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-renderer-'));
const renderer = createRenderer(silentLog);
const photos = { chart: join(folder, 'chart.png'), broken: join(folder, 'broken.png') };
let chart: TestPhoto;
beforeAll(async () => {
  chart = await chartPhoto('chart', 600, 180);
  writeFileSync(photos.chart, chart.bytes ?? new Uint8Array());
  writeFileSync(photos.broken, 'no picture');
});
afterAll(() => {
  renderer.close();
  rmSync(folder, { recursive: true, force: true });
});

it('the process of the build renders a sheet, puts its PDF together, and names a photo it cannot print', async () => {
  const project = bookOf(1, chart);
  const into = { print: join(folder, 'print.jpg'), web: join(folder, 'web.jpg') };
  const request = { project, sheetId: 's2', photos: { chart: photos.chart }, into };
  expect(await renderer.sheet(request)).toEqual({ photo: null });
  expect(await sharp(into.print).metadata()).toMatchObject({ width: 1488, height: 543, density: 300 });

  // Without a print file the sheet is drawn as large as its picture, which is much faster.
  const alone = { print: null, web: join(folder, 'alone.jpg') };
  expect(await renderer.sheet({ ...request, into: alone })).toEqual({ photo: null });
  const sizes = await Promise.all([into.web, alone.web].map((path) => sharp(path).metadata()));
  const [whole, small] = sizes.map(({ width, height }) => [width, height]);
  expect(small).toEqual(whole);

  const sheets = [{ id: 's2', path: into.print }];
  const pdf = { project, title: 'WB1', at: new Date('2026-11-23T10:00:00Z'), sheets };
  for (const word of [null, 'PROOF']) {
    const path = join(folder, `${word}.pdf`);
    expect(await renderer.pdf({ ...pdf, word, into: path })).toBe(true);
    expect(readFileSync(path).subarray(0, 5).toString()).toBe('%PDF-');
  }

  const outcome = await renderer.sheet({ ...request, photos: { chart: photos.broken } });
  expect(outcome?.photo).toMatchObject({ id: 'chart', reason: expect.stringContaining('photo chart') });
  expect(await renderer.sheet({ ...request, sheetId: 'none' })).toBeNull();
});
