import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFString,
  decodePDFRawStream,
} from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { demonstrationConfiguration } from '../../../demo/configuration.ts';
import { proofOf } from '../../files/preflight/proof.ts';
import type { Invoice } from '../invoiceTable.ts';
import { invoicePdf } from './document.ts';
import { wrap } from './paper.ts';

/**
 * Texts of customers in the documents that the lab makes: in invoices, and in the proofs that customers and staff open
 * (T-C1, T-C4). A document does nothing, leads nowhere, and shows a text in the order in which it was written.
 */
const site = 'http://localhost';
const { seller } = demonstrationConfiguration({ portal: site, lab: site, demo: site });

/** Names of keys, actions and types by which a document acts, leads elsewhere or carries files. */
const active = new Set(
  'JS JavaScript OpenAction AA A Action Launch URI GoToR GoToE SubmitForm ImportData Named Rendition Sound Movie RichMedia 3D EmbeddedFile EmbeddedFiles Filespec AF Annots Annot AcroForm XFA Names Dests Outlines Thread Hide SetOCGState Trans GoTo3DView Collection'.split(
    ' ',
  ),
);

const points = (...codes: number[]) => String.fromCodePoint(...codes);
const bidi = [0x202a, 0x202b, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x200e, 0x200f, 0x061c];

const payloads: readonly string[] = [
  // Ends of strings, arrays, dictionaries, streams and objects.
  ...[
    ') Tj ET q 1 0 0 rg 0 0 600 900 re f Q BT (',
    '\\) Tj (',
    '> Tj <41',
    '>> endobj 99 0 obj << /Type /Catalog',
    ']TJ[',
  ],
  ...[
    'endstream endobj',
    'stream\r\nBT (x) Tj ET\r\nendstream',
    '%%EOF',
    'startxref 0 %%EOF',
    'trailer << /Root 99 0 R >>',
  ],
  ...[
    '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
    '(app.alert\\(1\\))',
    '<</S/URI/URI(https://evil.example)>>',
  ],
  ...[
    '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
    '/Annots [ << /Subtype /Link /A << /S /URI >> >> ]',
    '#2FJS',
    '\\057JS \\(1\\)',
  ],
  ...[
    '/EF << /F 1 0 R >>',
    '<xfa:data/>',
    '<</Type/EmbeddedFile>>',
    'q Q BI /W 1 /H 1 ID x EI',
    '/F1 1 Tf (x) \' (y) "',
  ],
  // Addresses and markup that a viewer could take for links, and formulas.
  ...[
    'javascript:app.alert(1)',
    'https://evil.example/%0d%0aSet-Cookie:x',
    'file:///etc/passwd',
    '\\\\evil\\share',
    'mailto:a@b.c?body=x',
  ],
  ...[
    '<a href="javascript:alert(1)">x</a>',
    '<script>alert(1)</script>',
    '<?xpacket begin=""?>',
    '=HYPERLINK("https://evil.example")',
    '${7*7}{{7*7}}',
  ],
  // Controls, directions and encodings.
  ...Array.from({ length: 31 }, (_, code) => `a${points(code + 1)}b`),
  ...[0x7f, 0x85, 0x9b, 0x2028, 0x2029, 0xfeff, 0x200b, 0xfffe, 0xe0001, 0xe0041].map(
    (code) => `a${points(code)}b`,
  ),
  ...bidi.map((code) => `invoice${points(code)}fdp.exe${points(0x202c, 0x2069)}`),
  ...['þÿ\u0000x', 'ÿþx\u0000', '﻿x', '\ud83d', 'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!', 'مرحبا (1) بك', '𝒳😀', 'x'.repeat(3_000)],
];

const invoiceOf = (text: string): Invoice => ({
  ...{ id: 1, commessa: text, series: '', year: 2026, number: 55, issued: '2026-05-03', currency: 'EUR' },
  ...{
    net: 10_900,
    vat: 2_398,
    vatRate: 2200,
    rate: 1_000_000,
    method: 'card',
    last4: '1111',
    paidOn: '2026-05-01',
  },
  ...{ refersTo: 0, refersOn: null, names: text },
  lines: [{ description: text, quantity: 1, unitPrice: 10_900, net: 10_900 }],
  customer: {
    ...{ code: text, company: text, name: text, address: text, zip: text, city: text, state: text },
    ...{ country: 'IT', vat: text, fiscalCode: text, language: 'it', pec: text, recipientCode: text },
  },
});
const sheetWith = (text: string, picture: Uint8Array | null = null) => ({
  title: text,
  sheets: [
    { picture, kind: 'pdf' as const, slot: { w_mm: 300, h_mm: 300, bleed_mm: 3 }, lines: [text, text] },
  ],
});

