import type { Entry } from '../product.ts';
import { album, entry, panel, wall } from './make.ts';
import { airy, art, hue, leather, linen, look, matted, mono, photo, suede, velvet, wood } from './palette.ts';

/** The sbc, kbc and jgc collections (CAT-ITEMS, 54 to 60). */
export const collections: readonly Entry[] = [
  entry(
    'sbc-folio-box',
    {
      kind: 'box',
      size: { width: 28, height: 36 },
      depth: 4,
      content: 'mats',
      picture: mono('dandelion-tall'),
      box: {
        form: 'clamshell',
        surface: velvet('#7d6a72'),
        lining: suede('#e0d3cb'),
        stamps: [{ text: 'S · B', finish: 'copper', at: [0.5, 0.5], width: 0.26 }],
      },
    },
    look.inbox({ yaw: -26, pitch: 34 }),
    look.lying({ pitch: 36 }),
  ),
  entry(
    'sbc-mats',
    {
      kind: 'sheets',
      sheet: 'mat',
      size: { width: 25, height: 30 },
      pictures: [photo('fig-close'), mono('meadow')],
      border: 5,
      thickness: 0.3,
      matColour: '#d8c7bd',
    },
    look.standing({ yaw: 12, pitch: 12 }),
    look.stack({ pitch: 40 }),
  ),
  entry(
    'sbc-album',
    album(
      '30x40',
      70,
      {
        surface: leather('#a07f78'),
        stamps: [{ text: 'Beloved', finish: 'white', at: [0.5, 0.44], width: 0.5 }],
      },
      { edges: '#d99b78', spread: airy(mono('dandelion-tall'), photo('fig-close')) },
    ),
    look.lying({ pitch: 34 }),
    look.open({ yaw: -14 }),
  ),
  entry(
    'kbc-album',
    album(
      '25x25',
      50,
      {
        surface: linen('#d9c9a8'),
        corner: 0.8,
        inset: {
          kind: 'window',
          shape: 'oval',
          picture: art('newborn', '#8a7350', '#f5eddc'),
          at: [0.26, 0.2, 0.48, 0.48],
        },
        stamps: [{ text: 'little one', finish: 'blind', at: [0.5, 0.82], width: 0.34 }],
      },
      { spread: airy(art('family', '#8a7350', '#f5eddc'), photo('dandelion')) },
    ),
    look.standing({ yaw: -24 }),
    look.open(),
  ),
  entry(
    'kbc-keepsake-box',
    {
      kind: 'box',
      size: { width: 22, height: 16 },
      depth: 8,
      content: 'prints',
      picture: art('newborn', '#8a7350', '#f5eddc'),
      box: {
        form: 'slide',
        surface: wood(hue.ash),
        lining: suede('#e5d7bd'),
        stamps: [{ art: 'star', finish: 'blind', at: [0.5, 0.5], width: 0.4 }],
      },
    },
    look.inbox({ yaw: 26, pitch: 34 }),
    look.lying({ pitch: 30 }),
  ),
  entry(
    'jgc-album',
    album(
      '35x25',
      30,
      {
        surface: leather('#2f3a3f'),
        board: 0.36,
        inset: { kind: 'window', picture: mono('path'), at: [0.3, 0.3, 0.4, 0.4] },
      },
      {
        leaf: 'matted',
        edges: '#34302c',
        spread: { ...matted(mono('peaks'), mono('path')), paper: '#34302c' },
      },
    ),
    look.lying({ pitch: 30 }),
    look.open({ pitch: 46 }),
  ),
  wall('jgc-panel', panel('75x50', 'wood', 2.2, mono('peaks'), { border: 0.1, side: wood('#3a332d') }), {
    yaw: 28,
  }),
];
