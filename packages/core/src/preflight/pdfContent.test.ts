import { describe, expect, it } from 'vitest';
import { onePage, pdfOf, sourceOf, streamOf } from '../../test/pdf.ts';
import { readPdfColours } from './index.ts';
import { operationsIn } from './pdfContent.ts';

const read = (bytes: Uint8Array) => readPdfColours(sourceOf(bytes), () => 0);
const cmyk = [{ page: 1, model: 'cmyk' }];

describe('a page that is no page: what can be read is, and nothing hangs', () => {
  const said = '0 1 0 0 k 0 0 9 9 re f ';
  it.each<[string, string]>([
    ['brackets that are never closed', `[ ( << [ /A ${said}`.replace('( ', '')],
    ['brackets that were never opened', `] >> ) } ${said}`],
    ['numbers that are none', `1.2.3 --5 +-. ${said}`],
    ['numbers and words that touch', '0 1 0 0k 0 0 9 9re f'],
    ['names of the platform', `constructor toString /constructor cs /__proto__ Do __proto__ ${said}`],
    ['names that stand for nothing', `/A cs 1 scn /A Do /A sh /Pattern cs /A scn ${said}`],
    ['too few words', `cs sc scn Do sh k Tr BI ID EI ${said}`],
    ['more taken back than put aside', `Q Q Q ${said}`],
    ['much put aside', `${'q '.repeat(5_000)}${said}`],
    ['many words', `${'1 '.repeat(5_000)}${said}`],
    ['a picture in the line that is none', `BI /W 9 Tj ${said}`],
    ['a picture in the line that never ends', `${said}BI /W 9 ID \xff\xff`],
    ['a comment', `% 1 0 0 rg\n${said}`],
  ])('%s', async (_name, content) => {
    expect(await read(onePage([streamOf(content)]))).toContainEqual(cmyk[0]);
  });

  it.each<[string, Uint8Array]>([
    ['text that never ends', onePage([streamOf('(((')])],
    ['data that is broken', onePage([streamOf('nothing', '/Filter /FlateDecode ')])],
    ['data of another kind', onePage([streamOf('nothing', '/Filter /DCTDecode ')])],
    ['a length that is not true', onePage(['<< /Length 999999999 >>\nstream\n0 1 0 0 k\nendstream'])],
    ['no contents', onePage([])],
    ['contents that are no stream', onePage(['<< >>'])],
    ['contents within themselves', onePage(['[4 0 R 4 0 R]'])],
    [
      'a space within itself',
      onePage([streamOf('/A cs 1 sc'), '[/Indexed 5 0 R 1 <00>]'], '/ColorSpace << /A 5 0 R >>'),
    ],
  ])('%s paints nothing', async (_name, bytes) => {
    expect(await read(bytes)).toEqual([]);
  });

  it.each<[string, Uint8Array]>([
    ['nothing of one', Uint8Array.from('%PDF-1.7\nnothing', (letter) => letter.charCodeAt(0))],
    ['no pages', pdfOf(['<< >>'])],
    ['pages within themselves', pdfOf(['<< /Pages 2 0 R >>', '<< /Kids [2 0 R] >>'])],
    ['locked', pdfOf(['<< /Pages 2 0 R >>', '<< /Kids [] >>'], { trailer: '/Encrypt << >> ' })],
  ])('%s: nobody knows', async (_name, bytes) => {
    expect(await read(bytes)).toBeNull();
  });

  it('forms that double themselves on every floor are followed once each', async () => {
    const floors = Array.from({ length: 22 }, (_, floor) =>
      streamOf(
        floor === 21 ? said : '/X Do /X Do '.repeat(20),
        `/Subtype /Form /Resources << /XObject << /X ${floor + 6} 0 R >> >> `,
      ),
    );
    expect(await read(onePage([streamOf('/X Do'), ...floors], '/XObject << /X 5 0 R >>'))).toEqual(cmyk);
  });

  it('some bytes that unpack to a gigabyte are left, and what stands before them counts', async () => {
    const filters = '/Filter [/RunLengthDecode /RunLengthDecode /RunLengthDecode] ';
    const bomb = streamOf('\x81\x81'.repeat(120_000), filters);
    const bytes = pdfOf([
      '<< /Pages 2 0 R >>',
      `<< /Kids [3 0 R ${'4 0 R '.repeat(40)}] >>`,
      '<< /Contents 5 0 R >>',
      '<< /Contents [6 0 R 6 0 R] >>',
      streamOf(said),
      bomb,
    ]);
    expect(await read(bytes)).toEqual(cmyk);
  });
});

