/** A box in percent of its part: x, y, width, height. Boxes that touch get a gap between them when they are laid out. */
export type PercentBox = readonly [x: number, y: number, w: number, h: number];

/** Arrangements of photos on one page, by a name that begins with their number. */
export const pageLayouts = {
  '0': [],
  '1full': [[0, 0, 100, 100]],
  '1band': [[0, 22, 100, 56]],
  '1upper': [[0, 0, 100, 66]],
  '1lower': [[0, 34, 100, 66]],
  '1column': [[20, 0, 60, 100]],
  '1square': [[20, 20, 60, 60]],
  '1wide': [[10, 28, 80, 44]],
  '1tall': [[30, 15, 40, 70]],
  '2rows': [
    [0, 0, 100, 50],
    [0, 50, 100, 50],
  ],
  '2columns': [
    [0, 0, 50, 100],
    [50, 0, 50, 100],
  ],
  '2top': [
    [0, 0, 100, 62],
    [0, 62, 100, 38],
  ],
  '2bottom': [
    [0, 0, 100, 38],
    [0, 38, 100, 62],
  ],
  '2left': [
    [0, 0, 60, 100],
    [60, 0, 40, 100],
  ],
  '2right': [
    [0, 0, 40, 100],
    [40, 0, 60, 100],
  ],
  '2steps': [
    [0, 0, 62, 48],
    [38, 52, 62, 48],
  ],
  '2pair': [
    [0, 20, 50, 60],
    [50, 20, 50, 60],
  ],
  '3top': [
    [0, 0, 100, 60],
    [0, 60, 50, 40],
    [50, 60, 50, 40],
  ],
  '3bottom': [
    [0, 0, 50, 40],
    [50, 0, 50, 40],
    [0, 40, 100, 60],
  ],
  '3left': [
    [0, 0, 60, 100],
    [60, 0, 40, 50],
    [60, 50, 40, 50],
  ],
  '3right': [
    [0, 0, 40, 50],
    [0, 50, 40, 50],
    [40, 0, 60, 100],
  ],
  '3rows': [
    [0, 0, 100, 33.3],
    [0, 33.3, 100, 33.4],
    [0, 66.7, 100, 33.3],
  ],
  '3columns': [
    [0, 0, 33.3, 100],
    [33.3, 0, 33.4, 100],
    [66.7, 0, 33.3, 100],
  ],
  '3strip': [
    [0, 30, 33.3, 40],
    [33.3, 30, 33.4, 40],
    [66.7, 30, 33.3, 40],
  ],
  '4grid': [
    [0, 0, 50, 50],
    [50, 0, 50, 50],
    [0, 50, 50, 50],
    [50, 50, 50, 50],
  ],
  '4top': [
    [0, 0, 100, 62],
    [0, 62, 33.3, 38],
    [33.3, 62, 33.4, 38],
    [66.7, 62, 33.3, 38],
  ],
  '4bottom': [
    [0, 0, 33.3, 38],
    [33.3, 0, 33.4, 38],
    [66.7, 0, 33.3, 38],
    [0, 38, 100, 62],
  ],
  '4left': [
    [0, 0, 64, 100],
    [64, 0, 36, 33.3],
    [64, 33.3, 36, 33.4],
    [64, 66.7, 36, 33.3],
  ],
  '4right': [
    [0, 0, 36, 33.3],
    [0, 33.3, 36, 33.4],
    [0, 66.7, 36, 33.3],
    [36, 0, 64, 100],
  ],
  '4brick': [
    [0, 0, 60, 50],
    [60, 0, 40, 50],
    [0, 50, 40, 50],
    [40, 50, 60, 50],
  ],
  '4wall': [
    [0, 0, 50, 60],
    [0, 60, 50, 40],
    [50, 0, 50, 40],
    [50, 40, 50, 60],
  ],
  '5top': [
    [0, 0, 50, 56],
    [50, 0, 50, 56],
    [0, 56, 33.3, 44],
    [33.3, 56, 33.4, 44],
    [66.7, 56, 33.3, 44],
  ],
  '5bottom': [
    [0, 0, 33.3, 44],
    [33.3, 0, 33.4, 44],
    [66.7, 0, 33.3, 44],
    [0, 44, 50, 56],
    [50, 44, 50, 56],
  ],
  '5left': [
    [0, 0, 56, 50],
    [0, 50, 56, 50],
    [56, 0, 44, 33.3],
    [56, 33.3, 44, 33.4],
    [56, 66.7, 44, 33.3],
  ],
  '5right': [
    [0, 0, 44, 33.3],
    [0, 33.3, 44, 33.4],
    [0, 66.7, 44, 33.3],
    [44, 0, 56, 50],
    [44, 50, 56, 50],
  ],
  '5hero': [
    [0, 0, 100, 50],
    [0, 50, 50, 25],
    [50, 50, 50, 25],
    [0, 75, 50, 25],
    [50, 75, 50, 25],
  ],
  '6rows': [
    [0, 0, 33.3, 50],
    [33.3, 0, 33.4, 50],
    [66.7, 0, 33.3, 50],
    [0, 50, 33.3, 50],
    [33.3, 50, 33.4, 50],
    [66.7, 50, 33.3, 50],
  ],
  '6columns': [
    [0, 0, 50, 33.3],
    [50, 0, 50, 33.3],
    [0, 33.3, 50, 33.4],
    [50, 33.3, 50, 33.4],
    [0, 66.7, 50, 33.3],
    [50, 66.7, 50, 33.3],
  ],
  '6corner': [
    [0, 0, 66.7, 66.7],
    [66.7, 0, 33.3, 33.3],
    [66.7, 33.3, 33.3, 33.4],
    [0, 66.7, 33.3, 33.3],
    [33.3, 66.7, 33.4, 33.3],
    [66.7, 66.7, 33.3, 33.3],
  ],
} as const satisfies Readonly<Record<string, readonly PercentBox[]>>;
export type PageLayout = keyof typeof pageLayouts;

