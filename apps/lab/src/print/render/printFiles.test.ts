import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { SheetGeometry } from '@trade-area/core/geometry';
import { guidesFor, sheetsOf } from '@trade-area/core/layout';
import type { PrintProject } from '@trade-area/core/layout';
import { readFacts } from '@trade-area/core/preflight';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bookOf,
  calendarOf,
  cardOf,
  chartPhoto,
  photoItem,
  pixelAt,
  printOf,
  sourcesOf,
} from '../../../test/printProject.ts';
import type { TestPhoto } from '../../../test/printProject.ts';
import { writeLongPdf } from './longPdf.ts';
import { namesOf, pagesOfSheet } from './pages.ts';
import { differenceOf } from './pixels.ts';
import type { Pixels } from './pixels.ts';
import { printJpeg, smallerPicture, webPicture } from './printJpeg.ts';
import { printPdf, proofPdf } from './printPdf.ts';
import type { PdfSheet } from './printPdf.ts';
import { renderSheet } from './renderSheet.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-print-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let chart: TestPhoto;
beforeAll(async () => {
  chart = await chartPhoto('chart', 600, 180);
});

const hasPoppler = ['pdfinfo', 'pdfimages', 'pdftoppm'].every((tool) => {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
if (!hasPoppler) console.error('ta: poppler-utils are not installed: no other reader opens the print PDF.');

async function pixelsOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** The sheets of a book with their print files. */
async function printed(binding: SheetGeometry['binding'] = 'layflat') {
  const project = bookOf(2, chart, binding);
  const sheets = [];
  for (const sheet of sheetsOf(project)) {
    const jpeg = await printJpeg(await renderSheet(project, sheet, { ...sourcesOf([chart]), dpi: 300 }));
    const guides = guidesFor(project, sheet);
    sheets.push({ jpeg, guides, bleed: guides.bleed, pages: pagesOfSheet(project, sheet) });
  }
  return { project, sheets };
}
const options = { title: 'WB-1', at: new Date('2026-11-23T10:00:00Z') };
const points = (millimetres: number) => (millimetres / 25.4) * 72;

describe('the JPG of a sheet (P-FILE)', () => {
  it('has the pixels of the sheet, 300 dpi, sRGB as its profile, every colour at full resolution, and no EXIF', async () => {
    const { project, sheet } = printOf({ photos: [chart], items: [photoItem('chart', { w: 60, h: 40 })] });
    const pixels = await renderSheet(project, sheet, { ...sourcesOf([chart]), dpi: 300 });
    const jpeg = await printJpeg(pixels);
    const metadata = await sharp(jpeg).metadata();
    expect(metadata).toMatchObject({
      format: 'jpeg',
      width: Math.round((66 / 25.4) * 300),
      height: Math.round((46 / 25.4) * 300),
      space: 'srgb',
      channels: 3,
      depth: 'uchar',
      density: 300,
      chromaSubsampling: '4:4:4',
      isProgressive: false,
      hasProfile: true,
    });
    expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
    // The lab's own reader of headers, which judges uploaded files.
    const source = {
      size: jpeg.length,
      read: async (at: number, length: number) => jpeg.subarray(at, at + length),
    };
    expect(await readFacts(source)).toMatchObject({
      type: 'jpeg',
      profile: 'sRGB',
      density: 300,
      orientation: 1,
    });
    expect(Math.max(...differenceOf(await pixelsOf(jpeg), pixels))).toBeLessThan(0.005);
  });
});

describe('pictures for the screen', () => {
  it('are the trimmed sheet, no larger than 1600 pixels', async () => {
    const { sheets } = await printed();
    const inner = sheets[1];
    if (!inner) throw new Error('no sheet');
    const picture = await pixelsOf(await webPicture(inner.jpeg, inner.guides));
    expect([picture.width, picture.height]).toEqual([1417, 472]);
    // The photo begins 10 mm beside the cut and ends 10 mm before the other.
    const scale = 1417 / 120;
    expect(pixelAt(picture, 8.5 * scale, 20 * scale)[2]).toBeGreaterThan(245);
    expect(pixelAt(picture, 10.5 * scale, 20 * scale)[2]).toBeLessThan(140);
    expect(pixelAt(picture, 109.5 * scale, 20 * scale)[0]).toBeGreaterThan(240);
    expect(pixelAt(picture, 111.5 * scale, 20 * scale)[2]).toBeGreaterThan(245);
  });
});

/** In memory, as the book of a usual length, or sheet by sheet, as a long one. */
const writers: Readonly<Record<string, (sheets: readonly PdfSheet[]) => Promise<Uint8Array>>> = {
  'in memory': (sheets) => printPdf(sheets, options),
  'sheet by sheet': async (sheets) => {
    const path = join(folder, 'long.pdf');
    await writeLongPdf(
      path,
      sheets.map((sheet) => ({ ...sheet, jpeg: async () => sheet.jpeg })),
      options,
    );
    return new Uint8Array(readFileSync(path));
  },
};

describe.each(Object.entries(writers))('the print PDF (P-FILE), written %s', (_name, write) => {
  it('has a page for each sheet of a lay-flat book, with its boxes to a hundredth of a point', async () => {
    const { project, sheets } = await printed();
    const document = await PDFDocument.load(await write(sheets));
    const pages = document.getPages();
    expect(pages).toHaveLength(3);
    for (const [index, sheet] of sheetsOf(project).entries()) {
      const { trim, bleedWidth } = guidesFor(project, sheet);
      const [width, height] = [points(trim.w + 2 * bleedWidth), points(trim.h + 2 * bleedWidth)];
      const page = pages[index];
      const near = (box: object | undefined, wanted: readonly number[]) =>
        Object.values(box ?? {}).forEach((value: number, each) =>
          expect(value).toBeCloseTo(wanted[each] ?? NaN, 2),
        );
      near(page?.getMediaBox(), [0, 0, width, height]);
      near(page?.getBleedBox(), [0, 0, width, height]);
      near(page?.getTrimBox(), [points(bleedWidth), points(bleedWidth), points(trim.w), points(trim.h)]);
    }
  });

  it('has two pages for each spread of a bound book, cut at the fold, with bleed on the outer sides only', async () => {
    const { sheets } = await printed('bound');
    const bytes = await write(sheets);
    const pages = (await PDFDocument.load(bytes)).getPages();
    expect(pages).toHaveLength(5);
    const box = (of: { x: number; y: number; width: number; height: number } | undefined) =>
      [of?.x, of?.y, of?.width, of?.height].map((value) => Math.round(((value ?? 0) / 72) * 25.4 * 10) / 10);
    expect(pages.slice(1).map((page) => [box(page.getMediaBox()), box(page.getTrimBox())])).toEqual([
      [
        [0, 0, 63, 46],
        [3, 3, 60, 40],
      ],
      [
        [0, 0, 63, 46],
        [0, 3, 60, 40],
      ],
      [
        [0, 0, 63, 46],
        [3, 3, 60, 40],
      ],
      [
        [0, 0, 63, 46],
        [0, 3, 60, 40],
      ],
    ]);
    // Both pages of a spread share its picture.
    const images = sheets.reduce((sum, { jpeg }) => sum + jpeg.length, 0);
    expect(bytes.length).toBeLessThan(images + 20_000);
  });

  it('is the same file each time it is made', async () => {
    const { sheets } = await printed();
    const [first, second] = [await write(sheets), await write(sheets)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  it.runIf(hasPoppler)(
    'is read by poppler: boxes, profile of every picture, and the pixels of the JPG',
    async () => {
      for (const binding of ['layflat', 'bound'] as const) {
        const { sheets } = await printed(binding);
        const path = join(folder, `${binding}.pdf`);
        writeFileSync(path, await write(sheets));
        const info = execFileSync('pdfinfo', ['-box', '-f', '2', '-l', '2', path], { encoding: 'utf8' });
        expect(info).toMatch(/PDF version:\s+1\.7/);
        const boxOf = (name: string) =>
          new RegExp(`${name}Box:\\s+([\\d. ]+)`).exec(info)?.[1]?.trim().split(/ +/).map(Number) ?? [];
        const width = points(binding === 'bound' ? 63 : 126);
        const trim = [points(3), points(3), binding === 'bound' ? width : width - points(3), points(43)];
        for (const [name, wanted] of [
          ['Media', [0, 0, width, points(46)]],
          ['Bleed', [0, 0, width, points(46)]],
          ['Trim', trim],
        ] as const)
          boxOf(name).forEach((value, each) => expect(value).toBeCloseTo(wanted[each] ?? NaN, 1));
        expect(boxOf('Trim')).toHaveLength(4);

        const list = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' })
          .trim()
          .split('\n')
          .slice(2);
        expect(list.length).toBe(binding === 'bound' ? 5 : 3);
        for (const line of list) expect(line).toMatch(/ icc +3 +8 +jpeg .* 300 +300 /);

        execFileSync('pdftoppm', ['-png', '-r', '300', '-f', '2', '-l', '3', path, join(folder, binding)]);
        const wanted = await pixelsOf(sheets[1]?.jpeg ?? new Uint8Array());
        const page = await pixelsOf(await sharp(join(folder, `${binding}-2.png`)).toBuffer());
        const cut = { left: 0, top: 0, width: page.width, height: page.height };
        const part = await pixelsOf(await sharp(sheets[1]?.jpeg).extract(clip(cut, wanted)).png().toBuffer());
        const shown = await pixelsOf(
          await sharp(join(folder, `${binding}-2.png`))
            .extract(clip(cut, part))
            .toBuffer(),
        );
        expect(Math.abs(page.height - wanted.height)).toBeLessThan(2);
        expect(Math.max(...differenceOf(shown, part))).toBeLessThan(0.01);
      }
    },
  );
});

it('without a sheet there is no PDF', async () => {
  await expect(printPdf([], options)).rejects.toThrow('at least one picture');
});

/** A rectangle no larger than a picture. */
const clip = <R extends { width: number; height: number }>(rectangle: R, picture: Pixels): R => ({
  ...rectangle,
  width: Math.min(rectangle.width, picture.width),
  height: Math.min(rectangle.height, picture.height),
});

describe('the proof PDF', () => {
  it('shows the trimmed pages in small pictures, with a word across each', async () => {
    const { sheets } = await printed();
    const small = [];
    for (const sheet of sheets)
      small.push({ ...sheet, jpeg: await smallerPicture(sheet.jpeg, sheet.guides, 96) });
    expect((await sharp(small[1]?.jpeg).metadata()).width).toBe(Math.round((126 / 25.4) * 96));
    const bytes = await proofPdf(small, { ...options, word: 'KORREKTUR' });
    const [, page] = (await PDFDocument.load(bytes)).getPages();
    expect(page?.getCropBox()).toEqual(page?.getTrimBox());
    if (!hasPoppler) return;
    const path = join(folder, 'proof.pdf');
    writeFileSync(path, bytes);
    const words = execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });
    expect(words.replace(/\s/g, '').match(/KORREKTUR/g)).toHaveLength(3);
    execFileSync('pdftoppm', ['-png', '-r', '72', '-cropbox', '-singlefile', path, join(folder, 'proof')]);
    const cover = await pixelsOf(await sharp(join(folder, 'proof.png')).toBuffer());
    // The cover is one colour: what differs from it is the word.
    const plain = pixelAt(cover, 2, 2);
    const marked = Array.from({ length: cover.width }, (_, x) => pixelAt(cover, x, cover.height / 2)).filter(
      (each) => each[0] > plain[0] + 20,
    );
    expect(marked.length).toBeGreaterThan(10);
  });
});

describe('names', () => {
  it('say the order of printing, the order and the pages', () => {
    const book = namesOf(bookOf(3, chart), 'WB-2026/7 ../x');
    expect(book.map(({ name }) => name)).toEqual([
      '001_WB-20267x_cover.jpg',
      '002_WB-20267x_1-2.jpg',
      '003_WB-20267x_3-4.jpg',
      '004_WB-20267x_5-6.jpg',
    ]);
    const { project, sheet } = printOf({});
    const prints = { ...project, spreads: [sheet, { ...sheet, id: 's3', copies: 12 }] };
    const of = (each: PrintProject) => namesOf(each, 'P1').map(({ name }) => name);
    expect(of(prints)).toEqual(['001_P1_1x.jpg', '002_P1_12x.jpg']);
    expect(of(cardOf(false, 40))).toEqual(['001_P1_front_40x.jpg', '002_P1_back_40x.jpg']);
    expect(of(cardOf(true))).toEqual(['001_P1_outside_20x.jpg', '002_P1_inside_20x.jpg']);
    const calendar = of(calendarOf());
    expect(calendar.slice(0, 3)).toEqual(['001_P1_cover.jpg', '002_P1_2027-01.jpg', '003_P1_2027-02.jpg']);
    expect([calendar.length, calendar.at(-1)]).toEqual([13, '013_P1_2027-12.jpg']);
  });
});
