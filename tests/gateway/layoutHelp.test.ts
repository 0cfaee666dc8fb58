import { configuratorProduct, languages, layoutHelp, layoutWays } from '@trade-area/core/contract';
import { parse } from 'valibot';
import { describe, expect, inject, it } from 'vitest';
import { call } from '../fixtures/wire.ts';

const base = inject('base');

const read = async (query: Record<string, string> = {}) =>
  parse(layoutHelp.answer, (await call(base, layoutHelp, { query })).json);

describe('/public/layout-help', () => {
  it('LAY-02, LAY-03: three ways, each with a card and a section', async () => {
    const { items } = await read({ lang: 'en' });
    const cards = items.filter(({ block }) => block === 'card');
    expect(cards.map(({ way }) => way)).toEqual(layoutWays);
    expect(cards.map(({ text }) => text)).toEqual([
      expect.stringContaining('free design software'),
      expect.stringContaining('templates. We print and bind'),
      expect.stringContaining('Our designers lay out the whole album'),
    ]);
    expect(layoutWays.filter((way) => items.filter((item) => item.way === way).length < 10)).toEqual([]);
  });

  it.each(languages)('LAY-31, I18N2-11: everything is in %s when it is asked for', async (lang) => {
    const { items, styles } = await read({ lang });
    expect(new Set([...items, ...styles].map(({ language }) => language))).toEqual(new Set([lang]));
  });

  it.each([{}, { lang: 'pt' }, { lang: '' }])('%j is English', async (query) => {
    expect(await read(query)).toEqual(await read({ lang: 'en' }));
  });

  it('CONST2-20, LAY-26, LAY-30: five styles with ten recommendations each, twenty sizes', async () => {
    const { styles, sizes } = await read({ lang: 'de' });
    expect(styles.map(({ name, images }) => [name, images.length])).toEqual([
      ['Panorama', 10],
      ['Director', 10],
      ['Reportage', 10],
      ['Studio', 10],
      ['Design', 10],
    ]);
    expect(styles[3]?.images[9]).toEqual({ pages: 100, least: 155, most: 170 });
    expect(sizes).toHaveLength(20);
  });

  it('CONST2-20: the configurator of a product that the lab lays out has the recommendations of each style that it offers', async () => {
    const productOf = async (configurator: string) =>
      parse(
        configuratorProduct.answer,
        (await call(base, configuratorProduct, { path: { configurator } })).json,
      );
    const album = await productOf('10');
    const { styles } = await read({ lang: 'en' });
    expect(album.layout_styles).toEqual(styles.map(({ id, images }) => ({ style: id, images })));
    expect(
      album.options.find(({ name }) => name === 'LayoutStyle')?.choices.map(({ value }) => value),
    ).toEqual(album.layout_styles.map(({ style }) => style));
    expect((await productOf('51')).layout_styles).toEqual([]);
  });
});
