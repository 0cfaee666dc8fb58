import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { banners } from './catalogue/banners.ts';
import { presets } from './catalogue/presets.ts';
import { entries } from './catalogue.ts';

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
const filesOf = ({ slug, view, widths }: Index['pictures'][number]) =>
  widths.flatMap((width) => formats.map((format) => `${slug}-${view}-${width}.${format}`));

describe('committed pictures', () => {
  it('every item and preset has both, every banner its wide one', () => {
    const wanted = [
      ...[...entries, ...presets].flatMap(({ slug }) => [`${slug} foto`, `${slug} foto_hover`]),
      ...banners.map(({ name }) => `${name} wide`),
      ...banners.filter(({ name }) => name.startsWith('slide-')).map(({ name }) => `${name} square`),
    ];
    expect(pictures.map(({ slug, view }) => `${slug} ${view}`).sort()).toEqual(wanted.sort());
  });

  it('every entry of the index has its files, in both formats and all widths', () => {
    expect(formats).toEqual(['webp', 'avif']);
    const missing = pictures.flatMap(filesOf).filter((file) => !existsSync(join(folder, file)));
    expect(missing).toEqual([]);
  });

  it('no file is left that the index does not know', () => {
    const known = new Set([...pictures.flatMap(filesOf), 'index.json', 'CREDITS.md']);
    expect(readdirSync(folder).filter((file) => !known.has(file))).toEqual([]);
  });

  it('sizes and colours are said as they are', () => {
    const wrong = pictures.filter(
      ({ colour, width, height, widths }) =>
        !/^#[0-9a-f]{6}$/.test(colour) || height <= 0 || Math.max(...widths) !== width,
    );
    expect(wrong).toEqual([]);
  });

  it('together they stay under 21 MB', () => {
    const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(21_000_000);
  });
});
