import type { Entry } from '../product.ts';
import { album, book, entry, panel, wall } from './make.ts';
import {
  airy,
  art,
  hue,
  leather,
  linen,
  look,
  metal,
  mono,
  paper,
  photo,
  story,
  suede,
  wood,
} from './palette.ts';

const white = '#f7f3ec';
const soft = { board: 0.045, corner: 0.03 } as const;

/** The twelve presets a design can start from (CAT-PRESETS): each shows its own layout. */
export const presets: readonly Entry[] = [
  entry(
    'preset-storybook-classic',
    book(
      '20x20',
      120,
      {
        surface: linen('#6e4a3c'),
        inset: { kind: 'print', picture: art('title', '#e8d6b4', '#6e4a3c', 'Our Story', 'est. 2026') },
      },
      { spread: story(mono('larches'), mono('stream'), mono('hills')) },
    ),
    look.standing({ yaw: -28 }),
    look.open(),
  ),
  entry(
    'preset-storybook-newborn',
    book(
      '20x20',
      80,
      {
        surface: linen('#cfd6cf'),
        inset: { kind: 'print', picture: art('newborn', '#7d8b80', '#eef0ea', 'Hello, world') },
      },
      { spread: airy(art('newborn', '#7d8b80', '#eef0ea'), art('family', '#7d8b80', '#eef0ea')) },
    ),
    look.standing({ yaw: -28 }),
    look.open(),
  ),
  entry(
    'preset-magazine-minimal',
    book(
      '20x30',
      48,
      {
        surface: paper(white),
        ...soft,
        inset: {
          kind: 'print',
          picture: { paper: white, boxes: [{ at: [0.12, 0.3, 0.76, 0.6], picture: photo('fig-close') }] },
        },
        stamps: [{ text: 'STILL', finish: 'blind', at: [0.5, 0.15], width: 0.6 }],
      },
      { spread: airy(photo('fig-close'), photo('fig')) },
    ),
    look.lying({ yaw: 12, pitch: 50 }),
    look.open(),
  ),
  entry(
    'preset-magazine-family',
    book(
      '20x30',
      48,
      {
        surface: paper(white),
        ...soft,
        inset: { kind: 'print', picture: art('family', '#594536', '#e7d8c3') },
        stamps: [{ text: 'FAMILY', finish: 'blind', at: [0.5, 0.13], width: 0.7 }],
      },
      { spread: story(photo('spaniels'), photo('window'), art('family', '#594536', '#e7d8c3')) },
    ),
    look.lying({ yaw: 12, pitch: 50 }),
    look.open(),
  ),
  wall(
    'preset-metal-print',
    panel(
      '40x60',
      'metal',
      0.2,
      {
        paper: '#f1eee8',
        boxes: [
          { at: [0.06, 0.04, 0.88, 0.56], picture: photo('peaks') },
          { at: [0.06, 0.62, 0.88, 0.34], picture: photo('path') },
        ],
      },
      { side: metal('#cfcdc8') },
    ),
  ),
  wall(
    'preset-metal-pro',
    panel(
      '90x60',
      'metal',
      0.5,
      {
        paper: '#26241f',
        boxes: [
          { at: [0.03, 0.05, 0.3, 0.9], picture: mono('stream-tall') },
          { at: [0.35, 0.05, 0.3, 0.9], picture: mono('dandelion-tall') },
          { at: [0.67, 0.05, 0.3, 0.9], picture: mono('window') },
        ],
      },
      { side: metal('#8d8b86') },
    ),
  ),
  wall('preset-acrylic-pro', panel('60x90', 'acrylic', 0.8, art('couple', '#40352c', '#ecdcc4'))),
  wall(
    'preset-canvas-pro',
    panel('60x60', 'canvas', 4, {
      paper: white,
      boxes: [
        { at: [0.08, 0.08, 0.84, 0.62], picture: photo('hills') },
        { at: [0.08, 0.72, 0.84, 0.22], picture: art('title', '#4a3f34', white, 'Home') },
      ],
    }),
  ),
  wall('preset-canvas-wrap', panel('75x50', 'canvas', 2.2, photo('meadow'), { wrap: true }), { yaw: 32 }),
  wall(
    'preset-canvas-plus',
    panel(
      '60x40',
      'canvas',
      2.6,
      {
        paper: white,
        boxes: [
          { at: [0.03, 0.05, 0.46, 0.9], picture: photo('spaniels') },
          { at: [0.51, 0.05, 0.46, 0.44], picture: photo('meadow') },
          { at: [0.51, 0.51, 0.46, 0.44], picture: photo('dandelion') },
        ],
      },
      { floater: wood(hue.walnut) },
    ),
  ),
  wall(
    'preset-amalfi-panel',
    panel('60x60', 'wood', 2.5, art('family', '#4d5a52', '#e9ece4'), { border: 5, side: wood(hue.ash) }),
    { yaw: 28 },
  ),
  entry(
    'preset-weddingbook',
    album(
      '30x30',
      90,
      {
        surface: leather('#d9cdbd'),
        inset: { kind: 'window', picture: art('couple', '#5a4a3e', white), at: [0.3, 0.24, 0.4, 0.42] },
        stamps: [{ text: 'Elena & Paul', finish: 'gold', at: [0.5, 0.8], width: 0.4 }],
      },
      {
        spread: airy(photo('sunset', { focus: [0.45, 0.4] }), photo('dandelion')),
        box: { form: 'clamshell', surface: leather('#d9cdbd'), lining: suede(hue.stone) },
      },
    ),
    look.lying({ pitch: 42 }),
    look.open(),
  ),
];
