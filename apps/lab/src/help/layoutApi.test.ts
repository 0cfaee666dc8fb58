import { layoutHelp } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseForTest } from '../../test/databaseForTest.ts';
import type { Route } from '../base/route.ts';
import { layoutItems, layoutSizes, layoutStyles } from '../database/schema/layoutHelp.ts';
import type { Texts } from '../database/schema/shop.ts';
import { indexOf } from '../store/pictures.ts';
import { helpRoutes } from './api.ts';

let opened: Awaited<ReturnType<typeof databaseForTest>>;

beforeAll(async () => {
  opened = await databaseForTest();
}, 60_000);
afterAll(() => opened.stop());
beforeEach(async () => {
  for (const table of [layoutItems, layoutStyles, layoutSizes]) await opened.database.queries.delete(table);
});

const none: Texts = { en: '', it: '', es: '', fr: '', de: '' };
const item = (id: string, position: number, titles: Partial<Texts>, texts: Partial<Texts> = {}) => ({
  id,
  position,
  way: 'graphisoftware',
  block: 'faq',
  titles: { ...none, ...titles },
  texts: { ...none, ...texts },
  link: '',
  notes: none,
  platform: '',
});
const style = (id: string, position: number) => ({
  id,
  position,
  names: { ...none, en: id, de: id },
  leads: { ...none, en: 'Lead' },
  credits: none,
  formats: none,
  images: [{ pages: 10, least: 15, most: 25 }],
});

async function ask(lang: string, files: readonly string[] = []) {
  const index = indexOf(new Map(files.map((name) => [name, 'h'])));
  const lab = {
    database: opened.database,
    pictures: { index: async () => index },
    config: { portal: { labOrigin: 'https://lab.test' } },
  };
  const route = helpRoutes.find(({ endpoint }) => endpoint.id === 'help.layout');
  const input = { lab, session: null, query: { lang } };
  return parse(layoutHelp.answer, await route?.run(input as unknown as Parameters<Route['run']>[0]));
}

describe('the layout help of a lab', () => {
  it('a lab without any text has none', async () =>
    expect(await ask('en')).toEqual({ items: [], styles: [], sizes: [] }));

  it('texts are in the lab’s order; one that is half translated is in English', async () => {
    await opened.database.queries
      .insert(layoutItems)
      .values([
        item('b', 2, { en: 'B', de: 'B' }, { en: 'Text' }),
        item('a', 1, { en: 'A', de: 'Ä' }, { en: 'Text', de: 'Worte' }),
        item('c', 2, { en: 'C', de: 'C, deutsch' }),
      ]);
    const { items } = await ask('de');
    expect(items.map(({ id, title, text, language }) => [id, title, text, language])).toEqual([
      ['a', 'Ä', 'Worte', 'de'],
      ['b', 'B', 'Text', 'en'],
      ['c', 'C, deutsch', '', 'de'],
    ]);
  });

  it('LAY-26: a style has its pictures in the order of their names, and no other’s', async () => {
    await opened.database.queries.insert(layoutStyles).values([style('panorama', 2), style('pan', 1)]);
    const { styles } = await ask('de', [
      'layout-panorama-02-960.webp',
      'layout-panorama-01-960.webp',
      'layout-panorama-01-960.avif',
      'layout-panorama-01-480.webp',
      'panorama-foto-960.webp',
      'layout-studio-01-960.webp',
    ]);
    expect(styles.map(({ id, language }) => [id, language])).toEqual([
      ['pan', 'en'],
      ['panorama', 'en'],
    ]);
    expect(styles.map(({ pictures }) => pictures)).toEqual([
      [],
      [
        {
          src: 'https://lab.test/pictures/layout-panorama-01-480.webp?v=h',
          srcset:
            'https://lab.test/pictures/layout-panorama-01-480.webp?v=h 480w, https://lab.test/pictures/layout-panorama-01-960.webp?v=h 960w',
          avif: 'https://lab.test/pictures/layout-panorama-01-960.avif?v=h 960w',
        },
        { src: 'https://lab.test/pictures/layout-panorama-02-960.webp?v=h', srcset: '', avif: '' },
      ],
    ]);
  });

  it('sizes are in the lab’s order', async () => {
    await opened.database.queries.insert(layoutSizes).values([
      { size: '30x40', position: 2, inches: '' },
      { size: '20x30', position: 1, inches: '8x12' },
    ]);
    expect((await ask('en')).sizes).toEqual([
      { size: '20x30', inches: '8x12' },
      { size: '30x40', inches: '' },
    ]);
  });
});