/** Arrangements across the fold of a spread that lies flat, and the one of a single photo, which every binding takes. */
export const spreadLayouts = {
  '1spread': [[0, 0, 100, 100]],
  '1panorama': [[0, 18, 100, 64]],
  '1threeQuarters': [[25, 0, 75, 100]],
  '1threeQuartersLeft': [[0, 0, 75, 100]],
  '1middle': [[22, 14, 56, 72]],
  '2twoThirds': [
    [0, 0, 66, 100],
    [66, 0, 34, 100],
  ],
  '2twoThirdsRight': [
    [0, 0, 34, 100],
    [34, 0, 66, 100],
  ],
  '2bands': [
    [0, 0, 100, 60],
    [0, 60, 100, 40],
  ],
  '3hero': [
    [0, 0, 66, 100],
    [66, 0, 34, 50],
    [66, 50, 34, 50],
  ],
  '3heroRight': [
    [0, 0, 34, 50],
    [0, 50, 34, 50],
    [34, 0, 66, 100],
  ],
  '3columns': [
    [0, 0, 33.3, 100],
    [33.3, 0, 33.4, 100],
    [66.7, 0, 33.3, 100],
  ],
  '3window': [
    [0, 0, 25, 100],
    [25, 0, 50, 100],
    [75, 0, 25, 100],
  ],
  '4hero': [
    [0, 0, 70, 100],
    [70, 0, 30, 33.3],
    [70, 33.3, 30, 33.4],
    [70, 66.7, 30, 33.3],
  ],
  '4heroRight': [
    [0, 0, 30, 33.3],
    [0, 33.3, 30, 33.4],
    [0, 66.7, 30, 33.3],
    [30, 0, 70, 100],
  ],
  '4panorama': [
    [0, 0, 100, 62],
    [0, 62, 33.3, 38],
    [33.3, 62, 33.4, 38],
    [66.7, 62, 33.3, 38],
  ],
  '5panorama': [
    [0, 0, 100, 62],
    [0, 62, 25, 38],
    [25, 62, 25, 38],
    [50, 62, 25, 38],
    [75, 62, 25, 38],
  ],
  '5window': [
    [0, 0, 25, 50],
    [0, 50, 25, 50],
    [25, 0, 50, 100],
    [75, 0, 25, 50],
    [75, 50, 25, 50],
  ],
  '6panorama': [
    [0, 0, 100, 64],
    [0, 64, 20, 36],
    [20, 64, 20, 36],
    [40, 64, 20, 36],
    [60, 64, 20, 36],
    [80, 64, 20, 36],
  ],
  '7window': [
    [0, 0, 25, 33.3],
    [0, 33.3, 25, 33.4],
    [0, 66.7, 25, 33.3],
    [25, 0, 50, 100],
    [75, 0, 25, 33.3],
    [75, 33.3, 25, 33.4],
    [75, 66.7, 25, 33.3],
  ],
  '8mosaic': [
    [0, 0, 25, 50],
    [25, 0, 25, 50],
    [0, 50, 25, 50],
    [25, 50, 25, 50],
    [50, 0, 25, 50],
    [75, 0, 25, 50],
    [50, 50, 25, 50],
    [75, 50, 25, 50],
  ],
} as const satisfies Readonly<Record<string, readonly PercentBox[]>>;
export type SpreadLayout = keyof typeof spreadLayouts;

