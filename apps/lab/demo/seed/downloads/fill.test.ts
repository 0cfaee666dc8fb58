import { afterAll, beforeAll, expect, it } from 'vitest';
import { join } from 'node:path';
import { databaseForTest } from '../../../test/databaseForTest.ts';
import { labFolder } from '../../../src/base/labFolder.ts';
import type { Lab } from '../../../src/base/lab.ts';
import { documents } from '../../../src/database/schema/content.ts';
import { createPictures } from '../../../src/store/pictures.ts';
import { seedDownloadsOnce } from './fill.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;
beforeAll(async () => {
  opened = await databaseForTest();
}, 60_000);
afterAll(() => opened.stop());

it('the demonstration has pictures in three sizes once, in folders of seasons and genres', async () => {
  const lab = {
    database: opened.database,
    pictures: createPictures(join(labFolder, 'pictures')),
    config: { portal: { company: { name: 'Lume' } } },
  } as unknown as Lab;
  expect(await seedDownloadsOnce(lab)).toBe('filled');
  expect(await seedDownloadsOnce(lab)).toBe('kept');
  const rows = await opened.database.queries.select().from(documents);
  expect(rows).toHaveLength(24);
  expect(new Set(rows.map(({ filename }) => filename)).size).toBe(24);
  const folders = new Set(rows.map(({ path }) => path));
  expect(folders).toContain('seasonal_CHRISTMAS');
  expect(folders).toContain('genre_WEDDING');
  const bytes = (mark: string) =>
    rows.find(({ filename }) => filename === `christmas-post${mark}.jpg`)?.content.length ?? 0;
  expect(bytes('')).toBeGreaterThan(bytes('@low'));
  expect(bytes('@low')).toBeGreaterThan(bytes('@icon'));
}, 60_000);
