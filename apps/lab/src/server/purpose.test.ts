import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { copyFilledLab } from '../../../../scripts/parts/filledLab.mjs';
import { openDatabase } from '../database/open.ts';
import { markDemonstration, purposeOf } from '../database/purpose.ts';
import { resetDatabase, writeResetMark } from '../database/reset.ts';
import { documents } from '../database/schema/content.ts';
import { facts } from '../database/schema/customers.ts';
import { news } from '../database/schema/news.ts';
import { sizePrices } from '../database/schema/shop.ts';
import { requirePurpose } from './requirePurpose.ts';

const root = mkdtempSync(join(tmpdir(), 'ta-purpose-'));
const dataFolder = join(root, 'data');
const open = () => openDatabase({ dataFolder, url: '' });
const reset = (folder = dataFolder) => resetDatabase({ dataFolder: folder, databaseUrl: '' });
const texts = { en: 'Open', it: '', es: '', fr: '', de: '' };
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('DEC-25: each kind of lab starts on an empty database or on its own, and --reset deletes demonstrations only', async () => {
  await copyFilledLab(dataFolder, 'empty');
  const database = await open();
  const { queries } = database;
  expect(await purposeOf(queries)).toBe('empty');
  await requirePurpose(queries, 'real');
  await requirePurpose(queries, 'demonstration');

  await markDemonstration(queries);
  await requirePurpose(queries, 'demonstration');
  await expect(requirePurpose(queries, 'real')).rejects.toThrow('holds the demonstration');

  // As it was filled in before demonstrations were marked.
  await queries.delete(facts);
  await queries.insert(facts).values({ name: 'seed', value: '1' });
  await expect(requirePurpose(queries, 'real')).rejects.toThrow('holds the demonstration');

  // Files that an import may bring alone make it a real lab's.
  await queries.delete(facts);
  const sizes = { list: 'go', validFrom: '2026-01-01', position: 0, sizes: ['20x20'], price: 900 };
  await queries.insert(sizePrices).values(sizes);
  expect(await purposeOf(queries)).toBe('real');
  await queries.delete(sizePrices);
  await queries.insert(documents).values({
    ...{ id: 'terms', position: 1, section: 'general', path: '', names: texts, filename: 'terms.pdf' },
    ...{ content: Buffer.from('a'), hash: '', isUpdated: false, viewable: false },
  });
  expect(await purposeOf(queries)).toBe('real');
  await queries.delete(documents);
  expect(await purposeOf(queries)).toBe('empty');
  await queries.insert(news).values({ id: 1, day: '2026-11-22', titles: texts, texts, picture: '' });
  await requirePurpose(queries, 'real');
  await expect(requirePurpose(queries, 'demonstration')).rejects.toThrow('belongs to a real lab');
  await database.close();
  await expect(reset()).rejects.toThrow('belongs to a real lab');
  expect(existsSync(join(dataFolder, 'db', 'PG_VERSION'))).toBe(true);

  const again = await open();
  await markDemonstration(again.queries);
  await again.close();
  mkdirSync(join(dataFolder, 'pictures'));
  await reset();
  expect(existsSync(join(dataFolder, 'db'))).toBe(false);
  expect(existsSync(join(dataFolder, 'pictures'))).toBe(true);
}, 120_000);

it('--reset deletes a damaged database only when the file beside it names it a demonstration', async () => {
  const folder = join(root, 'damaged');
  mkdirSync(join(folder, 'db'), { recursive: true });
  writeFileSync(join(folder, 'db', 'remains'), '');
  await expect(reset(folder)).rejects.toThrow('It cannot be told');
  expect(existsSync(join(folder, 'db', 'remains'))).toBe(true);
  writeResetMark(folder);
  await reset(folder);
  expect(existsSync(join(folder, 'db'))).toBe(false);
});
