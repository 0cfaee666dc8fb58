import { describe, expect, it } from 'vitest';
import { pdfOf, sourceOf, streamOf } from '../../test/pdf.ts';
import { readPdfColours } from './index.ts';

/** Pages of a PDF by what they say; the resources they name are shared by all, objects from 100 on are `more`. */
function book(pages: readonly string[], resources = '', more: readonly string[] = []): Uint8Array {
  const first = 3 + more.length;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /MediaBox [0 0 100 100] /Resources << ${resources} >>
      /Kids [${pages.map((_, index) => `${first + index * 2} 0 R`).join(' ')}] >>`,
    ...more,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${first + index * 2 + 1} 0 R >>`,
      streamOf(content),
    ]),
  ]);
}
/** The models of the first page, with what other objects are there: the first of them has the number 3. */
async function modelsOf(content: string, resources = '', more: readonly string[] = []) {
  const seen = await readPdfColours(sourceOf(book([content], resources, more)), () => 0);
  return seen?.map(({ model }) => model);
}
const box = '0 0 50 50 re';
const ends = '<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [0 0 0 0] /C1 [1 1 0 0] >>';
const spaces = `/ColorSpace << /Icc4 [/ICCBased 3 0 R] /Icc3 [/ICCBased 4 0 R] /Icc1 [/ICCBased 5 0 R]
  /IccLab [/ICCBased 6 0 R] /Lab [/Lab << /WhitePoint [0.95 1 1.08] >>] /Cal [/CalRGB << /WhitePoint [0.95 1 1.08] >>]
  /Gold [/Separation /Gold#20877 /DeviceCMYK ${ends}] /Ink [/Separation /Black /DeviceCMYK ${ends}]
  /Marks [/Separation /All /DeviceCMYK ${ends}] /Two [/DeviceN [/Gold /Silver] /DeviceCMYK ${ends}]
  /Process [/DeviceN [/Cyan /Black] /DeviceCMYK ${ends}] /List [/Indexed /DeviceCMYK 1 <0000000000ff00ff>]
  /ListRgb [/Indexed /DeviceRGB 1 <000000ffffff>] /Cells [/Pattern /DeviceCMYK] /Again /DeviceCMYK >>`;
const profiles = [4, 3, 1].map((parts) => streamOf('', `/N ${parts} `));
profiles.push(streamOf('', '/N 3 /Alternate [/Lab << /WhitePoint [0.95 1 1.08] >>] '));

