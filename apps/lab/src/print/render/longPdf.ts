import { open } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withoutControls } from '../../base/fonts.ts';
import { condition, points } from './printPdf.ts';
import type { PdfOptions, PdfSheet } from './printPdf.ts';

/** A sheet whose print file is read when its turn comes. */
export interface LongPdfSheet extends Omit<PdfSheet, 'jpeg'> {
  readonly jpeg: () => Promise<Uint8Array>;
}

/**
 * The print PDF of a long book, written sheet by sheet: one print file is in memory at a time. The PDF library keeps all
 * of them, and the file it makes, which takes 480 MB for 40 sheets; this file has no other parts than that one's.
 */
export async function writeLongPdf(
  into: string,
  sheets: readonly LongPdfSheet[],
  { title, at }: PdfOptions,
): Promise<void> {
  const file = await open(into, 'w');
  try {
    let position = 0;
    const offsets: number[] = [];
    const write = async (...parts: readonly (string | Uint8Array)[]) => {
      for (const part of parts) {
        const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
        await file.writeFile(bytes);
        position += bytes.length;
      }
    };
    /** Numbers are given in advance, since objects refer to each other. */
    const reserve = () => offsets.push(0);
    const object = async (number: number, ...parts: readonly (string | Uint8Array)[]) => {
      offsets[number - 1] = position;
      await write(`${number} 0 obj\n`, ...parts, '\nendobj\n');
    };
    const stream = (number: number, entries: string, bytes: Uint8Array) =>
      object(number, `<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream');

    const [catalog, tree, info, profile, intent] = [reserve(), reserve(), reserve(), reserve(), reserve()];
    const kids: number[] = [];
    // The second line tells every program that the file has bytes beyond letters.
    await write('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n');
    for (const [index, { jpeg, bleed, pages }] of sheets.entries()) {
      const bytes = await jpeg();
      const { width, height, icc } = await sharp(bytes).metadata();
      if (index === 0 && icc)
        await stream(profile, '/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', deflateSync(icc));
      const image = reserve();
      const entries = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`;
      await stream(image, `${entries} /ColorSpace [/ICCBased ${profile} 0 R] /Filter /DCTDecode`, bytes);
      for (const { media, trim } of pages) {
        const [page, content] = [reserve(), reserve()];
        const left = bleed.x - media.x;
        const low = media.y + media.h - bleed.y - bleed.h;
        const drawing = `q ${numbers(bleed.w, 0, 0, bleed.h, left, low)} cm /Sheet Do Q`;
        await stream(content, '', Buffer.from(drawing));
        const whole = numbers(0, 0, media.w, media.h);
        const below = media.y + media.h - trim.y - trim.h;
        const kept = numbers(trim.x - media.x, below, trim.x - media.x + trim.w, below + trim.h);
        await object(
          page,
          `<< /Type /Page /Parent ${tree} 0 R /MediaBox [${whole}] /BleedBox [${whole}] /TrimBox [${kept}]`,
          ` /Resources << /XObject << /Sheet ${image} 0 R >> >> /Contents ${content} 0 R >>`,
        );
        kids.push(page);
      }
    }
    const named = `(${condition})`;
    await object(
      intent,
      `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier ${named} /Info ${named}`,
      ` /DestOutputProfile ${profile} 0 R >>`,
    );
    await object(
      info,
      `<< /Title ${text(withoutControls(title))} /Producer (Trade Area) /CreationDate (${day(at)}) >>`,
    );
    await object(
      tree,
      `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
    );
    await object(catalog, `<< /Type /Catalog /Pages ${tree} 0 R /OutputIntents [${intent} 0 R] >>`);
    const table = position;
    const row = (offset: number) => `${String(offset).padStart(10, '0')} 00000 n \n`;
    await write(
      `xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${offsets.map(row).join('')}`,
      `trailer\n<< /Size ${offsets.length + 1} /Root ${catalog} 0 R /Info ${info} 0 R >>\n`,
      `startxref\n${table}\n%%EOF\n`,
    );
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Millimetres as numbers of a PDF. */
const numbers = (...millimetres: readonly number[]) =>
  millimetres.map((each) => String(Math.round(points(each) * 10_000) / 10_000)).join(' ');

/** A text of any letters: UTF-16 with its mark, in hexadecimal. */
const text = (value: string) => `<feff${Buffer.from(value, 'utf16le').swap16().toString('hex')}>`;

const day = (at: Date) => `D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
