import { describe, expect, it } from 'vitest';
import { parseImages, parseMissingFonts } from './poppler.ts';

describe('the output of poppler-utils', () => {
  it('of pdfimages -list gives the density and colours of each image', () => {
    const output = `page   num  type   width height color comp bpc  enc interp  object ID x-ppi y-ppi size ratio
--------------------------------------------------------------------------------------------
   1     0 image    3614  1843  rgb     3   8  jpeg   no         8  0   300   299 68.4K 0.4%
   1     1 smask    3614  1843  gray    1   8  image  no         8  0   300   300 68.4K 0.4%
   2     2 image     900   450  icc     4   8  jpeg   no        12  0    75    75 68.4K 0.4%
   2     3 image     900   450  index   1   8  image  no   [inline]     150   150 68.4K 0.4%
   3     4 image       1     1  rgb     3   8  image  no        13  0     0     0    3B 100%
  10     5 image     900   450  sep     1   8  image  no        14  0   151   150 68.4K 0.4%
`;
    expect(parseImages(output)).toEqual([
      { page: 1, density: 299, model: 'rgb' },
      { page: 2, density: 75, model: 'cmyk' },
      { page: 2, density: 150, model: 'indexed' },
      { page: 10, density: 150, model: 'spot' },
    ]);
  });
  it('of pdffonts gives the fonts that are not embedded', () => {
    const output = `name                                 type              encoding         emb sub uni object ID
------------------------------------ ----------------- ---------------- --- --- --- ---------
Helvetica                            Type 1            WinAnsi          no  no  no       7  0
ABCDEF+DejaVuSansCondensed           CID TrueType      Identity-H       yes yes yes      9  0
AnExtraordinarilyLongFontNameOfAFoundryBold TrueType   WinAnsi          no  no  no      11  0
[none]                               Type 3            Custom           yes no  no  [none]
`;
    expect(parseMissingFonts(output)).toEqual(['Helvetica', 'AnExtraordinarilyLongFontNameOfAFoundryBold']);
  });
});
