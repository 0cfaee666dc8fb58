import type { Entry } from '../product.ts';
import { outerSize } from '../sizes.ts';
import { album, entry, group } from './make.ts';
import {
  airy,
  art,
  hue,
  leather,
  linen,
  look,
  matted,
  mono,
  panorama,
  photo,
  story,
  suede,
  velvet,
  wood,
} from './palette.ts';

const wedding = album(
  '30x30',
  90,
  {
    surface: leather(hue.cognac),
    inset: {
      kind: 'window',
      picture: photo('dandelion', { focus: [0.4, 0.5] }),
      at: [0.25, 0.32, 0.5, 0.36],
    },
  },
  {
    spread: panorama(photo('sunset')),
    box: { form: 'clamshell', surface: linen(hue.oat), lining: suede(hue.stone) },
  },
);
const parents = { ...wedding, size: { width: 20, height: 20 } };
const [high, low] = [outerSize(wedding).y, outerSize(parents).y];

/** Albums: lay-flat or matted leaves in hard covers. */
export const albums: readonly Entry[] = [
  entry('weddingbook', wedding, look.lying(), look.open()),
  entry(
    'weddingbook-copy',
    group(
      { product: wedding, pose: 'lying', at: [0, 0, 0] },
      { product: parents, pose: 'lying', at: [-1, high, -1], turn: 9 },
      { product: parents, pose: 'lying', at: [-0.6, high + low, -0.6], turn: -8 },
    ),
    look.lying({ pitch: 28 }),
    look.lying({ yaw: -38, pitch: 30 }),
    group(
      { product: wedding, pose: 'standing', at: [0, 0, -4] },
      { product: parents, pose: 'standing', at: [20, 0, 5], turn: -12 },
    ),
  ),
  entry(
    'contessa',
    album(
      '30x40',
      70,
      {
        surface: velvet(hue.plum),
        stamps: [
          { art: 'branch', finish: 'gold', at: [0.5, 0.38], width: 0.46 },
          { text: 'Clara & Tomás', finish: 'gold', at: [0.5, 0.7], width: 0.56 },
        ],
      },
      {
        edges: '#d8b56c',
        spread: airy(mono('stream-tall'), mono('dandelion-tall')),
        box: {
          form: 'lid',
          surface: velvet(hue.plum),
          lining: suede(hue.blush),
          stamps: [{ text: 'C · T', finish: 'gold', at: [0.5, 0.5], width: 0.22 }],
        },
      },
    ),
    look.standing({ yaw: 30 }),
    look.inbox({ yaw: 20, pitch: 40 }),
  ),
  entry(
    'favola',
    album(
      '30x30',
      60,
      {
        surface: linen(hue.sage),
        inset: { kind: 'window', picture: art('couple', '#3a4238', '#f0ebe0'), at: [0.3, 0.2, 0.4, 0.42] },
        stamps: [{ text: 'una favola', finish: 'white', at: [0.5, 0.77], width: 0.36 }],
      },
      {
        ribbon: '#5f6f5a',
        spread: story(photo('meadow'), photo('dandelion-tall', { focus: [0.5, 0.3] }), photo('hills')),
      },
    ),
    look.standing({ yaw: -30 }),
    look.open({ yaw: -14 }),
  ),
  entry(
    'mattedalbum',
    album(
      '30x30',
      30,
      {
        surface: leather(hue.ink),
        board: 0.36,
        stamps: [{ text: 'M · L', finish: 'silver', at: [0.5, 0.5], width: 0.26 }],
      },
      { leaf: 'matted', spread: matted(mono('stream-tall'), mono('window')) },
    ),
    look.lying({ pitch: 28 }),
    look.open({ pitch: 50 }),
  ),
  entry(
    'maverick',
    album(
      '35x25',
      80,
      {
        surface: suede('#7c6450'),
        quarter: 7,
        spine: leather(hue.chestnut),
        stamps: [{ text: 'MAVERICK', finish: 'gold', at: [0.5, 0.5], width: 0.5 }],
      },
      {
        spread: panorama(photo('path', { focus: [0.5, 0.42] })),
        box: { form: 'slip', surface: suede('#7c6450') },
      },
    ),
    look.lying({ yaw: -34, pitch: 34 }),
    look.inbox({ yaw: -30, pitch: 32 }),
  ),
  entry(
    'primo',
    album(
      '30x30',
      60,
      {
        surface: linen(hue.ivory),
        inset: { kind: 'acrylic', picture: photo('hills', { focus: [0.5, 0.4] }) },
      },
      { spread: airy(photo('window', { focus: [0.6, 0.3] }), photo('spaniels')) },
    ),
    look.standing({ yaw: -34 }),
    look.spine({ yaw: -36, pitch: 34 }),
  ),
  entry(
    'raw-book',
    album(
      '20x30',
      80,
      {
        surface: { material: 'board', colour: '#b59c80' },
        quarter: 2.6,
        spine: linen('#3d3935'),
        board: 0.34,
        corner: 0.04,
        stamps: [{ text: 'RAW', finish: 'blind', at: [0.5, 0.42], width: 0.5 }],
      },
      { spread: story(mono('path'), mono('drum'), mono('wine')) },
    ),
    look.standing({ yaw: -32 }),
    look.open({ pitch: 48 }),
  ),
  entry(
    'dma',
    album(
      '35x35',
      60,
      {
        surface: wood(hue.oak),
        quarter: 6,
        spine: leather(hue.chestnut),
        board: 0.45,
        stamps: [{ text: 'Dalia · Marco', finish: 'blind', at: [0.5, 0.5], width: 0.44 }],
      },
      {
        spread: panorama(mono('peaks')),
        box: { form: 'slide', surface: wood(hue.oak), lining: suede(hue.sand) },
      },
    ),
    look.lying({ yaw: -32, pitch: 38 }),
    look.open({ yaw: 16, pitch: 40 }),
  ),
  entry(
    'youngbook',
    album(
      '20x30',
      70,
      {
        surface: linen(hue.terracotta),
        inset: {
          kind: 'window',
          shape: 'oval',
          picture: photo('dandelion-tall'),
          at: [0.22, 0.16, 0.56, 0.44],
        },
        stamps: [{ text: 'Noi due', finish: 'white', at: [0.5, 0.76], width: 0.44 }],
      },
      { spread: story(photo('window'), photo('fig'), photo('meadow')) },
    ),
    look.standing({ yaw: -24 }),
    look.open(),
  ),
];
