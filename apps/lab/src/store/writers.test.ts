import { describe, expect, it } from 'vitest';
import { posterSvg, templateSvg } from './drawings.ts';
import { fileKind } from './fileKinds.ts';
import { plainPdf } from './pdf.ts';

describe('plainPdf', () => {
  it('is well-formed: every object is at the offset of the cross-reference table', () => {
    const text = plainPdf('Tarif', [{ text: 'a' }]).toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(offsets.length).toBeGreaterThan(4);
    for (const [index, at] of offsets.entries())
      expect(text.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true);
  });

  it.each([
    ['Grüße (à l’œil)', '(Gr\\374\\337e \\(\\340 l\\222?il\\))'],
    ['100 €', '(100 \\200)'],
    ['back\\slash', '(back\\\\slash)'],
    ['日本', '(??)'],
  ])('encodes %j for its font', (given, written) => {
    expect(plainPdf('t', [{ text: given }]).toString('latin1')).toContain(`${written} Tj`);
  });

  it('starts another page when one is full', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ text: `line ${index}` }));
    const text = plainPdf('t', many).toString('latin1');
    expect(text).toContain('/Count 3');
    expect(text).toContain('(line 99) Tj');
  });
});

describe('drawings', () => {
  const poster = { width: 1200, height: 675, title: 'A <b> & "c"', lead: 'x', small: 'y', photo: '' };
  it('escape texts', () => {
    const svg = posterSvg(poster);
    expect(svg).toContain('A &lt;b&gt; &amp; &quot;c&quot;');
    expect(svg).not.toContain('<b>');
  });

  it.each([640, 860, 1600])(
    'a word that is too long reduces the size of the heading (height %i)',
    (height) => {
      const size = (title: string) =>
        Number(/font-size="([\d.]+)"/.exec(posterSvg({ ...poster, height, title }))?.[1]);
      expect(size('Produktionszeitverkürzungsmaßnahme')).toBeLessThan(size('Alben'));
    },
  );

  it.each([
    [1200, 675],
    [640, 400],
    [1080, 1920],
  ])('%i x %i: long texts stay above the last line', (width, height) => {
    const many = 'Zeigen Sie Ihren Paaren, was sie in Händen halten werden. '.repeat(4);
    const svg = posterSvg({
      ...poster,
      width,
      height,
      title: '12 Monate Muster zum halben Preis',
      lead: many,
      small: 'Válida hasta el 23 de septiembre de 2027',
    });
    const [, lead, last] = [
      ...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" font-size="([\d.]+)".*?<\/text>/g),
    ];
    const lines = (lead?.[0].match(/<tspan/g) ?? []).length;
    const end = Number(lead?.[1]) + (lines - 1) * Number(lead?.[2]) * 1.14;
    expect(lines).toBeGreaterThan(2);
    // The lines do not overlap, and the last one ends above the picture.
    expect(end).toBeLessThan(Number(last?.[1]) - 1.6 * Number(last?.[2]));
    expect(Number(last?.[2]) * 40 * 0.56).toBeLessThan(width > height ? width * 0.44 : width);
  });

  it('LAY-33 a template is true to size, with bleed, trim and safe area', () => {
    const svg = templateSvg('DMA', { width: 30, height: 20 }, 'sRGB');
    expect(svg).toContain('width="306mm" height="206mm"');
    expect(svg.match(/<rect x=/g)).toHaveLength(3);
  });
});

describe('fileKind', () => {
  it.each(['prices.pdf', 'prices.csv', 'steps.pdf', 'square.svg', 'template 30x30 AdobeRGB'])(
    'a file of the kind %s is generated',
    (kind) => {
      expect(fileKind(kind)?.type).toBeTruthy();
    },
  );
  it.each(['', 'folder', 'template', 'template 0x sRGB', 'constructor', '__proto__', 'toString'])(
    '%j is no kind of file',
    (kind) => {
      expect(fileKind(kind)).toBeUndefined();
    },
  );
});
