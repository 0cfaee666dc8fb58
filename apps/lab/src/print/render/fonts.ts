import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outlinesOf } from '@trade-area/core/geometry';
import type { FontOutlines, ParsedFont } from '@trade-area/core/geometry';
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

/** The outlines of a font, read at its first use. */
export function printFont(name: FontName): FontOutlines {
  const known = loaded.get(name);
  if (known) return known;
  const files = ['latin', 'latin-ext'].map((part) => {
    const file = readFileSync(
      require.resolve(`@fontsource/${name}/files/${name}-${part}-${styles[name]}.woff`),
    );
    return opentype.parse(new Uint8Array(file).buffer);
  });
  const outlines = outlinesOf(files);
  loaded.set(name, outlines);
  return outlines;
}
