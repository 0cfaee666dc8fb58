import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { banners } from './catalogue/banners.ts';
import { layoutSpreads, spreadView } from './catalogue/layouts.ts';
import { presets } from './catalogue/presets.ts';
import { entries } from './catalogue.ts';
import { configurableOf } from './configurator/configure.ts';
import { galleryOf, secondViewOf } from './configurator/gallery.ts';
import { swatchCards } from './configurator/swatches.ts';

const folder = join(import.meta.dirname, '../../../apps/lab/pictures');
interface Index {
  readonly formats: readonly string[];
  readonly pictures: readonly {
    readonly slug: string;
    readonly view: string;
    readonly widths: readonly number[];
    readonly width: number;
    readonly height: number;
    readonly colour: string;
  }[];
}
const { formats, pictures } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
const { items } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../apps/lab/demo/data/catalogue.json'), 'utf8'),
) as { readonly items: readonly { readonly slug: string; readonly buy: string }[] };
/** Products of the configurator are seen from all sides, and their materials once for each set of options. */
const configurable = new Set(items.filter(({ buy }) => /\bCP \d/.test(buy)).map(({ slug }) => slug));
const galleries = [
  ...entries
    .filter(({ slug }) => configurable.has(slug))
    .flatMap((entry) => galleryOf(entry).map(({ name }) => ({ slug: entry.slug, view: name }))),
  ...swatchCards.map(({ set }) => ({ slug: set, view: 'swatches' })),
];
const filesOf = ({ slug, view, widths }: Index['pictures'][number]) =>
  widths.flatMap((width) => formats.map((format) => `${slug}-${view}-${width}.${format}`));

describe('committed pictures', () => {
  it('PROD-14: every item and preset has both, a product of the configurator every view, every banner its wide one, every spread of a layout its own', () => {
    const wanted = [
      ...[...entries, ...presets].flatMap(({ slug }) => [`${slug} foto`, `${slug} foto_hover`]),
      ...galleries.map(({ slug, view }) => `${slug} ${view}`),
      ...banners.map(({ name }) => `${name} wide`),
      ...banners.filter(({ name }) => name.startsWith('slide-')).map(({ name }) => `${name} square`),
      ...layoutSpreads.map((spread) => `layout-${spread.style} ${spreadView(spread)}`),
    ];
    expect(pictures.map(({ slug, view }) => `${slug} ${view}`).sort()).toEqual(wanted.sort());
  });

  it('every colour of a cover in the lab’s options is on the card of its set', () => {
    const rows = readFileSync(
      join(import.meta.dirname, '../../../apps/lab/demo/data/configurator/options.csv'),
      'utf8',
    ).split('\n');
    const covers = swatchCards.filter(({ set }) => set.includes('cover'));
    expect(covers).toHaveLength(4);
    for (const { set, product } of covers) {
      const colours = rows
        .filter((row) => row.startsWith(`${set},CoverColor,`))
        .flatMap((row) => /#[0-9a-f]{6}/.exec(row) ?? []);
      const drawn = product.rows.flat().map(({ colour }) => colour);
      expect(drawn.toSorted()).toEqual(colours.toSorted());
    }
  });

  it('PROD-14: every book of the configurator is seen open', () => {
    const books = entries.filter(
      ({ slug, product }) => configurable.has(slug) && configurableOf(product).kind === 'book',
    );
    expect(books.length).toBeGreaterThan(20);
    const closed = books.filter(
      (entry) =>
        secondViewOf(entry) !== 'open' &&
        !pictures.some(({ slug, view }) => slug === entry.slug && view === 'open'),
    );
    expect(closed.map(({ slug }) => slug)).toEqual([]);
  });

  it('every entry of the index has its files, in both formats and all widths', () => {
    expect(formats).toEqual(['webp', 'avif']);
    const missing = pictures.flatMap(filesOf).filter((file) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
  });

  it('no file is left that the index does not know', () => {
    const known = new Set([...pictures.flatMap(filesOf), 'posters', 'index.json', 'CREDITS.md']);
    expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
  });

  it('sizes and colours are said as they are', () => {
    const wrong = pictures.filter(
      ({ colour, width, height, widths }) =>
        !/^#[0-9a-f]{6}$/.test(colour) || height <= 0 || Math.max(...widths) !== width,
    );
    expect(wrong).toEqual([]);
  });

  it('LAY-28: a spread of a layout has at most 60 kB in each format', () => {
    const spreads = pictures.filter(({ slug }) => slug.startsWith('layout-'));
    expect(spreads).toHaveLength(126);
    const large = spreads.flatMap(filesOf).filter((file) => statSync(join(folder, file)).size > 60_000);
    expect(large).toEqual([]);
  });

  it('together they stay under 27 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(27_000_000);
  });
});
