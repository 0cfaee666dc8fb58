import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmyk, grayscale, PDFDocument, PDFName, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Color, PDFPage } from '@cantoo/pdf-lib';
import { judgeOptionsFor, judge, readFacts } from '@trade-area/core/preflight';
import sharp from 'sharp';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { expectedSlots } from '../../uploads/expected.ts';
import { inspect } from './inspect.ts';
import { pdfPageOf } from './proof.ts';

const folder = mkdtempSync(join(tmpdir(), 'ta-pdf-'));
const path = join(folder, 'book.pdf');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const hasPoppler = ['pdfimages', 'pdffonts', 'pdftoppm'].every((tool) => {
  try {
    execFileSync(tool, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});
if (!hasPoppler)
  console.error('ta: poppler-utils are not installed: the images and fonts of PDF pages are NOT tested.');

/** A book of four double pages, 15 × 15 cm a page. */
const slots = expectedSlots({ tipo: 'album', book_type: '15x15 cm' }, 8);
const [across, down, bleed] = [300, 150, 3];
const points = (millimetres: number) => (millimetres / 25.4) * 72;

interface PdfOptions {
  readonly pages?: number;
  /** The page that gets the content of this case, from 1; the others are correct. */
  readonly on?: number;
  readonly draw?: (page: PDFPage, document: PDFDocument) => Promise<void> | void;
  readonly finish?: (document: PDFDocument) => void;
  readonly objectStreams?: boolean;
}

async function pdf({
  pages = 4,
  on = 1,
  draw,
  finish,
  objectStreams = true,
}: PdfOptions = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let number = 1; number <= pages; number += 1) {
    const page = document.addPage([points(across + 2 * bleed), points(down + 2 * bleed)]);
    if (number === on) await draw?.(page, document);
  }
  finish?.(document);
  return document.save({ useObjectStreams: objectStreams });
}

/** A picture over the whole page, in dots per inch. */
const picture =
  (density: number, kind: 'rgb' | 'gray' | 'cmyk' | 'small' = 'rgb') =>
  async (page: PDFPage, document: PDFDocument) => {
    const width = Math.round(((across + 2 * bleed) / 25.4) * density);
    const height = Math.round(((down + 2 * bleed) / 25.4) * density);
    const made = sharp({ create: { width, height, channels: 3, background: '#a06040' } });
    const bytes = await (
      kind === 'gray' ? made.toColourspace('b-w') : kind === 'cmyk' ? made.toColourspace('cmyk') : made
    )
      .jpeg()
      .toBuffer();
    page.drawImage(await document.embedJpg(bytes), {
      ...{ x: 0, y: 0 },
      width: page.getWidth(),
      height: page.getHeight(),
    });
  };

async function inspectBytes(bytes: Uint8Array, slot = 'spreads') {
  await writeFile(path, bytes);
  const asked = judgeOptionsFor(slots, slot, 'sRGB');
  const seen = await inspect({ path, bytes: bytes.length, asked });
  const source = {
    size: bytes.length,
    read: (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length)),
  };
  const before = await readFacts(source);
  return { ...seen, before, early: judge(before, asked) };
}
const codes = (findings: readonly { level: string; code: string }[]) =>
  findings.map(({ level, code }) => `${level} ${code}`);

const trimmed = (page: PDFPage) => page.setMediaBox(0, 0, points(across), points(down));
const boxed = (page: PDFPage) => {
  page.setMediaBox(0, 0, points(340), points(190));
  page.setTrimBox(points(20), points(20), points(across), points(down));
  page.setBleedBox(points(17), points(17), points(across + 6), points(down + 6));
};

const pink = cmyk(0, 0.8, 0.2, 0);
const area =
  (color: Color = pink) =>
  (page: PDFPage) =>
    page.drawRectangle({ x: 20, y: 20, width: 90, height: 90, color });

