import dancing from '@fontsource/dancing-script/files/dancing-script-latin-600-normal.woff?inline';
import dancingMore from '@fontsource/dancing-script/files/dancing-script-latin-ext-600-normal.woff?inline';
import garamond from '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff?inline';
import garamondMore from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-500-normal.woff?inline';
import fraunces from '@fontsource/fraunces/files/fraunces-latin-400-normal.woff?inline';
import frauncesMore from '@fontsource/fraunces/files/fraunces-latin-ext-400-normal.woff?inline';
import lato from '@fontsource/lato/files/lato-latin-400-normal.woff?inline';
import latoMore from '@fontsource/lato/files/lato-latin-ext-400-normal.woff?inline';
import { parse } from 'opentype.js';
import { outlinesOf } from '../src/geometry/outlines.ts';

/** A font of the scene, of both of its files. */
const fontOf = (files: readonly string[]) =>
  outlinesOf(
    files.map((file) => {
      const bytes = Uint8Array.from(atob(file.split(',')[1] ?? ''), (each) => each.charCodeAt(0));
      return parse(bytes.buffer);
    }),
  );

/** The outlines that the lab prints with. */
export const fonts = {
  'eb-garamond': fontOf([garamond, garamondMore]),
  lato: fontOf([lato, latoMore]),
  'dancing-script': fontOf([dancing, dancingMore]),
  fraunces: fontOf([fraunces, frauncesMore]),
};