describe('layers', () => {
  const pink = '0 1 0 0 k 0 0 9 9 re f';
  const form = (layer: number) => streamOf(pink, `/Subtype /Form /OC ${layer} 0 R `);
  it.each<[string, string, string, number]>([
    ['shown', '', `/OC /On BDC ${pink} EMC`, 1],
    ['not shown', '', `/OC /Off BDC ${pink} EMC`, 0],
    ['marked within one that is not shown', '', `/OC /Off BDC /Span BMC EMC ${pink} EMC`, 0],
    ['behind one that is not shown', '', `/OC /Off BDC /OC /On BDC EMC EMC ${pink}`, 1],
    ['ended more often than begun', '', `EMC EMC /OC /Off BDC EMC ${pink}`, 1],
    ['marked by something else', '', `/Artifact /Off BDC ${pink} EMC`, 1],
    ['no layer', '', `/OC /None BDC ${pink} EMC`, 1],
    ['a form that is shown', '', '/FormOn Do', 1],
    ['a form that is not shown', '', '/FormOff Do', 0],
    ['a form on a layer that is not shown', '', '/OC /Off BDC /FormOn Do EMC /FormOff Do', 0],
    ['one of two shown', '', `/OC /Either BDC ${pink} EMC`, 1],
    ['not both shown', '', `/OC /Both BDC ${pink} EMC`, 0],
    ['all off but some', '/BaseState /OFF /ON [5 0 R]', `/OC /Off BDC ${pink} EMC`, 0],
    ['some of all off', '/BaseState /OFF /ON [5 0 R]', `/OC /On BDC ${pink} EMC`, 1],
  ])('%s', async (_name, more, content, expected) => {
    const two = '/Type /OCMD /OCGs [5 0 R 6 0 R]';
    const bytes = pdfOf([
      `<< /Pages 2 0 R /OCProperties << /OCGs [5 0 R 6 0 R] /D << /OFF [6 0 R] ${more} >> >> >>`,
      `<< /Kids [3 0 R] /Resources << /XObject << /FormOn 7 0 R /FormOff 8 0 R >>
        /Properties << /On 5 0 R /Off 6 0 R /Either << ${two} >> /Both << ${two} /P /AllOn >> >> >> >>`,
      '<< /Contents 4 0 R >>',
      streamOf(content),
      '<< /Type /OCG >>',
      '<< /Type /OCG >>',
      form(5),
      form(6),
    ]);
    expect(await read(bytes)).toHaveLength(expected);
  });
});

describe('a file that takes its time', () => {
  it('ends with what was seen, as soon as the clock says so', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => index + 4);
    const bytes = pdfOf([
      '<< /Pages 2 0 R >>',
      `<< /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
      streamOf('0 1 0 0 k 0 0 9 9 re f'),
      ...pages.map(() => '<< /Contents 3 0 R >>'),
    ]);
    let seconds = 0;
    const late = await readPdfColours(sourceOf(bytes), () => (seconds += 1) * 100);
    expect(late?.length).toBeGreaterThan(0);
    expect(late?.length).toBeLessThan(30);
    expect(await read(bytes)).toHaveLength(30);
  });
});

describe('the words of a page', () => {
  it('come as operations with what stands before them', () => {
    const text = '/N#20a 1 -.5 (a \\) (b)) <48> [1 (x)] << /K 1 >> true BDC\n0 0 m';
    const words = [...operationsIn(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))];
    expect(words).toEqual([
      { operator: 'BDC', operands: ['/N a', 1, -0.5, 1, '/K', 1, true] },
      { operator: 'm', operands: [0, 0] },
    ]);
  });
});
