import type { Entry } from '../product.ts';
import { book, entry, group } from './make.ts';
import { airy, art, cotton, hue, linen, look, mono, paper, photo, story } from './palette.ts';

const soft = { board: 0.045, corner: 0.03 } as const;

const magazine = (picture: string, title: string, finish: 'white' | 'blind' = 'white') =>
  book(
    '20x30',
    48,
    {
      surface: paper('#f3efe7'),
      ...soft,
      inset: { kind: 'print', picture: photo(picture) },
      stamps: [{ text: title, finish, at: [0.5, 0.12], width: 0.84 }],
    },
    { spread: airy(photo('fig-close'), mono('wine')) },
  );
const mini = (colour: string, picture: string) =>
  book(
    '15x15',
    60,
    {
      surface: cotton(colour),
      inset: { kind: 'window', picture: photo(picture), at: [0.22, 0.22, 0.56, 0.56] },
    },
    { spread: story(photo('meadow'), photo('fig-close'), photo('hills')) },
  );

/** Books: thin leaves, photo covers, magazines. */
export const books: readonly Entry[] = [
  entry(
    'gobook',
    book(
      '20x20',
      110,
      { surface: cotton(hue.slate), inset: { kind: 'print', picture: photo('peaks') } },
      { spread: story(photo('path'), photo('peaks'), photo('larches')) },
    ),
    look.standing({ yaw: -32 }),
    look.open(),
  ),
  entry(
    'gobook-mini',
    group(
      { product: mini(hue.mustard, 'fig-close'), pose: 'standing', at: [0, 0, 0], turn: 6 },
      { product: mini(hue.sage, 'meadow'), pose: 'lying', at: [15, 0, 7], turn: -12 },
    ),
    look.standing({ yaw: -20, pitch: 18 }),
    look.stack({ pitch: 30 }),
    group(
      { product: mini(hue.sage, 'meadow'), pose: 'lying', at: [0, 0, 0], turn: -8 },
      { product: mini(hue.rose, 'spaniels'), pose: 'lying', at: [0.3, 1.1, 0], turn: 12 },
      { product: mini(hue.mustard, 'fig-close'), pose: 'lying', at: [0, 2.2, 0.4], turn: -4 },
    ),
  ),
  entry(
    'storybook',
    book(
      '20x30',
      120,
      {
        surface: linen(hue.night),
        inset: { kind: 'print', picture: art('hills', '#c9a25c', '#27313f'), at: [0.12, 0.1, 0.76, 0.5] },
        stamps: [{ text: 'Our story', finish: 'gold', at: [0.5, 0.74], width: 0.5 }],
      },
      { ribbon: '#c9a25c', spread: story(photo('larches'), photo('stream'), photo('hills')) },
    ),
    look.standing({ yaw: -26 }),
    look.open({ yaw: -12 }),
  ),
  entry(
    'storia',
    book(
      '25x35',
      130,
      {
        surface: linen(hue.oat),
        quarter: 5,
        spine: linen(hue.forest),
        stamps: [
          { text: 'Storia', finish: 'blind', at: [0.5, 0.42], width: 0.5 },
          { text: 'MMXXVI', finish: 'blind', at: [0.5, 0.54], width: 0.22 },
        ],
      },
      { spread: airy(mono('larches'), photo('stream')) },
    ),
    look.lying({ yaw: -30, pitch: 36 }),
    look.open({ yaw: 14, pitch: 46 }),
  ),
  entry(
    'babybook',
    book(
      '20x20',
      60,
      {
        surface: linen(hue.blush),
        corner: 1.2,
        inset: {
          kind: 'print',
          shape: 'oval',
          picture: art('newborn', '#a26d5f', '#f4e9e1'),
          at: [0.2, 0.14, 0.6, 0.6],
        },
        stamps: [{ text: 'Hello, Emma', finish: 'blind', at: [0.5, 0.85], width: 0.42 }],
      },
      { spread: airy(art('family', '#a26d5f', '#f4e9e1'), photo('spaniels')) },
    ),
    look.standing({ yaw: -22 }),
    look.open(),
  ),
  entry(
    'magazine',
    group(
      { product: magazine('stream-tall', 'FOREST'), pose: 'lying', at: [-6, 0, -3], turn: 14 },
      { product: magazine('dandelion-tall', 'SEASONS', 'blind'), pose: 'lying', at: [5, 0.5, 2], turn: -7 },
    ),
    look.lying({ yaw: 8, pitch: 52 }),
    look.open({ yaw: 12, pitch: 46 }),
    group({ product: magazine('dandelion-tall', 'SEASONS', 'blind'), pose: 'open', at: [0, 0, 0] }),
  ),
  entry(
    'photobook',
    book(
      '20x20',
      60,
      {
        surface: paper('#f3efe7'),
        ...soft,
        inset: { kind: 'print', picture: photo('larches') },
        stamps: [{ text: 'Autumn', finish: 'white', at: [0.5, 0.86], width: 0.4 }],
      },
      { spread: story(photo('valley'), photo('larches'), photo('fig')) },
    ),
    look.lying({ pitch: 42 }),
    look.open(),
  ),
  entry(
    'photobook-pro',
    book(
      '30x20',
      80,
      {
        surface: cotton('#d8d2c6'),
        inset: { kind: 'print', picture: photo('sunset', { focus: [0.5, 0.4] }) },
      },
      { leaf: 'layflat', spread: photo('hills') },
    ),
    look.standing({ yaw: -30 }),
    look.open({ yaw: -12, pitch: 58 }),
  ),
];
