import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import fontkit from '@cantoo/fontkit';

const files = { plain: 'DejaVuSansCondensed.ttf', bold: 'DejaVuSansCondensed-Bold.ttf' } as const;
const require = createRequire(import.meta.url);

interface Face {
  hasGlyphForCodePoint(code: number): boolean;
}
interface Loaded {
  readonly bytes: Uint8Array;
  readonly face: Face;
}
const loaded = new Map<string, Loaded>();

/** Fonts are read and parsed once; a document then embeds only the glyphs it needs. */
function load(file: string): Loaded {
  const cached = loaded.get(file);
  if (cached) return cached;
  const bytes = new Uint8Array(readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${file}`)));
  const loadedFont = { bytes, face: fontkit.create(bytes) as unknown as Face };
  loaded.set(file, loadedFont);
  return loadedFont;
}

export interface Fonts {
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  /** The text with a replacement character where the font has no glyph. */
  readonly printable: (text: string) => string;
}

/** A text without control characters and direction marks, by which a reader would show it in another order. */
export const withoutControls = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Embeds the invoice's two faces, reduced to the glyphs in use. */
export async function embedFonts(document: PDFDocument): Promise<Fonts> {
  const [plain, bold] = [load(files.plain), load(files.bold)];
  document.registerFontkit({
    create: (bytes: Uint8Array) =>
      [plain, bold].find((known) => known.bytes === bytes)?.face ?? fontkit.create(bytes),
  } as unknown as Parameters<PDFDocument['registerFontkit']>[0]);
  return {
    plain: await document.embedFont(plain.bytes, { subset: true }),
    bold: await document.embedFont(bold.bytes, { subset: true }),
    printable: (text) =>
      [...withoutControls(text.normalize('NFC'))]
        .map((letter) => (plain.face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '\uFFFD'))
        .join(''),
  };
}
