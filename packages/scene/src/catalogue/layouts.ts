import type { LayoutPicture, Picture, Tone } from '../design.ts';
import type { Product, View } from '../product.ts';
import { album } from './make.ts';
import { art, hue, leather, linen, look } from './palette.ts';
import type { Surface } from '../design.ts';

/** A spread of a gallery of the layout help: which style, and its number from 1. */
export interface LayoutSpread {
  readonly style: string;
  readonly number: number;
  readonly product: Product;
  readonly view: View;
}

/** `[x, y, width, height]` as shares of the spread; the gutter is at x = 0.5. */
type Box = readonly [number, number, number, number];

const photos = [
  ...['valley', 'dandelion', 'window', 'larches', 'wine', 'hills', 'spaniels', 'path', 'fig'],
  ...['sunset', 'stream', 'brushes', 'meadow', 'peaks', 'drum', 'dandelion-tall', 'fig-close', 'stream-tall'],
] as const;
/** Steps through the photographs that come to each of the 18 before one returns. */
const strides = [5, 7, 11, 13, 1, 17] as const;
const white = '#f7f4ee';
const papers = [white, '#efeae0', '#e7e3dc', '#f3efe7'] as const;

const at = <Item>(items: readonly Item[], index: number): Item =>
  items[((index % items.length) + items.length) % items.length] as Item;

/** Photographs in the boxes, each of them another one; `seed` names the first and the order. */
function fill(boxes: readonly Box[], seed: number, paper: string, tone?: Tone): LayoutPicture {
  const stride = at(strides, Math.floor(seed / photos.length) + seed);
  return {
    paper,
    boxes: boxes.map((box, index) => ({
      at: box,
      picture: { photo: at(photos, seed * 3 + index * stride), ...(tone ? { tone } : {}) },
    })),
  };
}

const mirrored = (boxes: readonly Box[]): readonly Box[] =>
  boxes.map(([x, y, width, height]) => [1 - x - width, y, width, height]);

/** Columns and rows of equal boxes inside an area. */
function grid(columns: number, rows: number, [x, y, width, height]: Box, gap: number): readonly Box[] {
  // The spread is twice as wide as high: the same gap is half the share across.
  const across = (width - (columns - 1) * (gap / 2)) / columns;
  const down = (height - (rows - 1) * gap) / rows;
  return Array.from({ length: columns * rows }, (_none, index): Box => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [x + column * (across + gap / 2), y + row * (down + gap), across, down];
  });
}

const wholeSpread: Box = [0, 0, 1, 1];
const leftPage: Box = [0, 0, 0.5, 1];
const leftInside: Box = [0.04, 0.08, 0.42, 0.84];
const rightInside: Box = [0.54, 0.08, 0.42, 0.84];

/** One photograph over both pages, with or without paper around it. */
function panoramaSpread(index: number): Picture {
  const name = at(photos, index * 5);
  const tone: Tone | undefined = index >= photos.length ? 'mono' : undefined;
  const frames: readonly Box[] = [wholeSpread, [0, 0.12, 1, 0.76], wholeSpread, [0.05, 0.1, 0.9, 0.8]];
  return {
    paper: at(papers, index),
    boxes: [{ at: at(frames, index), picture: { photo: name, ...(tone ? { tone } : {}) } }],
  };
}

/** A leading photograph and one to three that follow it. */
const directorBoxes: readonly (readonly Box[])[] = [
  [leftPage, [0.56, 0.1, 0.38, 0.38], [0.56, 0.52, 0.38, 0.38]],
  [
    [0, 0, 0.68, 1],
    [0.71, 0.06, 0.26, 0.28],
    [0.71, 0.36, 0.26, 0.28],
    [0.71, 0.66, 0.26, 0.28],
  ],
  [
    [0.04, 0.07, 0.92, 0.56],
    [0.04, 0.67, 0.3, 0.26],
    [0.35, 0.67, 0.3, 0.26],
    [0.66, 0.67, 0.3, 0.26],
  ],
  [
    [0, 0, 0.6, 1],
    [0.66, 0.28, 0.28, 0.44],
  ],
  [[0.04, 0.1, 0.44, 0.8], ...grid(1, 2, [0.52, 0.1, 0.2, 0.8], 0.06), [0.745, 0.1, 0.215, 0.8]],
];

