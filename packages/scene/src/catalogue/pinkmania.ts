import type { Entry } from '../product.ts';
import { album, book, entry, group } from './make.ts';
import { airy, art, cotton, hue, linen, look, photo, story, suede, velvet, wood } from './palette.ts';

const pink = '#d59a9b';

const pinkBook = (size: string, text: string, more = {}) =>
  album(
    size,
    60,
    { surface: linen(pink), stamps: [{ text, finish: 'white', at: [0.5, 0.5], width: 0.5 }], ...more },
    { spread: story(photo('meadow'), photo('spaniels'), photo('dandelion')) },
  );

/** The Pink Mania cards (CAT-ITEMS, 67 to 73): products of the catalogue in one colour. */
export const pinkmania: readonly Entry[] = [
  entry('pm-youngbook', pinkBook('20x30', 'Young Book'), look.standing({ yaw: -24 }), look.open()),
  entry(
    'pm-photobox',
    {
      kind: 'box',
      size: { width: 20, height: 15 },
      depth: 5,
      content: 'prints',
      picture: photo('meadow'),
      box: {
        form: 'lid',
        surface: linen(pink),
        lining: suede('#f0dcd8'),
        inset: { kind: 'window', picture: photo('meadow'), at: [0.29, 0.28, 0.42, 0.44] },
      },
    },
    look.lying({ pitch: 32 }),
    look.inbox({ yaw: 22, pitch: 36 }),
  ),
  entry(
    'pm-gobook',
    book(
      '20x20',
      110,
      {
        surface: cotton(pink),
        inset: { kind: 'print', picture: photo('spaniels'), at: [0.1, 0.1, 0.8, 0.8] },
      },
      { spread: story(photo('spaniels'), photo('meadow'), photo('window')) },
    ),
    look.standing({ yaw: -32 }),
    look.open(),
  ),
  entry(
    'pm-coffee-mini',
    book('15x20', 120, {
      surface: linen(pink),
      inset: { kind: 'print', picture: { ...photo('wine'), tone: 'warm' }, at: [0.08, 0.07, 0.84, 0.62] },
      stamps: [{ text: 'COFFEE TABLE', finish: 'white', at: [0.5, 0.83], width: 0.6 }],
    }),
    look.standing({ yaw: -32 }),
    look.spine({ pitch: 32 }),
  ),
  entry(
    'pm-magnolia-mini',
    pinkBook('15x20', 'Magnolia', {
      surface: velvet('#b86f78'),
      inset: { kind: 'window', picture: art('branch', '#b86f78', '#f8ece8'), at: [0.32, 0.14, 0.36, 0.5] },
      stamps: [{ text: 'Magnolia', finish: 'gold', at: [0.5, 0.8], width: 0.44 }],
    }),
    look.standing({ yaw: -26 }),
    look.spine({ pitch: 30 }),
  ),
  entry(
    'pm-editorial',
    book(
      '25x35',
      110,
      {
        surface: cotton('#ead6d0'),
        stamps: [{ text: 'EDITORIAL', finish: 'copper', at: [0.5, 0.16], width: 0.8 }],
        inset: {
          kind: 'print',
          picture: { ...photo('dandelion-tall'), tone: 'warm' },
          at: [0.2, 0.32, 0.6, 0.56],
        },
      },
      { spread: airy(photo('dandelion-tall'), photo('fig-close')) },
    ),
    look.standing({ yaw: -26 }),
    look.open({ pitch: 48 }),
  ),
  entry(
    'pm-young-magnolia-stand',
    group(
      {
        product: {
          kind: 'tabletop',
          size: { width: 22, height: 24 },
          pictures: [art('branch', '#b86f78', '#f8ece8')],
          stand: wood(hue.ash),
        },
        pose: 'standing',
        at: [-20, 0, -8],
        turn: 14,
      },
      {
        product: pinkBook('20x30', 'Young Magnolia', { surface: velvet('#c98a8c') }),
        pose: 'standing',
        at: [6, 0, 0],
        turn: -4,
      },
    ),
    look.standing({ yaw: -16, pitch: 11 }),
    look.standing({ yaw: 30, pitch: 18 }),
  ),
];