/** Every name in the objects that a reader reaches from the document's root; an empty list holds nothing. */
function namesIn({ context }: PDFDocument): Set<string> {
  const names = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    const found = value instanceof PDFRef ? context.lookup(value) : value;
    if (found instanceof PDFName) names.add(found.decodeText());
    if (seen.has(found)) return;
    seen.add(found);
    if (found instanceof PDFArray) found.asArray().forEach(walk);
    if (found instanceof PDFRawStream) walk(found.dict);
    if (found instanceof PDFDict)
      for (const [key, entry] of found.entries()) {
        if (entry instanceof PDFArray && entry.size() === 0) continue;
        walk(key);
        walk(entry);
      }
  };
  walk(context.trailerInfo.Root);
  return names;
}

/** The content of every page, as its words. */
function contentOf(document: PDFDocument): string[] {
  const streams = document.getPages().flatMap(({ node }) => {
    const contents = node.Contents();
    const parts = contents instanceof PDFArray ? contents.asArray() : [contents];
    return parts.map((part) => (part instanceof PDFRef ? document.context.lookup(part) : part));
  });
  return streams
    .map((part) =>
      part instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(part).decode()) : Buffer.alloc(0),
    )
    .flatMap((bytes) => bytes.toString('latin1').split(/\s+/))
    .filter(Boolean);
}

const activeIn = (document: PDFDocument) => [...namesIn(document)].filter((name) => active.has(name));
/** The words of what the lab draws: states, lines, rectangles, and text as glyph numbers in hexadecimal. */
const drawing =
  /^(?:-?[\d.]+(?:e-?\d+)?|\/[\w-]+|<[0-9A-Fa-f]*>|\[[\d. ]*\]?|\]|q|Q|cm|w|J|j|d|m|l|re|h|S|s|f|B|n|g|G|rg|RG|gs|BT|ET|Tf|Tm|Td|TL|T\*|Tj|Do|c)$/;
const strangeIn = (document: PDFDocument) => contentOf(document).filter((word) => !drawing.test(word));

describe('texts of customers in documents', () => {
  it(
    `T-C1: ${payloads.length} texts in 14 fields of an invoice act and lead nowhere, and close no text`,
    { timeout: 120_000 },
    async () => {
      const found: unknown[] = [];
      for (const text of payloads) {
        const document = await PDFDocument.load(await invoicePdf(invoiceOf(text), seller), {
          updateMetadata: false,
        });
        expect(contentOf(document).length).toBeGreaterThan(500);
        const problems = [...activeIn(document), ...strangeIn(document)];
        if (problems.length > 0) found.push([text, problems]);
      }
      expect(found).toEqual([]);
    },
  );

  it('a name of 20,000 letters without a space is set in less than a second', () => {
    const began = performance.now();
    const lines = wrap('𝒳'.repeat(20_000), 200, (part) => [...part].length * 5);
    expect([lines.length, lines[0]]).toEqual([500, '𝒳'.repeat(40)]);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it(
    `T-C1: ${payloads.length} texts in the title and captions of a proof do not either; its title has no direction marks`,
    { timeout: 120_000 },
    async () => {
      const found: unknown[] = [];
      for (const text of payloads) {
        const document = await PDFDocument.load(await proofOf(sheetWith(text)), { updateMetadata: false });
        const title = document.getTitle() ?? '';
        const problems = [...activeIn(document), ...strangeIn(document)];
        if (problems.length > 0 || /[\p{Cc}\p{Cf}]/u.test(title)) found.push([text, problems, title]);
      }
      expect(found).toEqual([]);
    },
  );

  it('T-D6: a customer’s PDF with scripts, links and files is a picture in its proof, and nothing of them', async () => {
    const own = await PDFDocument.create();
    const page = own.addPage([900, 900]);
    page.drawRectangle({ x: 10, y: 10, width: 500, height: 500 });
    own.addJavaScript('main', 'app.alert(1)');
    await own.attach(Buffer.from('MZ'), 'run.exe', { mimeType: 'application/octet-stream' });
    const { context } = own;
    const action = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') };
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [0, 0, 900, 900],
      A: { S: 'URI', URI: PDFString.of('https://evil.example') },
    };
    page.node.set(PDFName.of('Annots'), context.obj([context.register(context.obj(link))]));
    page.node.set(PDFName.of('AA'), context.obj({ O: action }));
    own.catalog.set(PDFName.of('OpenAction'), context.obj(action));
    const bytes = await own.save();
    // The control: the search finds them where they are.
    const before = activeIn(await PDFDocument.load(bytes));
    expect(before).toEqual(
      expect.arrayContaining([
        'OpenAction',
        'JS',
        'JavaScript',
        'AA',
        'Annots',
        'URI',
        'EmbeddedFile',
        'Names',
      ]),
    );
    const proof = await PDFDocument.load(await proofOf(sheetWith('a.pdf', bytes)));
    expect(activeIn(proof)).toEqual([]);
    expect([...namesIn(proof)]).toContain('XObject');
  });
});
