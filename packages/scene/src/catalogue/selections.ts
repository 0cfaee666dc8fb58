import type { Entry, Product } from '../product.ts';
import { album, book, entry, frame, group, panel } from './make.ts';
import {
  airy,
  cotton,
  hue,
  leather,
  linen,
  look,
  metal,
  mono,
  photo,
  story,
  suede,
  velvet,
  wood,
} from './palette.ts';

const sample = (colour: Parameters<typeof linen>[0], kind: typeof linen) =>
  album('20x20', 40, { surface: kind(colour) }, { spread: airy(photo('larches'), mono('stream-tall')) });

const albumSamples = group(
  { product: sample(hue.cognac, leather), pose: 'lying', at: [0, 0, 0], turn: 6 },
  { product: sample(hue.sage, linen), pose: 'lying', at: [0.5, 1.8, 0.4], turn: -10 },
  { product: sample(hue.plum, velvet), pose: 'lying', at: [0, 3.6, 0], turn: 12 },
  { product: sample(hue.oat, linen), pose: 'lying', at: [0.2, 5.4, 0.3], turn: -4 },
);
const corner: Product = {
  kind: 'wallset',
  pieces: [
    { at: [-24, 6], piece: panel('20x30', 'acrylic', 0.8, photo('dandelion-tall')) },
    { at: [0, 6], piece: panel('20x30', 'canvas', 3, photo('stream-tall'), { wrap: true }) },
    { at: [24, 6], piece: frame('22x30', wood(hue.oak), 3, mono('window')) },
    { at: [-12, -26], piece: panel('30x20', 'metal', 0.4, photo('path'), { side: metal('#cfcdc8') }) },
    {
      at: [21, -26],
      piece: panel(
        '24x20',
        'leather',
        2,
        { ...photo('peaks'), tone: 'warm' },
        { border: 2, side: leather(hue.cognac) },
      ),
    },
  ],
};

/** Selections, previews and tests. */
export const selections: readonly Entry[] = [
  entry(
    'fab-album-samples',
    albumSamples,
    look.lying({ yaw: -32, pitch: 26 }),
    look.lying({ yaw: 34, pitch: 32 }),
  ),
  entry('fab-wall-samples', corner, look.hung({ yaw: -20, fill: 0.84 }), look.room()),
  entry(
    'atelier-preview',
    album(
      '30x30',
      70,
      {
        surface: cotton('#ddd5c8'),
        quarter: 8,
        spine: velvet('#556058'),
        stamps: [{ text: 'Atelier', finish: 'blind', at: [0.5, 0.5], width: 0.36 }],
      },
      { edges: '#556058', spread: airy(photo('larches'), mono('stream')) },
    ),
    look.lying({ yaw: -34, pitch: 36 }),
    look.open(),
  ),
  entry(
    'gobook-classic',
    book(
      '20x20',
      110,
      {
        surface: cotton(hue.forest),
        inset: { kind: 'window', picture: photo('larches'), at: [0.2, 0.2, 0.6, 0.42] },
        stamps: [{ text: 'Classic', finish: 'gold', at: [0.5, 0.8], width: 0.34 }],
      },
      { spread: story(photo('larches'), photo('valley'), photo('fig')) },
    ),
    look.standing({ yaw: -28 }),
    look.spine({ pitch: 30 }),
  ),
  entry(
    'linen-2027',
    group(
      {
        product: album('20x20', 60, { surface: linen('#b8a58a') }),
        pose: 'standing',
        at: [-9, 0, -2],
        turn: 5,
      },
      {
        product: album('20x20', 60, { surface: linen('#7f8f96') }),
        pose: 'standing',
        at: [0, 0, 2.4],
        turn: 5,
      },
      {
        product: album(
          '20x20',
          60,
          {
            surface: linen('#c48a6a'),
            stamps: [{ text: '2027', finish: 'white', at: [0.5, 0.5], width: 0.36 }],
          },
          { spread: story(photo('path'), photo('peaks'), photo('dandelion-tall')) },
        ),
        pose: 'standing',
        at: [9, 0, 6.8],
        turn: 5,
      },
    ),
    look.standing({ yaw: -24, pitch: 14 }),
    look.lying({ yaw: 34, pitch: 26, close: [0.6, 0.55, 2.4], aperture: 0.3 }),
    album('20x20', 60, {
      surface: linen('#c48a6a'),
      stamps: [{ text: '2027', finish: 'white', at: [0.5, 0.5], width: 0.36 }],
    }),
  ),
  entry(
    'lab-test-cube',
    {
      kind: 'box',
      size: { width: 10, height: 10 },
      depth: 9.4,
      content: 'empty',
      picture: photo('brushes'),
      box: {
        form: 'lid',
        surface: { material: 'board', colour: '#c9b28f' },
        lining: suede(hue.oat),
        stamps: [{ text: 'TEST', finish: 'blind', at: [0.5, 0.5], width: 0.6 }],
      },
    },
    look.lying({ pitch: 30, fill: 0.55 }),
    look.inbox({ fill: 0.66 }),
  ),
];
