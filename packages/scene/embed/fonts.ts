import { fontOf, typefaces, usual } from '../src/index.ts';
import type { Pose, Product, Typeface } from '../src/index.ts';

/** The parts of a typeface that have a file each, and the characters that the second part is for. */
const furtherLetters = 'U+0100-02FF, U+1E00-1EFF, U+2C60-2C7F, U+A720-A7FF';
const isFurther = /[\u0100-\u02ff\u1e00-\u1eff\u2c60-\u2c7f\ua720-\ua7ff]/;

/** A file of a typeface that a product in a pose needs. */
export interface FontFile {
  /** `eb-garamond-latin`. */
  readonly name: string;
  readonly family: string;
  /** Undefined = all that it has. */
  readonly unicodeRange?: string;
}

/** The files for the words of a product: its spread’s words are printed only for the open book. */
export function fontsOf(product: Product, pose: Pose): FontFile[] {
  const found = new Map<string, FontFile>();
  const add = ({ file, family }: Typeface, words: string) => {
    found.set(file, { name: `${file}-latin`, family });
    if (isFurther.test(words))
      found.set(`${file} further`, { name: `${file}-latin-ext`, family, unicodeRange: furtherLetters });
  };
  const visit = (value: unknown, key = '') => {
    if (key === 'spread' && pose !== 'open') return;
    if (typeof value !== 'object' || value === null) return;
    if ('text' in value && typeof value.text === 'string' && value.text !== '') {
      const font = 'font' in value ? value.font : undefined;
      const small = 'small' in value && typeof value.small === 'string' ? value.small : '';
      add(typefaces.find((each) => fontOf(each) === font) ?? usual, value.text + small);
    }
    for (const [name, inner] of Object.entries(value)) visit(inner, name);
  };
  visit(product);
  return [...found.values()];
}

/** Fonts that are loaded once each, as they are needed. Words whose font cannot be loaded are drawn in another one. */
export interface FontLibrary {
  load(files: readonly FontFile[]): Promise<void>;
  /** Takes its fonts from the page. */
  dispose(): void;
}

/** @param folder address of the fonts, with a slash at its end; '' = none is loaded. */
export function createFontLibrary(page: Pick<Document, 'fonts'>, folder: string): FontLibrary {
  const asked = new Map<string, Promise<void>>();
  const added: FontFace[] = [];
  let isDisposed = false;
  const ask = async ({ name, family, unicodeRange }: FontFile) => {
    try {
      // As bytes: a page whose policy allows the lab’s photographs needs to allow nothing more for its fonts.
      const answer = await fetch(`${folder}${name}.woff2`, {
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!answer.ok) return;
      const face = new FontFace(family, await answer.arrayBuffer(), unicodeRange ? { unicodeRange } : {});
      await face.load();
      if (isDisposed) return;
      page.fonts.add(face);
      added.push(face);
    } catch {
      // The words are drawn in the font that stands in for it.
    }
  };
  return {
    async load(files) {
      if (folder === '') return;
      for (const file of files) if (!asked.has(file.name)) asked.set(file.name, ask(file));
      await Promise.all(files.map(({ name }) => asked.get(name)));
    },
    dispose() {
      isDisposed = true;
      for (const face of added) page.fonts.delete(face);
    },
  };
}
