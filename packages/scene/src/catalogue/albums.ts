import type { Entry } from '../product.ts';
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

/** Albums: lay-flat or matted leaves in hard covers. */
export const albums: readonly Entry[] = [
  {
    slug: 'weddingbook',
    product: {
      kind: 'book',
      size: { width: 30, height: 30 },
      pages: 60,
      leaf: 'layflat',
      cover: {
        surface: leather(hue.cognac),
        inset: {
          kind: 'window',
          picture: photo('dandelion', { focus: [0.4, 0.5] }),
          at: [0.26, 0.3, 0.48, 0.34],
        },
      },
      spread: panorama(photo('sunset')),
      box: { form: 'clamshell', surface: linen(hue.oat), lining: suede(hue.stone) },
    },
    views: { foto: look.lying(), foto_hover: look.open() },
  },
  {
    slug: 'weddingbook-copy',
    product: {
      kind: 'group',
      parts: [
        copy(leather(hue.cognac), 0, [0, 0, 0], 0),
        copy(leather(hue.cognac), 1, [0.8, 2.45, -0.4], 14),
        copy(leather(hue.cognac), 2, [0.2, 4.9, 0.2], -7),
      ],
    },
    views: { foto: look.lying({ pitch: 28 }), foto_hover: look.lying({ yaw: -40, pitch: 30 }) },
  },
  {
    slug: 'contessa',
    product: {
      kind: 'book',
      size: { width: 30, height: 40 },
      pages: 50,
      leaf: 'layflat',
      edges: '#c8a560',
      cover: {
        surface: velvet(hue.plum),
        stamps: [
          { art: 'branch', finish: 'gold', at: [0.5, 0.4], width: 0.4 },
          { text: 'Clara & Tomás', finish: 'gold', at: [0.5, 0.68], width: 0.5 },
        ],
      },
      spread: airy(mono('stream-tall'), mono('dandelion-tall')),
      box: { form: 'clamshell', surface: velvet(hue.plum), lining: suede(hue.blush) },
    },
    views: { foto: look.standing({ yaw: 24 }), foto_hover: look.inbox() },
  },
  {
    slug: 'favola',
    product: {
      kind: 'book',
      size: { width: 30, height: 30 },
      pages: 40,
      leaf: 'layflat',
      cover: {
        surface: linen(hue.sage),
        inset: {
          kind: 'window',
          shape: 'rectangle',
          picture: art('couple', '#3a4238', '#f0ebe0'),
          at: [0.31, 0.26, 0.38, 0.4],
        },
        stamps: [{ text: 'una favola', finish: 'white', at: [0.5, 0.78], width: 0.34 }],
      },
      spread: story(photo('meadow'), photo('dandelion-tall', { focus: [0.5, 0.3] }), photo('hills')),
    },
    views: { foto: look.standing({ yaw: -28 }), foto_hover: look.open({ yaw: -14 }) },
  },
  {
    slug: 'mattedalbum',
    product: {
      kind: 'book',
      size: { width: 30, height: 30 },
      pages: 30,
      leaf: 'matted',
      cover: {
        surface: leather(hue.ink),
        board: 0.34,
        stamps: [{ text: 'M · L', finish: 'silver', at: [0.5, 0.5], width: 0.22 }],
      },
      spread: matted(mono('stream-tall'), mono('window')),
    },
    views: { foto: look.lying({ pitch: 26 }), foto_hover: look.open({ pitch: 50 }) },
  },
  {
    slug: 'maverick',
    product: {
      kind: 'book',
      size: { width: 35, height: 25 },
      pages: 50,
      leaf: 'layflat',
      cover: {
        surface: suede('#6f5847'),
        quarter: 7,
        spine: leather(hue.chestnut),
        stamps: [{ text: 'MAVERICK ROAD', finish: 'copper', at: [0.5, 0.46], width: 0.6 }],
      },
      spread: panorama(photo('path', { focus: [0.5, 0.42] })),
      box: { form: 'slip', surface: suede('#6f5847') },
    },
    views: { foto: look.lying({ yaw: -34, pitch: 36 }), foto_hover: look.open({ yaw: 16, pitch: 38 }) },
  },
  {
    slug: 'primo',
    product: {
      kind: 'book',
      size: { width: 30, height: 30 },
      pages: 36,
      leaf: 'layflat',
      cover: {
        surface: linen(hue.ivory),
        inset: { kind: 'acrylic', picture: photo('hills', { focus: [0.5, 0.4] }) },
        spine: linen(hue.ivory),
      },
      spread: airy(photo('window', { focus: [0.6, 0.3] }), photo('spaniels')),
    },
    views: { foto: look.standing({ yaw: -30 }), foto_hover: look.spine({ pitch: 32 }) },
  },
  {
    slug: 'raw-book',
    product: {
      kind: 'book',
      size: { width: 20, height: 30 },
      pages: 70,
      leaf: 'layflat',
      cover: {
        surface: { material: 'board', colour: '#a8927a' },
        quarter: 2.4,
        spine: linen('#3d3935'),
        board: 0.32,
        corner: 0.04,
        stamps: [{ text: 'RAW', finish: 'blind', at: [0.5, 0.42], width: 0.44 }],
      },
      spread: story(mono('path'), mono('drum'), mono('wine')),
    },
    views: { foto: look.standing({ yaw: -32 }), foto_hover: look.open({ pitch: 48 }) },
  },
  {
    slug: 'dma',
    product: {
      kind: 'book',
      size: { width: 35, height: 35 },
      pages: 40,
      leaf: 'layflat',
      cover: {
        surface: wood(hue.walnut),
        quarter: 5.5,
        spine: leather(hue.chestnut),
        board: 0.4,
        stamps: [{ art: 'hills', finish: 'blind', at: [0.5, 0.46], width: 0.5 }],
      },
      spread: panorama(mono('peaks')),
      box: { form: 'slide', surface: wood(hue.walnut), lining: suede(hue.sand) },
    },
    views: { foto: look.lying({ pitch: 40 }), foto_hover: look.spine({ pitch: 20 }) },
  },
  {
    slug: 'youngbook',
    product: {
      kind: 'book',
      size: { width: 20, height: 30 },
      pages: 50,
      leaf: 'layflat',
      cover: {
        surface: linen(hue.terracotta),
        inset: {
          kind: 'window',
          shape: 'oval',
          picture: photo('dandelion-tall'),
          at: [0.24, 0.18, 0.52, 0.42],
        },
        stamps: [{ text: 'Noi due', finish: 'white', at: [0.5, 0.76], width: 0.36 }],
      },
      spread: story(photo('window'), photo('spaniels'), photo('meadow')),
    },
    views: { foto: look.standing({ yaw: -24 }), foto_hover: look.open() },
  },
];

function copy(
  surface: ReturnType<typeof leather>,
  index: number,
  at: readonly [number, number, number],
  turn: number,
): {
  product: Extract<Entry['product'], { kind: 'book' }>;
  pose: 'lying';
  at: readonly [number, number, number];
  turn: number;
} {
  return {
    product: {
      kind: 'book',
      size: { width: 20, height: 20 },
      pages: 60,
      leaf: 'layflat',
      cover: {
        surface,
        inset: {
          kind: 'window',
          picture: photo('dandelion', { focus: [0.4, 0.5] }),
          at: [0.26, 0.3, 0.48, 0.34],
        },
      },
    },
    pose: 'lying',
    at: [at[0], index * (60 / 2) * 0.062 + index * 0.56, at[2]],
    turn,
  };
}