describe('P-CHECK-PDF on real files: browser and lab report the same findings', () => {
  it.each<[string, PdfOptions, string, string[]]>([
    ['all double pages', {}, 'spreads', []],
    ['all double pages with a plain cross-reference table', { objectStreams: false }, 'spreads', []],
    ['printer’s marks around a page', { on: 2, draw: boxed }, 'spreads', []],
    ['one page for one sheet', { pages: 1 }, 'spread-002', []],
    ['three pages for four', { pages: 3 }, 'spreads', ['block pdfPages']],
    ['forty pages', { pages: 40 }, '', ['block pdfPages']],
    ['all pages in one slot', {}, 'spread-002', ['block pdfAllSpreads']],
    ['a page without bleed', { on: 3, draw: trimmed }, 'spreads', ['block pdfNoBleedOn']],
    ['a page of A4', { on: 4, draw: (page) => page.setSize(595, 842) }, 'spreads', ['block pdfSizeOn']],
    [
      '0.3 mm too wide',
      { pages: 1, draw: (page) => page.setWidth(points(across + 6.3)) },
      'spread-001',
      ['block pdfSize'],
    ],
    [
      'turned by its entry',
      {
        pages: 1,
        draw: (page) => {
          page.setMediaBox(0, 0, points(down + 6), points(across + 6));
          page.node.set(PDFName.of('Rotate'), page.doc.context.obj(90));
        },
      },
      'spread-001',
      [],
    ],
    [
      'a password',
      { finish: (document) => document.encrypt({ userPassword: 'u', ownerPassword: 'o' }) },
      'spreads',
      ['block pdfLocked'],
    ],
  ])('%s', async (_name, options, slot, expected) => {
    const { findings, early, facts, before } = await inspectBytes(await pdf(options), slot);
    const blocks = (found: typeof findings) => found.filter(({ level }) => level === 'block');
    expect(codes(blocks(findings))).toEqual(expected);
    expect(blocks(early)).toEqual(blocks(findings));
    expect([before.pages, before.pdf]).toEqual([facts.pages, facts.pdf]);
  });

  it('the lab repairs a file without its cross-reference table; the browser reports nothing', async () => {
    const whole = Buffer.from(await pdf({ on: 3, draw: area(), objectStreams: false }));
    const torn = whole.subarray(0, whole.lastIndexOf('startxref'));
    const { early, before, facts, findings } = await inspectBytes(torn);
    expect([before.pdf, early]).toEqual([null, []]);
    expect([facts.pages, codes(findings)[0]]).toEqual([4, 'block pdfColour']);
  });

  it('a file that only begins like a PDF is reported as damaged', async () => {
    const { findings, early } = await inspectBytes(Buffer.from('%PDF-1.7\nnothing of one'));
    expect([codes(findings), early]).toEqual([['block damaged'], []]);
  });
});

describe('colours of shapes and texts, inspected by the lab itself (P-CHECK-PDF: RGB)', () => {
  const words =
    (color: Color = pink) =>
    (page: PDFPage) =>
      page.drawText('Ida', { x: 20, y: 20, size: 20, color });
  /** A page of another PDF, drawn as a form in a form. */
  const placed = async (page: PDFPage, document: PDFDocument) => {
    const inner = await PDFDocument.create();
    area()(inner.addPage([200, 200]));
    const outer = await PDFDocument.create();
    const [first] = await outer.embedPdf(await inner.save());
    if (first) outer.addPage([300, 300]).drawPage(first);
    const [second] = await document.embedPdf(await outer.save());
    if (second) page.drawPage(second);
  };
  const gold = (page: PDFPage) => {
    const { context } = page.doc;
    const tint = { FunctionType: 2, Domain: [0, 1], N: 1, C0: [0, 0, 0], C1: [0.8, 0.6, 0.2] };
    const space = context.obj(['Separation', 'Gold', 'DeviceRGB', context.register(context.obj(tint))]);
    page.node.set(PDFName.of('Resources'), context.obj({ ColorSpace: { Foil: context.register(space) } }));
    page.node.set(
      PDFName.of('Contents'),
      context.register(context.flateStream('/Foil cs 1 scn 9 9 80 80 re f')),
    );
  };
  const strange = 'block pdfColour';

  it.each<[string, PdfOptions, string[], string]>([
    ['an area in CMYK', { on: 2, draw: area() }, [strange], 'CMYK on 2'],
    [
      'an area in CMYK, with a plain cross-reference table',
      { on: 2, draw: area(), objectStreams: false },
      [strange],
      'CMYK on 2',
    ],
    ['text in CMYK', { on: 4, draw: words() }, [strange], 'CMYK on 4'],
    ['a form in a form', { on: 3, draw: placed }, [strange], 'CMYK on 3'],
    ['a spot ink', { on: 1, draw: gold }, [strange], 'spot on 1'],
    ['an area in RGB', { draw: area(rgb(0.4, 0.2, 0.1)) }, [], ''],
    ['text in grey', { draw: words(grayscale(0.1)) }, [], ''],
    ['text in black only', { draw: words(cmyk(0, 0, 0, 1)) }, [], ''],
    ['a picture in CMYK', { on: 2, draw: picture(60, 'cmyk') }, [strange], 'CMYK on 2'],
    ['a picture in RGB', { on: 2, draw: picture(60) }, [], ''],
  ])('%s', async (_name, options, expected, output) => {
    vi.stubEnv('PATH', '/nowhere');
    const { findings } = await inspectBytes(await pdf(options));
    expect(codes(findings)).toEqual([...expected, 'note pdfByHand']);
    const { model, pages } = findings[0]?.values ?? {};
    expect(findings.length > 1 ? `${model} on ${pages}` : '').toBe(output);
  });

  it.skipIf(!hasPoppler)('are reported beside the findings of poppler-utils about the pictures', async () => {
    const draw = async (page: PDFPage, document: PDFDocument) => {
      await picture(300)(page, document);
      area()(page);
    };
    const { findings } = await inspectBytes(await pdf({ on: 2, draw }));
    expect(findings.map(({ code, values }) => [code, values])).toEqual([
      ['pdfColour', { model: 'CMYK', pages: '2' }],
    ]);
  });
});

