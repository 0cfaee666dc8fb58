import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInspector } from './inspector.ts';
import type { Inspector } from './inspector.ts';

/** Small files that unfold into gigabytes, or into work without end (T-D6). */
const megabyte = 1_048_576;
const zeros = (bytes: number) => deflateSync(Buffer.alloc(bytes), { level: 9 });

function chunk(name: string, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([head, named, sum]);
}

/** A picture of so many white or transparent pixels. */
function png(width: number, height: number, data: Buffer, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One page whose content is this stream. */
function pdf(content: Buffer, filter: string, objects: readonly string[] = []): Buffer {
  const parts: (string | Buffer)[] = [
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 600] /Contents 4 0 R >>\nendobj\n',
    `4 0 obj\n<< /Length ${content.length} /Filter ${filter} >>\nstream\n`,
    content,
    '\nendstream\nendobj\n',
    ...objects,
    'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

describe('bombs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ta-bombs-'));
  let inspector: Inspector;
  beforeAll(() => {
    inspector = createInspector(() => undefined);
  });
  afterAll(() => {
    inspector.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each<[string, () => Buffer]>([
    ['a PNG of 3,600 million pixels', () => png(60_000, 60_000, zeros(16 * megabyte))],
    [
      'a PNG whose profile unfolds to 24 MB',
      () =>
        png(100, 100, zeros(30_100), [
          chunk('iCCP', Buffer.concat([Buffer.from('x\0\0'), zeros(24 * megabyte)])),
        ]),
    ],
    ['a PDF page of 24 MB', () => pdf(zeros(24 * megabyte), '/FlateDecode')],
    [
      'a PDF page that is packed twice',
      () => pdf(deflateSync(zeros(24 * megabyte)), '[/FlateDecode /FlateDecode]'),
    ],
    ['a PDF with a thousand filters', () => pdf(zeros(megabyte), `[${'/FlateDecode '.repeat(1_000)}]`)],
    [
      'a PDF of values that nest 100,000 deep',
      () => pdf(zeros(10), '/FlateDecode', [`5 0 obj\n${nested(100_000)}\nendobj\n`]),
    ],
    [
      'a PDF of pages that hold themselves',
      () =>
        Buffer.from(
          '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 9 /Kids [2 0 R 2 0 R 2 0 R] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
        ),
    ],
    [
      'a JPEG that claims 65,535 by 65,535 pixels',
      () =>
        Buffer.concat([
          Buffer.from('ffd8ffc0001108ffffffff03012200021101031101', 'hex'),
          Buffer.alloc(2_000, 1),
        ]),
    ],
    [
      'a TIFF of directories that lead in a circle',
      () => Buffer.concat([Buffer.from('49492a0008000000', 'hex'), Buffer.from('000008000000', 'hex')]),
    ],
    [
      'a ZIP bomb under the name of a picture',
      () => Buffer.concat([Buffer.from('504b0304', 'hex'), zeros(24 * megabyte)]),
    ],
    [
      'a document of words, which is a ZIP',
      () =>
        Buffer.concat([
          Buffer.from('504b030414000600', 'hex'),
          Buffer.from('[Content_Types].xml'),
          zeros(1_000),
        ]),
    ],
    [
      'an SVG with entities of entities',
      () => Buffer.from('<!DOCTYPE a [<!ENTITY b "xxxx"><!ENTITY c "&b;&b;&b;">]><svg>&c;</svg>'),
    ],
    [
      'a WebP of the largest size',
      () => Buffer.from('524946460000ff7f5745425056503858000000000000000000ffffffffffff', 'hex'),
    ],
  ])(
    'T-D6: %s is refused or read within the limits, and the lab goes on',
    async (name, make) => {
      const bytes = make();
      expect(bytes.length).toBeLessThan(2 * megabyte);
      const path = join(folder, 'bomb');
      writeFileSync(path, bytes);
      const asked = { slot: null, profile: 'sRGB' };
      const began = performance.now();
      const before = process.memoryUsage.rss();
      const { findings } = await inspector.inspect({ path, bytes: bytes.length, asked });
      // A page of blanks may be printed with a warning; whatever is no picture or page is refused.
      const isRefused = findings.some(({ level }) => level === 'block');
      expect(isRefused || name.startsWith('a PDF')).toBe(true);
      expect(performance.now() - began).toBeLessThan(25_000);
      // The work is the child's: the lab itself does not grow.
      expect(process.memoryUsage.rss() - before).toBeLessThan(150 * megabyte);
    },
    40_000,
  );
});
