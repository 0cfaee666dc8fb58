import type { ArtName, ArtPicture, LayoutPicture, PhotoPicture, Picture, Surface } from '../design.ts';
import type { View } from '../product.ts';

/** A surface in few words. */
const of =
  (material: Surface['material']) =>
  (colour: string): Surface => ({ material, colour });

export const leather = of('leather');
export const linen = of('linen');
export const cotton = of('cotton');
export const velvet = of('velvet');
export const suede = of('suede');
export const wood = of('wood');
export const metal = of('metal');
export const paper = of('paper');

/** The colours of the house: warm and quiet. */
export const hue = {
  cognac: '#8a5230',
  chestnut: '#4f2c20',
  ink: '#262422',
  sand: '#c9b899',
  oat: '#d9cdb8',
  ivory: '#ece5d8',
  sage: '#8d9a86',
  forest: '#37463b',
  slate: '#5e6670',
  night: '#27313f',
  rose: '#c49c92',
  blush: '#dcc0b5',
  plum: '#5a3441',
  terracotta: '#b0694a',
  mustard: '#b88f45',
  stone: '#a39a8d',
  walnut: '#6b4630',
  oak: '#c39a6b',
  ash: '#d8c3a0',
  white: '#f2eee6',
} as const;

/** A photograph by name. */
export const photo = (name: string, more: Omit<PhotoPicture, 'photo'> = {}): PhotoPicture => ({
  photo: name,
  ...more,
});
/** A photograph in warm black and white. */
export const mono = (name: string, more: Omit<PhotoPicture, 'photo' | 'tone'> = {}): PhotoPicture => ({
  photo: name,
  tone: 'mono',
  ...more,
});
/** A drawing. */
export const art = (
  name: ArtName,
  ink: string,
  sheet: string,
  text?: string,
  small?: string,
): ArtPicture => ({
  art: name,
  ink,
  paper: sheet,
  ...(text === undefined ? {} : { text }),
  ...(small === undefined ? {} : { small }),
});

const page = '#f7f4ee';

/** One photograph over both pages. */
export const panorama = (picture: Picture): Picture => picture;
/** A full page on the left, a small picture with air on the right. */
export const airy = (left: Picture, right: Picture): LayoutPicture => ({
  paper: page,
  boxes: [
    { at: [0, 0, 0.5, 1], picture: left },
    { at: [0.62, 0.24, 0.26, 0.52], picture: right },
  ],
});
/** A wide picture, and two below one another on the right. */
export const story = (wide: Picture, upper: Picture, lower: Picture): LayoutPicture => ({
  paper: page,
  boxes: [
    { at: [0.035, 0.12, 0.43, 0.76], picture: wide },
    { at: [0.545, 0.07, 0.41, 0.41], picture: upper },
    { at: [0.545, 0.52, 0.41, 0.41], picture: lower },
  ],
});
/** Two pictures with wide white around them, as in matted leaves. */
export const matted = (left: Picture, right: Picture): LayoutPicture => ({
  paper: '#f3efe7',
  boxes: [
    { at: [0.1, 0.16, 0.3, 0.68], picture: left },
    { at: [0.6, 0.16, 0.3, 0.68], picture: right },
  ],
});

/** The usual looks; each may be changed by what a product wants to show. */
export const look = {
  lying: (more: Partial<View> = {}): View => ({ pose: 'lying', yaw: 30, pitch: 36, ...more }),
  spine: (more: Partial<View> = {}): View => ({ pose: 'lying', yaw: -42, pitch: 24, ...more }),
  standing: (more: Partial<View> = {}): View => ({ pose: 'standing', yaw: -26, pitch: 9, ...more }),
  open: (more: Partial<View> = {}): View => ({ pose: 'open', yaw: 10, pitch: 44, fill: 0.86, ...more }),
  inbox: (more: Partial<View> = {}): View => ({ pose: 'inbox', yaw: 24, pitch: 36, ...more }),
  stack: (more: Partial<View> = {}): View => ({ pose: 'stack', yaw: 26, pitch: 28, ...more }),
  fan: (more: Partial<View> = {}): View => ({ pose: 'fan', yaw: 8, pitch: 50, ...more }),
  hung: (more: Partial<View> = {}): View => ({ pose: 'hung', yaw: -30, pitch: 5, fill: 0.76, ...more }),
  room: (more: Partial<View> = {}): View => ({ pose: 'room', yaw: 9, pitch: 2, fill: 0.9, ...more }),
  detail: (more: Partial<View> = {}): View => ({
    pose: 'lying',
    yaw: 34,
    pitch: 30,
    close: [0.72, 0.4, 2.3],
    aperture: 0.25,
    ...more,
  }),
} as const;