describe.skipIf(!hasPoppler)(
  'images and fonts of the pages, as poppler-utils report them',
  { timeout: 30_000 },
  () => {
    const text = async (page: PDFPage, document: PDFDocument) => {
      page.drawText('Ida', { font: await document.embedFont(StandardFonts.Helvetica) });
    };
    it.each<[string, PdfOptions, string[], Record<string, unknown>]>([
      ['300 dots', { draw: picture(300) }, [], {}],
      ['grey', { draw: picture(300, 'gray') }, [], {}],
      ['200 dots', { on: 2, draw: picture(200) }, ['warn pdfSoftDensity'], { pages: '2', density: 200 }],
      ['100 dots', { on: 4, draw: picture(100) }, ['block pdfLowDensity'], { pages: '4', density: 100 }],
      ['CMYK', { on: 3, draw: picture(300, 'cmyk') }, ['block pdfColour'], { pages: '3', model: 'CMYK' }],
      ['a font that is not embedded', { draw: text }, ['block pdfFonts'], { fonts: 'Helvetica' }],
    ])('%s', async (_name, options, expected, values) => {
      const { findings, thumbnail } = await inspectBytes(await pdf(options));
      expect(codes(findings)).toEqual(expected);
      const { density = 0, ...others } = values;
      expect(findings[0]?.values ?? {}).toMatchObject(others);
      expect(Math.abs(Number(findings[0]?.values['density'] ?? 0) - Number(density))).toBeLessThanOrEqual(1);
      expect((await sharp(Buffer.from(thumbnail ?? [])).metadata()).width).toBe(320);
    });
  },
);

describe('a machine without poppler-utils', () => {
  it('checks the page boxes and reports that the content was not inspected', async () => {
    vi.stubEnv('PATH', '/nowhere');
    const { findings, thumbnail } = await inspectBytes(await pdf({ draw: picture(100) }));
    expect([codes(findings), thumbnail]).toEqual([['note pdfByHand'], null]);
  });

  it.each(hasPoppler ? ['as they are installed', '/nowhere'] : ['/nowhere'])(
    'the proof shows one page with its bleed, without printer’s marks: %s',
    async (where) => {
      if (where === '/nowhere') vi.stubEnv('PATH', where);
      const bytes = await pdf({ on: 2, draw: boxed });
      const { facts } = await inspectBytes(bytes);
      const sheet = facts.pdf?.sheets[1] ?? null;
      const { kind, picture: rendered } = await pdfPageOf({ path, bytes: bytes.length, page: 2, sheet });
      const size = async () => {
        if (kind === 'jpeg') return sharp(Buffer.from(rendered ?? [])).metadata();
        return (await PDFDocument.load(rendered ?? new Uint8Array())).getPage(0).getSize();
      };
      expect(kind).toBe(where === '/nowhere' ? 'pdf' : 'jpeg');
      const { width, height } = await size();
      expect(width / height).toBeCloseTo((across + 6) / (down + 6), 2);
    },
  );
});
