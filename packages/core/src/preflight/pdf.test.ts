import { describe, expect, it } from 'vitest';
import { plainPdf, sourceOf } from '../../test/pdf.ts';
import { judgeOptionsFor, judge, readFacts, unknownFacts } from './index.ts';
import type { DeepFacts, FileFacts, PdfContents, PdfSheet } from './index.ts';
import { inflate } from './inflate.ts';
import { PdfFault, readValue } from './pdfValues.ts';

/** A book of five double pages of 30 × 30 cm, with its cover. */
const sheet = { w_mm: 600, h_mm: 300, bleed_mm: 3, required: true };
const slots = [
  { ...sheet, slot: 'cover', kind: 'cover' as const, number: 1, first_page: 0, last_page: 0, w_mm: 610 },
  ...[1, 2, 3, 4, 5].map((number) => ({
    ...sheet,
    slot: `spread-00${number}`,
    kind: 'spread' as const,
    number,
    first_page: number * 2 - 1,
    last_page: number * 2,
  })),
];
const page = { media: [606, 306] as const };

describe('zlib in a PDF', () => {
  const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const long = Array.from(
    { length: 400 },
    (_, index) => 'abcdefgh'[index % 3 ? Math.floor((index * index * 31) / 7) % 8 : 0],
  ).join('');
  // Made with zlib itself.
  it.each([
    ['stored', 'eAEBCgD1/3RyYWRlIGFyZWEVWwPK', 'trade area'],
    ['fixed codes', 'eAErKUpMSVVILEpNVCgZZVLCBAAQo3VP', 'trade area '.repeat(30)],
    [
      'codes of its own',
      'eNrtzLERwEAIA8FaDxCo/woej78Cx84UrA4FM0SRRqLNFB4coDsmaaEmVy5YyR21oJ+jk3pTK//m1+YBSHWcGg==',
      long,
    ],
  ])('%s', async (_kind, packed, plain) => {
    const data = bytes(packed);
    expect(String.fromCharCode(...(await inflate(data, 1_000)))).toBe(plain);
    // With the end of the line counted in, as some writers do.
    const counted = Uint8Array.of(...data, 13, 10);
    expect(String.fromCharCode(...(await inflate(counted, 1_000)))).toBe(plain);
  });
  it.each([
    ['cut off', 'eAErKUpMSVVILEpNVCg='],
    ['no zlib', 'AAAAAAAA'],
    ['longer than it may be', 'eAErKUpMSVVILEpNVCgZZVLCBAAQo3VP'],
  ])('%s is refused', async (_kind, packed) => {
    await expect(inflate(bytes(packed), 100)).rejects.toThrow('ta:');
  });
});

describe('values of a PDF', () => {
  it.each([
    ['<< /A [1 -2.5 .5 null true] /B#20C (a \\) (b)) /D 12 0 R /E <48> >>', 4],
    ['<</A/B/C<</D 1>>>>', 2],
    ['% a comment\n<< /A 1 >>', 1],
  ])('%s', (text, entries) => {
    const { value, end } = readValue(text, 0);
    expect([(value as ReadonlyMap<string, unknown>).size, end]).toEqual([entries, text.length]);
  });
  it.each(['<< /A', '[1 2', '(open', '<48', 'stream', '['.repeat(200)])('%s is refused', (text) => {
    expect(() => readValue(text, 0)).toThrow(PdfFault);
  });
});

describe('what a PDF says of its pages, before a byte is sent', () => {
  it.each<[string, Uint8Array, Partial<FileFacts>]>([
    ['one page', plainPdf([page]), { pages: 1 }],
    ['twenty', plainPdf(Array.from({ length: 20 }, () => page)), { pages: 20 }],
    [
      'a password',
      plainPdf([page], { trailer: '/Encrypt 9 0 R ' }),
      { pages: 0, pdf: { locked: true, sheets: [] } },
    ],
    ['a table that is far behind', plainPdf([page], { bytes: 500_000 }), { pages: 1 }],
    ['cut off', plainPdf([page]).subarray(0, 200), { pdf: null }],
    ['no PDF behind its first letters', sourceBytes('%PDF-1.7\nstartxref\n7\n%%EOF'), { pdf: null }],
    [
      'a table that leads to itself',
      sourceBytes('%PDF-1.7\nxref\n0 0\ntrailer << /Prev 9 >>\nstartxref\n9\n'),
      { pdf: null },
    ],
  ])('%s', async (_name, bytes, expected) => {
    expect(await readFacts(sourceOf(bytes))).toMatchObject({ type: 'pdf', bytes: bytes.length, ...expected });
  });

  it('boxes in millimetres, and which way a page lies', async () => {
    const more = '/TrimBox [8.504 8.504 1709.29 858.898] /BleedBox [0 0 1717.795 867.402] /Rotate 270 ';
    const { pdf } = await readFacts(sourceOf(plainPdf([{ ...page, more }])));
    expect(pdf?.sheets).toEqual([
      { media: [0, 0, 606, 306], trim: [3, 3, 600, 300], bleed: [0, 0, 606, 306], sideways: true },
    ]);
  });
});

