import { execFileSync, spawnSync } from 'node:child_process';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { boxesOf, fileWith } from '../../test/pdfBoxes.ts';
import { colourProfile } from './colourProfile.ts';
import { sheetOfSize, sizeInInches, templatePdf, templateSvg } from './templateFile.ts';
import type { TemplateSheet } from './templateFile.ts';

const words = {
  layout: 'Layout',
  guides: 'Guides',
  bleed: 'Bleed',
  trim: 'Trim',
  safe: 'Safe area',
  fold: 'Fold',
};
const sheetFor = (size: string, unit: 'cm' | 'in', isSpread: boolean): TemplateSheet => {
  const found = sheetOfSize(size, unit, isSpread);
  if (!found) throw new Error(size);
  return {
    ...found,
    title: `Größe ${size} ${unit}`,
    bleed: 3,
    safe: 10,
    notes: ['sRGB · 300 dpi'],
    profile: null,
    words,
  };
};

const hasGhostscript = spawnSync('gs', ['--version']).status === 0;

/** A picture of a template with about ten pixels a millimetre: a PDF by Poppler, an SVG by librsvg. */
const drawn = {
  pdf: (pdf: Buffer) =>
    execFileSync('pdftoppm', ['-r', '254', '-png', '-singlefile', fileWith(pdf)], { maxBuffer: 2 ** 26 }),
  svg: (svg: Buffer) => sharp(svg, { density: 135 }).png().toBuffer(),
} as const;

/** Millimetres from each edge of the picture to the middle of the trim line, which is nearly black all along. */
async function trimOn(picture: Buffer, pageWidth: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scale = width / pageWidth;
  const isDark = (x: number, y: number) =>
    [0, 1, 2].every((part) => (data[(y * width + x) * channels + part] ?? 255) < 60);
  const linesOf = (length: number, across: number, isDarkAt: (at: number, along: number) => boolean) => {
    // Beside the middle, where a fold crosses the line.
    const sampled = Array.from({ length: 40 }, (_, index) => Math.round(across * (0.52 + index / 200)));
    return Array.from({ length }, (_, at) => at).filter((at) =>
      sampled.every((along) => isDarkAt(at, along)),
    );
  };
  const middle = (pixels: readonly number[]) =>
    pixels.reduce((sum, pixel) => sum + pixel + 0.5, 0) / pixels.length / scale;
  const ends = (pixels: readonly number[], length: number) => [
    middle(pixels.filter((pixel) => pixel < length / 4)),
    length / scale - middle(pixels.filter((pixel) => pixel > (length * 3) / 4)),
  ];
  const columns = linesOf(width, height, (x, y) => isDark(x, y));
  const rows = linesOf(height, width, (y, x) => isDark(x, y));
  return [...ends(columns, width), ...ends(rows, height)];
}

describe('layout templates', () => {
  it.each([
    ['30x30', 'cm', true, 600, 300],
    ['20x30', 'cm', true, 400, 300],
    ['40x30', 'cm', false, 400, 300],
    ['12x8', 'in', true, 609.6, 203.2],
    ['10x13', 'cm', false, 100, 130],
  ] as const)(
    'DOC-09: %s %s, spread %s: the boxes are %s x %s mm, to 0.1 mm',
    async (size, unit, isSpread, width, height) => {
      const boxes = boxesOf(await templatePdf(sheetFor(size, unit, isSpread)));
      const expected = {
        MediaBox: [0, 0, width + 6, height + 6],
        BleedBox: [0, 0, width + 6, height + 6],
        TrimBox: [3, 3, width + 3, height + 3],
        ArtBox: [13, 13, width - 7, height - 7],
      };
      for (const [name, box] of Object.entries(expected))
        for (const [index, side] of box.entries())
          expect([name, index, Math.abs((boxes[name]?.[index] ?? 999) - side) < 0.1]).toEqual([
            name,
            index,
            true,
          ]);
    },
  );

  it.each([
    ['pdf', '30x30', 'cm', true],
    ['pdf', '12x8', 'in', true],
    ['pdf', '10x13', 'cm', false],
    ['svg', '30x30', 'cm', true],
    ['svg', '12x8', 'in', true],
  ] as const)(
    'DOC-09: the trim of the %s of %s %s is drawn where it is cut, to 0.1 mm',
    async (format, size, unit, isSpread) => {
      const sheet = sheetFor(size, unit, isSpread);
      const file = format === 'pdf' ? await templatePdf(sheet) : templateSvg(sheet);
      for (const distance of await trimOn(await drawn[format](file), sheet.width + 6))
        expect(Math.abs(distance - 3)).toBeLessThan(0.1);
    },
  );

  it.skipIf(!hasGhostscript)(
    'DOC-07: the colours of the PDF are those of its profile, as Ghostscript shows them',
    async () => {
      const corner = async (name: string) => {
        const pdf = await templatePdf({ ...sheetFor('10x13', 'cm', false), profile: colourProfile(name) });
        const options = ['-q', '-dNOPAUSE', '-dBATCH', '-sDEVICE=png16m', '-r254', '-sOutputFile=-'];
        const picture = execFileSync('gs', [...options, fileWith(pdf)], { maxBuffer: 2 ** 26 });
        const { data } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
        return [...data.subarray(0, 3)];
      };
      // The red of the bleed, which is another one in each space.
      expect(await corner('sRGB')).toEqual([194, 33, 33]);
      expect(await corner('AdobeRGB')).toEqual([226, 27, 27]);
    },
  );

  it('DOC-07: the SVG carries its profile', () => {
    const profile = colourProfile('AdobeRGB');
    const svg = templateSvg({ ...sheetFor('20x20', 'cm', true), profile }).toString();
    const [, encoded = ''] = /<color-profile [^>]*base64,([^"]+)"/.exec(svg) ?? [];
    expect(Buffer.from(encoded, 'base64')).toEqual(profile?.bytes);
  });

  it('the PDF has a layer for the layout and one for the guides, which are not printed', async () => {
    const text = (await templatePdf(sheetFor('30x30', 'cm', true))).toString('latin1');
    expect(text.match(/\/Type \/OCG/g)).toHaveLength(2);
    expect(text).toMatch(/\/PrintState \/OFF/);
  });

  it('the SVG has the size in millimetres, its guides in a layer, and no markup of a name', () => {
    const svg = templateSvg({ ...sheetFor('20x20', 'cm', true), title: '<b>&' }).toString();
    expect(svg).toContain('width="406mm" height="206mm" viewBox="0 0 406 206"');
    expect(svg).toContain('<rect id="trim" x="3" y="3" width="400" height="200"');
    expect(svg).toContain('<rect id="safe" x="13" y="13" width="380" height="180"');
    expect(svg).toContain('<path id="fold" d="M203 0V206"');
    expect(svg.match(/inkscape:groupmode="layer"/g)).toHaveLength(2);
    expect(svg).toContain('&lt;b&gt;&amp;');
    expect(templateSvg(sheetFor('20x20', 'cm', false)).toString()).not.toContain('id="fold"');
  });

  it.each([
    ['30x30', '12x12'],
    ['20x30', '8x12'],
    ['35x45', '14x18'],
    ['10x13', '4x5'],
    ['x', null],
  ])('DOC-07: %s cm is sold as %s in', (size, inches) => expect(sizeInInches(size)).toBe(inches));

  it.each(['', '30', '0x10', '30x', '1e3x2', '-3x4', '30x30x30'])('%j is no size', (size) =>
    expect(sheetOfSize(size, 'cm', true)).toBeNull(),
  );
});
