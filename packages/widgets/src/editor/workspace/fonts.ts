import { outlinesOf } from '@trade-area/core/geometry';
import type { FontOutlines } from '@trade-area/core/geometry';
import { createFileLoader, systemClock } from '@trade-area/core/kernel';
import type { TextItem } from '@trade-area/core/layout';

export type FontName = TextItem['font'];

/** Fonts that text is drawn in: the outlines that are printed, loaded when they are first asked for. */
export interface Fonts {
  /** null while it is loaded, and when it could not be. */
  outlinesOf(font: FontName): FontOutlines | null;
  /** Told whenever another font is there. */
  subscribe(listener: () => void): () => void;
  /** Grows with each font that is there. */
  version(): number;
  /** `outlinesOf` as a function of its own for a version, by which it is known that something has come. */
  at(version: number): Fonts['outlinesOf'];
}

/** Milliseconds after which a font that did not come is asked for again. */
const retryAfter = 10_000;
const loadParser = createFileLoader('opentype', () => import('opentype.js'));

/** @param fetchFiles gives the files of a font. */
export function createFonts(fetchFiles: (font: FontName) => Promise<readonly ArrayBuffer[]>): Fonts {
  const loaded = new Map<FontName, FontOutlines>();
  const asked = new Set<FontName>();
  const listeners = new Set<() => void>();
  let count = 0;
  const tell = () => {
    count += 1;
    for (const listener of listeners) listener();
  };
  async function load(font: FontName) {
    try {
      const [{ parse }, files] = await Promise.all([loadParser(), fetchFiles(font)]);
      loaded.set(font, outlinesOf(files.map((file) => parse(file))));
      tell();
    } catch {
      // Asked for once more after a while: until then a text is judged by its box and not drawn.
      systemClock.after(retryAfter, () => {
        asked.delete(font);
        tell();
      });
    }
  }
  const outlines = (font: FontName): FontOutlines | null => {
    const known = loaded.get(font);
    if (known) return known;
    if (!asked.has(font)) {
      asked.add(font);
      void load(font);
    }
    return null;
  };
  return {
    outlinesOf: outlines,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    version: () => count,
    at: () => (font) => outlines(font),
  };
}