/** Pairs of pages that look well beside each other, left and right, by the number of photos on both. */
export const pagePairs = {
  1: '0+1full 1full+0 0+1band 1band+0 0+1upper 1upper+0 0+1column 1column+0 0+1square 1square+0 0+1wide 1wide+0 0+1tall 1tall+0 0+1lower 1lower+0',
  2: '1full+1full 1band+1band 1column+1column 1square+1full 1full+1square 1full+1wide 1wide+1full 1full+1tall 1tall+1full 1upper+1lower 1lower+1upper 1wide+1wide 1tall+1tall 0+2rows 2rows+0 0+2steps 2steps+0 2pair+0 0+2pair',
  3: '1full+2rows 2rows+1full 1full+2columns 2columns+1full 1full+2steps 2steps+1full 1full+2pair 2pair+1full 1band+2rows 2rows+1band 1column+2columns 2columns+1column 1square+2rows 2rows+1square 1full+2top 2bottom+1full 0+3top 3bottom+0',
  4: '2rows+2rows 2columns+2columns 2top+2bottom 2bottom+2top 2left+2right 2right+2left 2rows+2columns 2columns+2rows 2steps+2steps 1full+3top 3top+1full 1full+3bottom 3bottom+1full 1full+3rows 3rows+1full 1full+3columns 3columns+1full 1full+3strip 3strip+1full 2pair+2pair 1square+3left',
  5: '2rows+3top 3top+2rows 2columns+3bottom 3bottom+2columns 2rows+3left 3right+2rows 2top+3bottom 3top+2bottom 2steps+3columns 3columns+2steps 1full+4grid 4grid+1full 1full+4top 4bottom+1full 1full+4brick 4brick+1full 1band+4grid 4grid+1band 1column+4wall 4wall+1column',
  6: '3top+3bottom 3bottom+3top 3left+3right 3right+3left 3rows+3rows 3columns+3columns 3top+3top 3bottom+3bottom 2rows+4grid 4grid+2rows 2columns+4brick 4brick+2columns 2top+4bottom 4top+2bottom 1full+5top 5bottom+1full 1full+5hero 5hero+1full 5left+1full',
  7: '3top+4bottom 4top+3bottom 3left+4grid 4grid+3right 3rows+4brick 4brick+3rows 3columns+4wall 4wall+3columns 3top+4top 4bottom+3bottom 2rows+5top 5bottom+2rows 2columns+5left 5right+2columns 1full+6rows 6rows+1full 1full+6columns 6columns+1full 1full+6corner',
  8: '4grid+4grid 4top+4bottom 4bottom+4top 4left+4right 4right+4left 4brick+4brick 4wall+4wall 4grid+4brick 4brick+4grid 3top+5bottom 5top+3bottom 3left+5hero 5hero+3right 2rows+6rows 6rows+2rows 2columns+6corner 6columns+2columns',
  9: '4grid+5top 5bottom+4grid 4top+5bottom 5top+4bottom 4brick+5left 5right+4brick 4wall+5hero 5hero+4wall 4left+5right 5left+4right 3top+6rows 6rows+3bottom 3left+6corner 6columns+3right',
  10: '5top+5bottom 5bottom+5top 5left+5right 5right+5left 5hero+5hero 5top+5top 5bottom+5bottom 5hero+5top 4grid+6rows 6rows+4grid 4brick+6columns 6columns+4brick 4wall+6corner 4top+6rows 6rows+4bottom',
} as const;
