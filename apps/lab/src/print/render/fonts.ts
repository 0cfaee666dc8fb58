import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outlinesOf } from '@trade-area/core/geometry';
import type { FontOutlines, ParsedFont } from '@trade-area/core/geometry';
import { projectFonts } from '@trade-area/core/layout';
import type { TextItem } from '@trade-area/core/layout';

type FontName = TextItem['font'];

/** Each font's package and style: those of `packages/scene/embed/fonts.mjs`, in the packing that opentype.js reads. */
const styles: Readonly<Record<FontName, string>> = {
  'eb-garamond': '500-normal',
  lato: '400-normal',
  'dancing-script': '600-normal',
  fraunces: '400-normal',
};
const require = createRequire(import.meta.url);
// The package has a build for bundlers and one for scripts; only the latter is loaded by Node.
const opentype = require('opentype.js') as { parse(bytes: ArrayBuffer): ParsedFont };
const loaded = new Map<FontName, FontOutlines>();
const parts = ['latin', 'latin-ext'] as const;

const fileOf = (name: FontName, part: (typeof parts)[number]) =>
  require.resolve(`@fontsource/${name}/files/${name}-${part}-${styles[name]}.woff`);

/** Path of a font’s file by its public name, such as `lato-latin.woff`, with which the editor draws text; null for any other. */
export function printFontFile(publicName: string): string | null {
  for (const name of projectFonts)
    for (const part of parts) if (publicName === `${name}-${part}.woff`) return fileOf(name, part);
  return null;
}

/** The outlines of a font, read at its first use. */
export function printFont(name: FontName): FontOutlines {
  const known = loaded.get(name);
  if (known) return known;
  const files = parts.map((part) => opentype.parse(new Uint8Array(readFileSync(fileOf(name, part))).buffer));
  const outlines = outlinesOf(files);
  loaded.set(name, outlines);
  return outlines;
}