describe('P-CHECK-PDF: RGB, also in what is drawn and written', () => {
  it.each<[string, string, string[]]>([
    ['nothing', '', []],
    ['an area in RGB', `1 0 0 rg ${box} f`, ['rgb']],
    ['letters in grey', 'BT /F 9 Tf 0.2 g (Ida) Tj ET', ['gray']],
    ['letters in nothing but what a page begins with', 'BT (Ida) Tj ET', ['gray']],
    ['an area in CMYK', `0.1 0.2 0 0 k ${box} f`, ['cmyk']],
    ['a line in CMYK', `0 1 0 0 K 1 0 0 rg ${box} S`, ['cmyk']],
    ['both of them', `0 1 0 0 K 1 0 0 rg ${box} B*`, ['rgb', 'cmyk']],
    ['letters in CMYK', 'BT 0 1 1 0 k [(I) -20 (da)] TJ ET', ['cmyk']],
    ['outlines of letters in CMYK', 'BT 0 1 1 0 K 1 Tr (Ida) Tj ET', ['cmyk']],
    ['letters that nobody sees', 'BT 0 1 1 0 k 3 Tr (Ida) Tj ET', []],
    ['CMYK that paints nothing', `0 1 1 0 k 0 1 0 rg ${box} f`, ['rgb']],
    ['CMYK that was put aside', `1 0 0 rg q 0 1 1 0 k Q ${box} f`, ['rgb']],
    ['black alone', `0 0 0 1 k ${box} f 0 0 0 .4 K ${box} S`, ['gray']],
    ['paper', `0 0 0 0 k ${box} f`, ['gray']],
    ['black with a little more', `0.01 0 0 1 k ${box} f`, ['cmyk']],
    ['a space that is chosen', `/DeviceCMYK cs 0 1 0 0 sc ${box} f`, ['cmyk']],
    ['one by another name', `/Again cs 0 1 0 0 scn ${box} f`, ['cmyk']],
    ['the black that a space begins with', `/DeviceCMYK cs ${box} f`, ['gray']],
    ['a profile of four', `/Icc4 cs 0 0 0 1 sc ${box} f`, ['cmyk']],
    ['a profile of three', `/Icc3 CS 0 0 1 SC ${box} S`, ['rgb']],
    ['a profile of one', `/Icc1 cs .5 sc ${box} f`, ['gray']],
    ['a profile of Lab', `/IccLab cs 50 9 9 sc ${box} f`, ['lab']],
    ['Lab', `/Lab cs 50 9 9 sc ${box} f`, ['lab']],
    ['measured RGB', `/Cal cs 1 0 0 sc ${box} f`, ['rgb']],
    ['gold', `/Gold cs 0.7 scn ${box} f`, ['spot']],
    ['gold as it begins', `/Gold cs ${box} f`, ['spot']],
    ['no gold', `/Gold cs 0 scn ${box} f`, ['gray']],
    ['black by its name', `/Ink cs 0.7 scn ${box} f`, ['gray']],
    ['marks on every plate', `/Marks CS 1 SCN ${box} S`, ['gray']],
    ['gold and silver', `/Two cs 0.7 0 scn ${box} f`, ['spot']],
    ['two inks of the four', `/Process cs 0.7 0 scn ${box} f`, ['cmyk']],
    ['a list of CMYK', `/List cs 0 sc ${box} f`, ['cmyk']],
    ['a list of RGB', `/ListRgb cs 0 sc ${box} f`, ['rgb']],
    ['a space that nobody knows', `/None cs 0 1 0 0 sc ${box} f`, ['unknown']],
    ['a picture in the line', 'BI /W 9 /H 9 /BPC 8 /CS /CMYK ID \x80 EI \xffEI\nEI Q', ['cmyk']],
    ['a list of colours in the line', 'BI /W 9 /H 9 /CS [/I /RGB 1 <00>] ID xx EI', ['indexed']],
    ['one plain colour in the line', 'BI /W 1 /H 1 /CS [/I /RGB 1 <00>] ID xx EI', ['rgb']],
    ['a stencil in the line', '0 1 0 0 k BI /W 9 /H 9 /IM true ID xx EI', ['cmyk']],
  ])('%s', async (_name, content, expected) => {
    expect(await modelsOf(content, spaces, profiles)).toEqual(expected);
  });

  const shading = (space: string) =>
    `<< /ShadingType 2 /ColorSpace ${space} /Coords [0 0 1 1] /Function ${ends} >>`;
  const cell = (data: string, paint: number) =>
    streamOf(data, `/PatternType 1 /PaintType ${paint} /TilingType 1 /BBox [0 0 9 9] /Resources << >> `);
  it.each<[string, string, string[]]>([
    ['a gradient', '/Sh sh', ['cmyk']],
    ['a gradient of RGB', '/ShRgb sh', ['rgb']],
    ['a gradient as a pattern', `/Pattern cs /Grad scn ${box} f`, ['cmyk']],
    ['a pattern that is chosen only', '/Pattern cs /Grad scn', []],
    ['tiles', `/Pattern cs /Tiles scn ${box} f`, ['cmyk']],
    ['tiles of RGB', `/Pattern cs /TilesRgb scn ${box} f`, ['rgb']],
    ['tiles that get their colour', `/Cells cs 0 1 0 0 /Bare scn ${box} f`, ['cmyk']],
    ['tiles that get black', `/Cells cs 0 0 0 1 /Bare scn ${box} f`, ['gray']],
  ])('%s', async (_name, content, expected) => {
    const resources = `/Shading << /Sh 3 0 R /ShRgb ${shading('/DeviceRGB')} >> /ColorSpace << /Cells [/Pattern /DeviceCMYK] >>
      /Pattern << /Grad << /PatternType 2 /Shading 3 0 R >> /Tiles 4 0 R /TilesRgb 5 0 R /Bare 6 0 R >>`;
    const more = [
      shading('/DeviceCMYK'),
      cell('0 1 0 0 k 0 0 9 9 re f', 1),
      cell('0 1 0 rg 0 0 9 9 re f', 1),
      cell('0 0 9 9 re f', 2),
    ];
    expect(await modelsOf(content, resources, more)).toEqual(expected);
  });

  const form = (data: string, resources = '') =>
    streamOf(
      data,
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${resources && `/Resources << ${resources} >> `}`,
    );
  it.each<[string, string, readonly string[], string[]]>([
    ['a form', '/X Do', [form('0 1 0 0 k 0 0 9 9 re f')], ['cmyk']],
    [
      'a form in a form',
      '/X Do',
      [form('/Y Do', '/XObject << /Y 4 0 R >>'), form('0 1 0 0 k 0 0 9 9 re f')],
      ['cmyk'],
    ],
    ['a form in the colour of its page', '0 1 0 0 k /X Do', [form('0 0 9 9 re f')], ['cmyk']],
    ['the same in two colours', '1 0 0 rg /X Do 0 1 0 0 k /X Do', [form('0 0 9 9 re f')], ['rgb', 'cmyk']],
    ['its colour stays within', `/X Do ${box} f`, [form('0 1 0 0 k')], ['gray']],
    ['names of the page', '/X Do', [form('/Sep cs 1 scn 0 0 9 9 re f')], ['spot']],
    [
      'a form that paints itself',
      `/X Do 1 0 0 rg ${box} f`,
      [form('/X Do 0 1 0 0 k 0 0 9 9 re f')],
      ['cmyk', 'rgb'],
    ],
    [
      'two that paint each other',
      '/X Do',
      [
        form('/Y Do', '/XObject << /Y 4 0 R >>'),
        form('/X Do 0 1 0 0 k 0 0 9 9 re f', '/XObject << /X 3 0 R >>'),
      ],
      ['cmyk'],
    ],
    [
      'a picture',
      '/X Do',
      [streamOf('', '/Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceCMYK ')],
      ['cmyk'],
    ],
    [
      'a picture of listed colours',
      '/X Do',
      [streamOf('', '/Subtype /Image /Width 9 /Height 9 /ColorSpace [/Indexed /DeviceRGB 1 <00>] ')],
      ['indexed'],
    ],
    [
      'a stencil',
      '0 1 0 0 k /X Do',
      [streamOf('', '/Subtype /Image /ImageMask true /Width 9 /Height 9 ')],
      ['cmyk'],
    ],
  ])('%s', async (_name, content, more, expected) => {
    const resources =
      '/XObject << /X 3 0 R >> /ColorSpace << /Sep [/Separation /Gold /DeviceCMYK << /FunctionType 2 >>] >>';
    expect(await modelsOf(content, resources, more)).toEqual(expected);
  });

  it('tells the page, and reads one that has its words in several pieces', async () => {
    const bytes = book(['1 0 0 rg 0 0 9 9 re f', '', '0 1 0 0 k 0 0 9 9 re f']);
    expect(await readPdfColours(sourceOf(bytes), () => 0)).toEqual([
      { page: 1, model: 'rgb' },
      { page: 3, model: 'cmyk' },
    ]);
    const pieces = pdfOf([
      '<< /Pages 2 0 R >>',
      '<< /Kids [3 0 R] >>',
      '<< /Contents [4 0 R 9 0 R 5 0 R] /MediaBox [0 0 9 9] >>',
      streamOf('0 1 0 0'),
      streamOf('k 0 0 9 9 re f'),
    ]);
    expect(await readPdfColours(sourceOf(pieces), () => 0)).toEqual([{ page: 1, model: 'cmyk' }]);
  });

  it.each<[string, string, string[]]>([
    ['a bar of ink beside the sheet', '0 1 0 0 k 5 5 8 90 re f', []],
    ['one that touches it', '0 1 0 0 k 5 5 20 90 re f', ['cmyk']],
    ['a mark in the corner', '1 1 1 1 K 0.2 w 0 20 m 15 20 l S', []],
    ['one that is as thick as its distance', '1 1 1 1 K 9 w 0 20 m 15 20 l S', ['cmyk']],
    ['a bar that is moved onto it', '0 1 0 0 k q 1 0 0 1 30 0 cm 5 5 8 90 re f Q', ['cmyk']],
    ['one that is not moved any more', '0 1 0 0 k q 1 0 0 1 30 0 cm Q 5 5 8 90 re f', []],
    ['one that is made larger', '0 1 0 0 k 9 0 0 9 0 0 cm 0 0 3 3 re f', ['cmyk']],
    ['a curve that comes in', '0 1 0 0 k 5 5 m 5 50 50 50 5 90 c f', ['cmyk']],
    ['numbers that are missing', '0 1 0 0 k 5 5 8 re f', ['cmyk']],
    ['words beside it', '0 1 0 0 k BT 5 5 Td (Ida) Tj ET', ['cmyk']],
    ['more put aside than anybody keeps', `${'q '.repeat(600)}0 1 0 0 k 5 5 8 9 re f`, ['cmyk']],
  ])('with printer’s marks: %s', async (_name, content, expected) => {
    const boxes = '/MediaBox [0 0 100 100] /BleedBox [20 20 80 80] /TrimBox [25 25 75 75]';
    const bytes = pdfOf([
      '<< /Pages 2 0 R >>',
      '<< /Kids [3 0 R] >>',
      `<< /Contents 4 0 R ${boxes} >>`,
      streamOf(content),
    ]);
    const seen = await readPdfColours(sourceOf(bytes), () => 0);
    expect(seen?.map(({ model }) => model)).toEqual(expected);
  });
});
