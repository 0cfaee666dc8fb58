import type { Picture } from '../design.ts';
import type { Entry, SheetsProduct } from '../product.ts';
import { parseSize } from '../sizes.ts';
import { entry, group } from './make.ts';
import { art, hue, look, mono, photo } from './palette.ts';

const sheets = (
  sheet: SheetsProduct['sheet'],
  size: string,
  pictures: readonly Picture[],
  more: Partial<SheetsProduct> = {},
): SheetsProduct => ({
  kind: 'sheets',
  sheet,
  size: parseSize(size),
  pictures,
  border: 0.5,
  thickness: 0.05,
  ...more,
});

const prints = sheets('print', '15x10', [
  photo('meadow'),
  photo('hills'),
  photo('fig'),
  photo('larches'),
  photo('spaniels'),
]);
const mats = sheets('mat', '25x30', [mono('dandelion-tall'), photo('fig-close')], {
  border: 5,
  thickness: 0.3,
});
const white = '#faf7f1';
const desk = {
  kind: 'calendar',
  form: 'desk',
  size: { width: 21, height: 15 },
  picture: photo('larches'),
  month: art('month', '#3b3630', '#f7f4ee', 'October', '3,31'),
} as const;

/** Prints, mats, cards and calendars. */
export const prints_mats: readonly Entry[] = [
  entry('prints', prints, look.fan({ pitch: 64 }), look.stack({ pitch: 36 })),
  entry(
    'fineart-prints',
    sheets('print', '30x40', [mono('stream-tall'), photo('dandelion-tall')], {
      border: 3.5,
      thickness: 0.08,
    }),
    look.stack({ yaw: 14, pitch: 46 }),
    look.stack({ yaw: 30, pitch: 26, close: [0.4, 0.45, 2], aperture: 0.35 }),
  ),
  entry(
    'mats',
    {
      ...mats,
      pictures: [
        { paper: '#cfc6b7', boxes: [] },
        { paper: '#bdb3a3', boxes: [] },
      ],
      matColour: '#efe9dd',
    },
    look.standing({ yaw: -12, pitch: 12 }),
    look.stack({ pitch: 34 }),
  ),
  entry('matted-prints', mats, look.standing({ yaw: -12, pitch: 12 }), look.stack({ yaw: 20, pitch: 38 })),
  entry(
    'cards',
    sheets(
      'card',
      '15x10',
      [art('couple', '#5c4a3d', white), art('branch', '#6d7a64', white), photo('dandelion')],
      { border: 0, thickness: 0.06, envelope: hue.oat },
    ),
    look.fan({ pitch: 62 }),
    look.stack({ pitch: 34 }),
  ),
  entry(
    'thank-you-cards',
    sheets(
      'folded',
      '10x15',
      [art('branch', '#b98f45', white, 'Thank you'), art('title', '#6b5a44', white, 'Grazie', 'di cuore')],
      { border: 0, thickness: 0.06, envelope: hue.blush },
    ),
    look.standing({ yaw: -10, pitch: 16 }),
    look.standing({ yaw: 28, pitch: 24 }),
  ),
  entry('calendars', desk, look.standing({ yaw: -22, pitch: 14 }), look.hung({ yaw: -16, fill: 0.84 }), {
    kind: 'calendar',
    form: 'wall',
    size: { width: 30, height: 42 },
    picture: photo('peaks'),
    month: art('month', '#3b3630', '#f7f4ee', 'January', '4,31'),
  }),
  entry(
    'christmas-cards',
    sheets(
      'folded',
      '10x15',
      [art('star', '#e5c685', '#2f4238', 'Merry Christmas'), art('star', '#a5453b', white, 'Buone feste')],
      { border: 0, thickness: 0.06, envelope: '#8e3b33' },
    ),
    look.standing({ yaw: -10, pitch: 16 }),
    look.fan({ pitch: 60 }),
    group({
      product: sheets(
        'card',
        '10x15',
        [
          art('star', '#e5c685', '#2f4238', 'Merry Christmas'),
          art('star', '#a5453b', white, 'Buone feste'),
          photo('peaks'),
        ],
        { border: 0, thickness: 0.06, envelope: '#8e3b33' },
      ),
      pose: 'fan',
      at: [0, 0, 0],
    }),
  ),
];
