import type { Surface } from '../design.ts';
import type { Entry, FrameProduct, WallSetProduct } from '../product.ts';
import { entry, frame, panel, wall } from './make.ts';
import { art, hue, leather, look, metal, mono, photo, wood } from './palette.ts';

const square = (side: number, moulding: Surface, picture: FrameProduct['picture'], mat = 4) =>
  frame(`${side}x${side}`, moulding, mat, picture, { width: 1.6 });
const black = wood('#3a332d');

const pieces = (...list: WallSetProduct['pieces']): WallSetProduct => ({ kind: 'wallset', pieces: list });
const five = [
  photo('hills'),
  photo('dandelion-tall'),
  photo('spaniels'),
  photo('stream'),
  photo('fig-close'),
];
const seven = [
  mono('peaks'),
  mono('meadow'),
  mono('stream'),
  mono('spaniels'),
  mono('path'),
  mono('fig-close'),
  mono('hills'),
];
/** Squares standing on a corner: a row of diamonds above a row between them. */
const diamonds = (
  pictures: readonly FrameProduct['picture'][],
  moulding: Surface,
  step: number,
): WallSetProduct =>
  pieces(
    ...pictures.map((picture, index) => {
      const upper = Math.ceil(pictures.length / 2);
      const row = index < upper ? 0 : 1;
      const place = row ? index - upper - (pictures.length - upper - 1) / 2 : index - (upper - 1) / 2;
      return {
        at: [place * step, (0.5 - row) * step * 0.5 * 1] as const,
        turn: 45,
        piece: square(30, moulding, picture, 3),
      };
    }),
  );

/** One of four, in a frame that floats around it. */
const quarter = (picture: FrameProduct['picture']) =>
  panel('25x25', 'metal', 1.2, picture, { floater: black });

/** Pictures for the wall and for the table top. */
export const wallart: readonly Entry[] = [
  wall('acrylic-pro', panel('90x60', 'acrylic', 0.8, photo('sunset'))),
  wall(
    'canvas-pro',
    panel('60x90', 'canvas', 4, photo('dandelion-tall'), { side: { material: 'cotton', colour: '#2c2a28' } }),
  ),
  wall('canvas-wrap', panel('75x50', 'canvas', 2.2, photo('valley'), { wrap: true }), { yaw: 34 }),
  wall('canvas-plus', panel('75x50', 'canvas', 2.6, photo('stream'), { floater: wood(hue.oak) })),
  wall('amalfi-panel', panel('60x60', 'wood', 2.5, photo('fig'), { border: 5, side: wood(hue.ash) }), {
    yaw: 28,
  }),
  wall('metal-pro', panel('80x120', 'metal', 0.5, mono('stream-tall'), { side: metal('#b9b7b3') })),
  wall('metal-print', panel('60x40', 'metal', 0.2, photo('path'), { side: metal('#cfcdc8') }), { yaw: 26 }),
  wall(
    'leatherwallart',
    panel(
      '50x50',
      'leather',
      2,
      { ...photo('peaks'), tone: 'warm' },
      { side: leather(hue.cognac), border: 4.5 },
    ),
  ),
  wall('floating-pro', panel('60x40', 'acrylic', 0.6, photo('meadow'), { floater: wood('#3a332d') })),
  wall('frames-pro', frame('60x75', wood(hue.walnut), 8, mono('window', { focus: [0.6, 0.4] }))),
  wall('diamond-five', diamonds(five, wood(hue.oak), 46), { yaw: -18, fill: 0.86 }),
  wall('diamond-seven', diamonds(seven, black, 46), { yaw: -14, fill: 0.9 }),
  wall(
    'quadra-flat',
    pieces(
      { at: [-15, 15], piece: quarter(photo('valley', { focus: [0.2, 0.4], zoom: 1.2 })) },
      { at: [15, 15], piece: quarter(photo('larches', { focus: [0.8, 0.4] })) },
      { at: [-15, -15], piece: quarter(photo('dandelion', { focus: [0.3, 0.5] })) },
      { at: [15, -15], piece: quarter(photo('meadow')) },
    ),
    { yaw: -24 },
  ),
  wall(
    'wall-set-designer',
    pieces(
      { at: [-46, 0], piece: frame('40x60', black, 6, mono('window', { focus: [0.6, 0.35] })) },
      { at: [2, 21], piece: frame('50x38', black, 6, photo('path')) },
      { at: [2, -21], piece: frame('50x38', black, 6, photo('dandelion')) },
      { at: [47, 12], piece: frame('34x34', black, 6, photo('fig-close')) },
      { at: [47, -22], piece: frame('34x28', black, 5, art('branch', '#5d6a55', '#f1ece2')) },
    ),
    { yaw: -14, fill: 0.88 },
  ),
  entry(
    'tabletop',
    {
      kind: 'tabletop',
      size: { width: 20, height: 30 },
      pictures: [photo('window', { focus: [0.6, 0.35] })],
      stand: wood(hue.ash),
    },
    look.standing({ yaw: -26, pitch: 10 }),
    look.standing({ yaw: 52, pitch: 14 }),
  ),
  entry(
    'tabletopdouble',
    {
      kind: 'tabletop',
      size: { width: 13, height: 18 },
      pictures: [photo('spaniels'), art('family', '#5b4436', '#efe5d8')],
      stand: wood(hue.walnut),
    },
    look.standing({ yaw: 8, pitch: 12 }),
    look.standing({ yaw: -38, pitch: 26 }),
  ),
];
