import type { Entry } from '../product.ts';
import { album, book, entry, group } from './make.ts';
import { airy, art, hue, linen, look, mono, panorama, photo, story, suede, velvet, wood } from './palette.ts';

const white = '#f7f3ec';
const magnolia = (size: string, colour: string) =>
  album(
    size,
    70,
    {
      surface: linen(colour),
      inset: { kind: 'window', picture: art('branch', '#7a6a58', white), at: [0.34, 0.2, 0.32, 0.5] },
      stamps: [{ text: 'Magnolia', finish: 'white', at: [0.5, 0.82], width: 0.34 }],
    },
    {
      spread: airy(photo('dandelion-tall'), art('couple', '#7a6a58', white)),
      box: { form: 'lid', surface: linen(colour), lining: suede(hue.blush) },
    },
  );
const young = album(
  '20x30',
  50,
  {
    surface: velvet('#9fa58f'),
    inset: { kind: 'print', picture: photo('meadow'), at: [0.14, 0.1, 0.72, 0.5] },
    stamps: [{ text: 'Young Magnolia', finish: 'white', at: [0.5, 0.78], width: 0.6 }],
  },
  { spread: story(photo('meadow'), photo('spaniels'), photo('hills')) },
);
const coffee = (size: string) =>
  book(
    size,
    120,
    {
      surface: linen('#3f4a52'),
      inset: { kind: 'print', picture: mono('drum'), at: [0.08, 0.07, 0.84, 0.62] },
      stamps: [{ text: 'COFFEE TABLE', finish: 'white', at: [0.5, 0.83], width: 0.6 }],
    },
    { spread: panorama(mono('wine')) },
  );
const stand = group(
  {
    product: {
      kind: 'tabletop',
      size: { width: 22, height: 24 },
      pictures: [art('branch', '#9fa58f', white)],
      stand: wood(hue.oak),
    },
    pose: 'standing',
    at: [-20, 0, -8],
    turn: 14,
  },
  { product: young, pose: 'standing', at: [6, 0, 0], turn: -4 },
);

/** The tc collection (CAT-ITEMS, 47 to 53). */
export const tramontina: readonly Entry[] = [
  entry(
    'magnolia-album',
    magnolia('30x30', '#cdb7a4'),
    look.standing({ yaw: -28 }),
    look.inbox({ pitch: 40 }),
  ),
  entry(
    'magnolia-mini',
    group(
      { product: magnolia('15x20', '#b9a0a0'), pose: 'standing', at: [0, 0, 0], turn: 4 },
      { product: magnolia('15x20', '#cdb7a4'), pose: 'lying', at: [17, 0, 8], turn: -14 },
    ),
    look.standing({ yaw: -18, pitch: 16 }),
    look.open(),
    group({ product: magnolia('15x20', '#b9a0a0'), pose: 'open', at: [0, 0, 0] }),
  ),
  entry('young-magnolia', young, look.lying({ pitch: 40 }), look.open({ yaw: -12 })),
  entry(
    'young-magnolia-stand',
    stand,
    look.standing({ yaw: -16, pitch: 11 }),
    look.standing({ yaw: 30, pitch: 18 }),
  ),
  entry(
    'coffee-table-book',
    coffee('25x35'),
    look.lying({ yaw: 26, pitch: 40 }),
    look.open({ yaw: 14, pitch: 42 }),
  ),
  entry('coffee-table-book-mini', coffee('15x20'), look.standing({ yaw: -32 }), look.spine({ pitch: 32 })),
  entry(
    'editorial-book',
    book(
      '25x35',
      110,
      {
        surface: { material: 'cotton', colour: '#efeae0' },
        stamps: [{ text: 'EDITORIAL', finish: 'blind', at: [0.5, 0.16], width: 0.8 }],
        inset: { kind: 'print', picture: mono('dandelion-tall'), at: [0.2, 0.32, 0.6, 0.56] },
      },
      { spread: airy(mono('stream-tall'), mono('dandelion-tall')) },
    ),
    look.standing({ yaw: -26 }),
    look.open({ pitch: 48 }),
  ),
];
