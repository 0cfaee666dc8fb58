import type { ByteSource } from '../kernel/transport.ts';
import type { PdfColour, PdfModel } from './facts.ts';
import { mostSheets } from './pdfBox.ts';
import { openPdf } from './pdfFile.ts';
import type { PdfFile } from './pdfFile.ts';
import { readHiddenLayers } from './pdfLayers.ts';
import { createMeter } from './pdfMeter.ts';
import { createPainter } from './pdfPainter.ts';
import { pagesIn } from './pdfSheets.ts';

/**
 * The colours that a PDF paints with, page by page (ISO 32000-1, 8): what is set and paints nothing is none. Not looked
 * at: letters that are drawings themselves, soft masks, annotations. Never rejects: what cannot be followed is left out,
 * and of a file without tables that can be, nothing is known: null. After some seconds on the clock `now`, which tells
 * milliseconds, it ends with what it has seen.
 */
export async function readPdfColours(
  source: ByteSource,
  now: () => number,
): Promise<readonly PdfColour[] | null> {
  const found: PdfColour[] = [];
  const meter = createMeter(now);
  let page = 0;
  try {
    const file = await openPdf(meter.over(source));
    if (file.trailer.has('Encrypt')) return null;
    const painter = createPainter(file, meter, await layersOf(file));
    for await (const line of pagesIn(file)) {
      page += 1;
      if (page > mostSheets) break;
      const models = new Set<PdfModel>();
      try {
        await painter.page(line, models);
      } finally {
        for (const model of models) found.push({ page, model });
      }
    }
  } catch {
    // The colours found so far count.
  }
  return page > 0 ? found : null;
}

/** Layers that cannot be followed are all shown. */
const layersOf = (file: PdfFile) => readHiddenLayers(file).catch(() => null);