/** Many moments: mosaics, strips and columns. */
const reportageBoxes: readonly (readonly Box[])[] = [
  [...grid(2, 2, leftInside, 0.04), ...grid(1, 2, rightInside, 0.04)],
  [[0, 0, 0.5, 0.62], ...grid(2, 1, [0, 0.65, 0.49, 0.35], 0.04), ...grid(2, 2, rightInside, 0.03)],
  [...grid(4, 1, [0.02, 0.05, 0.96, 0.42], 0.03), ...grid(3, 1, [0.02, 0.5, 0.96, 0.45], 0.03)],
  [...grid(3, 1, [0.03, 0.1, 0.94, 0.5], 0.04), ...grid(5, 1, [0.03, 0.65, 0.94, 0.25], 0.04)],
  [[0.03, 0.06, 0.45, 0.88], ...grid(2, 3, [0.52, 0.06, 0.45, 0.88], 0.04)],
  [
    ...grid(1, 3, [0.03, 0.06, 0.2, 0.88], 0.04),
    [0.25, 0.06, 0.5, 0.88],
    ...grid(1, 3, [0.77, 0.06, 0.2, 0.88], 0.04),
  ],
  [...grid(2, 1, [0, 0, 1, 0.5], 0.02), ...grid(4, 1, [0, 0.52, 1, 0.48], 0.02)],
];

/** Strict grids on both pages: columns, rows and gap. */
const studioGrids: readonly (readonly [number, number, number])[] = [
  [3, 3, 0.03],
  [2, 3, 0.04],
  [4, 3, 0.03],
  [3, 2, 0.05],
  [2, 4, 0.03],
  [4, 4, 0.02],
];

function studioSpread(index: number): Picture {
  const [columns, rows, gap] = at(studioGrids, index);
  const [otherColumns, otherRows, otherGap] = at(studioGrids, index + (index % 3 === 0 ? 0 : 1));
  const boxes = [
    ...grid(columns, rows, leftInside, gap),
    ...grid(otherColumns, otherRows, rightInside, otherGap),
  ];
  return fill(boxes, index, at(papers, Math.floor(index / 6)), index % 5 === 4 ? 'mono' : undefined);
}

/** Words of the designed spreads, set in the scene's font. */
const titles = [
  'Elena & Luca',
  'One day',
  'The road',
  'Autumn',
  'Morning',
  'Letters',
  'North',
  'Together',
  'Slow',
  'Home',
];

const chapters = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];

function designSpread(index: number): Picture {
  const inks = [hue.ink, hue.forest, hue.plum, hue.night, hue.chestnut];
  const sheets = ['#f4efe6', '#e9e6dd', '#efe4dd', '#e4e6e8', '#efe7d6'];
  const [ink, sheet] = [at(inks, index), at(sheets, index)];
  const boxes: readonly (readonly Box[])[] = [
    [[0.58, 0.18, 0.34, 0.64]],
    [leftPage],
    [[0.5, 0, 0.5, 0.7]],
    [
      [0.6, 0.3, 0.3, 0.4],
      [0.06, 0.62, 0.12, 0.24],
    ],
    [
      [0.54, 0.1, 0.2, 0.8],
      [0.76, 0.1, 0.2, 0.8],
    ],
  ];
  const chosen = at(boxes, index);
  const title: Box = index % boxes.length === 1 ? [0.56, 0.2, 0.38, 0.6] : [0.08, 0.24, 0.34, 0.36];
  const laid = fill(chosen, index + 40, sheet, index >= boxes.length ? 'warm' : undefined);
  return {
    ...laid,
    boxes: [
      ...laid.boxes,
      { at: title, picture: art('title', ink, sheet, at(titles, index), at(chapters, index)) },
    ],
  };
}

interface Style {
  readonly name: string;
  /** How many spreads its gallery has (LAY-28, CONST2-15). */
  readonly count: number;
  readonly cover: Surface;
  readonly spread: (index: number) => Picture;
}

const cycling =
  (sets: readonly (readonly Box[])[]) =>
  (index: number): Picture => {
    const boxes = at(sets, index);
    const turned = Math.floor(index / sets.length) % 2 === 1;
    return fill(
      turned ? mirrored(boxes) : boxes,
      index,
      at(papers, index),
      index % 7 === 6 ? 'mono' : undefined,
    );
  };

/** The five graphic styles in the documented numbers (LAY-26, LAY-28). */
const styles: readonly Style[] = [
  { name: 'panorama', count: 20, cover: leather(hue.chestnut), spread: panoramaSpread },
  { name: 'director', count: 20, cover: linen(hue.night), spread: cycling(directorBoxes) },
  { name: 'reportage', count: 40, cover: linen(hue.sage), spread: cycling(reportageBoxes) },
  { name: 'studio', count: 36, cover: leather(hue.ink), spread: studioSpread },
  { name: 'design', count: 10, cover: linen(hue.blush), spread: designSpread },
];

/** Every spread of the galleries. */
export const layoutSpreads: readonly LayoutSpread[] = styles.flatMap(({ name, count, cover, spread }) =>
  Array.from(
    { length: count },
    (_none, index): LayoutSpread => ({
      style: name,
      number: index + 1,
      product: album('30x30', 40, { surface: cover }, { spread: spread(index) }),
      view: look.open({ yaw: 0, pitch: 68, fill: 0.94 }),
    }),
  ),
);

/** Name of a spread's view in the files of pictures: `01`, `02` … */
export const spreadView = ({ number }: Pick<LayoutSpread, 'number'>): string =>
  String(number).padStart(2, '0');