function sourceBytes(text: string): Uint8Array {
  return Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
}

describe('P-CHECK-PDF: pages and boxes', () => {
  const right: PdfSheet = { media: [0, 0, 606, 306], trim: null, bleed: null, sideways: false };
  const marked: PdfSheet = {
    media: [0, 0, 630, 330],
    trim: [15, 15, 600, 300],
    bleed: [12, 12, 606, 306],
    sideways: false,
  };
  const factsOf = (sheets: readonly PdfSheet[], more: Partial<FileFacts> = {}): FileFacts => ({
    ...unknownFacts,
    type: 'pdf',
    bytes: 1_000,
    pages: sheets.length,
    pdf: { locked: false, sheets },
    ...more,
  });
  const of = (facts: FileFacts, slot: string) =>
    judge(facts, judgeOptionsFor(slots, slot, 'sRGB')).map(({ level, code, values }) => ({
      level,
      code,
      values,
    }));
  const five = (...other: PdfSheet[]) => [...other, right, right, right, right, right].slice(0, 5);

  it.each<[string, PdfSheet[], string, string[]]>([
    ['one page for its sheet', [right], 'spread-002', []],
    ['0.2 mm off', [{ ...right, media: [0, 0, 605.8, 306.2] }], 'spread-002', []],
    ['0.3 mm off', [{ ...right, media: [0, 0, 605.7, 306] }], 'spread-002', ['block pdfSize']],
    ['marks around', [marked], 'spread-002', []],
    ['marks around, without its bleed', [{ ...marked, bleed: null }], 'spread-002', ['block pdfSize']],
    ['lying on its side', [{ ...right, media: [0, 0, 306, 606], sideways: true }], 'spread-002', []],
    ['standing', [{ ...right, media: [0, 0, 306, 606] }], 'spread-002', ['block pdfSize']],
    ['no bleed', [{ ...right, media: [0, 0, 600, 300] }], 'spread-002', ['block pdfNoBleed']],
    ['the cover is larger', [right], 'cover', ['block pdfSize']],
    ['all double pages', five(), 'spreads', []],
    ['one of them wrong', five({ ...right, media: [0, 0, 500, 306] }), 'spreads', ['block pdfSizeOn']],
    ['one of them bare', five({ ...right, media: [0, 0, 600, 300] }), 'spreads', ['block pdfNoBleedOn']],
    ['all double pages where one belongs', five(), 'spread-001', ['block pdfAllSpreads']],
    ['all double pages, unassigned', five(), '', []],
    ['four of five', five().slice(1), 'spreads', ['block pdfPages']],
    ['four of five, unassigned', five().slice(1), '', ['block pdfPages']],
    ['one where five belong', [right], 'spreads', ['block pdfPages']],
    ['a PDF as half of a double page', [right], 'spread-001-l', ['block pdfHalf']],
  ])('%s', (_name, sheets, slot, expected) => {
    expect(of(factsOf(sheets), slot).map(({ level, code }) => `${level} ${code}`)).toEqual(expected);
  });

  it('tells both numbers, and the pages that are wrong', () => {
    expect(of(factsOf(five().slice(1)), 'spreads')[0]?.values).toEqual({ pages: 4, wanted: 5 });
    const small: PdfSheet = { ...right, media: [0, 0, 420, 297] };
    expect(of(factsOf([right, small, right, small, right]), 'spreads')[0]?.values).toEqual({
      ...{ width: 420, height: 297, wantedWidth: 606, wantedHeight: 306 },
      pages: '2, 4',
    });
  });

  it.each([
    [[3], '3'],
    [[7, 3, 7], '3, 7'],
    [[1, 4, 5, 6, 7, 9], '1, 4–7, 9'],
    [Array.from({ length: 20 }, (_, index) => index + 1), '1–20'],
    [Array.from({ length: 15 }, (_, index) => 2 * index + 1), '1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23 +3'],
  ])('names pages %j as %s', (pages, expected) => {
    const contents: PdfContents = {
      pictures: pages.map((page) => ({ page, density: 200, model: 'rgb' })),
      fontsMissing: [],
    };
    const deep = { complete: true, deviation: null, bareSides: [], contents };
    const found = judge(factsOf([right]), judgeOptionsFor(slots, 'spread-001', 'sRGB'), deep);
    expect(found.map(({ values }) => values['pages'])).toEqual([expected]);
  });

  it.each<[string, Partial<FileFacts>, string[]]>([
    ['locked', { pages: 0, pdf: { locked: true, sheets: [] } }, ['block pdfLocked']],
    ['without pages', { pages: 0, pdf: { locked: false, sheets: [] } }, ['block damaged']],
    ['not followed here: the lab decides', { pdf: null }, []],
    ['not followed, and too large to be repaired', { pdf: null, bytes: 300_000_000 }, ['block pdfLarge']],
    ['large and whole', { bytes: 1_500_000_000 }, []],
  ])('%s', (_name, more, expected) => {
    expect(of(factsOf([right], more), 'spread-001').map(({ level, code }) => `${level} ${code}`)).toEqual(
      expected,
    );
  });

  it.each<[string, PdfContents | null, string[]]>([
    ['nobody looked inside', null, ['note pdfByHand']],
    ['nothing in it', { pictures: [], fontsMissing: [] }, []],
    [
      'all right',
      {
        pictures: [
          { page: 1, density: 250, model: 'rgb' },
          { page: 1, density: 300, model: 'gray' },
        ],
        fontsMissing: [],
      },
      [],
    ],
    [
      'soft',
      { pictures: [{ page: 1, density: 249, model: 'rgb' }], fontsMissing: [] },
      ['warn pdfSoftDensity'],
    ],
    [
      'low',
      { pictures: [{ page: 1, density: 149, model: 'rgb' }], fontsMissing: [] },
      ['block pdfLowDensity'],
    ],
    ['CMYK', { pictures: [{ page: 1, density: 300, model: 'cmyk' }], fontsMissing: [] }, ['block pdfColour']],
    [
      'indexed',
      { pictures: [{ page: 1, density: 300, model: 'indexed' }], fontsMissing: [] },
      ['block pdfColour'],
    ],
    ['fonts', { pictures: [], fontsMissing: ['Helvetica'] }, ['block pdfFonts']],
  ])('%s', (_name, contents, expected) => {
    const deep = { complete: true, deviation: null, bareSides: [], contents };
    const found = judge(factsOf([right]), judgeOptionsFor(slots, 'spread-001', 'sRGB'), deep);
    expect(found.map(({ level, code }) => `${level} ${code}`)).toEqual(expected);
  });

  it('what is painted in other colours is told as pictures in them are, with the pages of both', () => {
    const contents: PdfContents = { pictures: [{ page: 4, density: 300, model: 'cmyk' }], fontsMissing: [] };
    const colours = [
      { page: 1, model: 'rgb' as const },
      { page: 2, model: 'spot' as const },
      { page: 4, model: 'cmyk' as const },
    ];
    const found = (more: Partial<DeepFacts>) =>
      judge(factsOf([right]), judgeOptionsFor(slots, 'spread-001', 'sRGB'), {
        ...{ complete: true, deviation: null, bareSides: [] },
        ...more,
      }).map(({ level, code, values }) => [level, code, values]);
    const colour = ['block', 'pdfColour', { model: 'CMYK, spot', pages: '2, 4' }];
    expect(found({ contents, colours })).toEqual([colour]);
    expect(found({ contents: null, colours: colours.slice(0, 2) })).toEqual([
      ['block', 'pdfColour', { model: 'spot', pages: '2' }],
      ['note', 'pdfByHand', {}],
    ]);
    expect(found({ contents: { pictures: [], fontsMissing: [] }, colours: null })).toEqual([]);
  });
});
