import { choicesOf, surfaceOf } from './fields.ts';
import type { Surface } from '../design.ts';
import type { SwatchesProduct, View } from '../product.ts';
import { hue, look, wood } from '../catalogue/palette.ts';

/** The materials and colours of one set of options, as pieces of it laid side by side. */
export interface SwatchCard {
  /** Name of the set in the lab’s options, such as `cover-album`. */
  readonly set: string;
  readonly product: SwatchesProduct;
  readonly view: View;
}

const light = ['ivory', 'sand', 'grey', 'anthracite', 'navy', 'sage', 'blush', 'black'];
const bright = ['white', 'sand', 'grey', 'lightblue', 'rose', 'black'];
const paper = ['natural', 'grey', 'sage', 'black'];
const eco = ['white', 'ivory', 'sand', 'taupe', 'cognac', 'chocolate'];
const ecoDark = ['grey', 'black', 'navy', 'burgundy', 'forest', 'blush'];
const hide = ['ivory', 'cognac', 'chocolate', 'taupe', 'black', 'navy', 'burgundy', 'forest'];

const row = (material: string, ...colours: readonly string[]): Surface[] =>
  colours.map((name) => {
    const colour = choicesOf({ CoverColor: `${material}-${name}` }).colour('CoverColor');
    const surface = surfaceOf(material, colour);
    if (!surface) throw new Error(`ta: the scene has no material ${material}`);
    return surface;
  });

const book = [
  row('linen', ...light),
  row('cotton', ...bright),
  row('recycled', ...paper),
  row('ecoleather', ...eco),
  row('ecoleather', ...ecoDark),
];
const album = [
  ...book,
  row('leather', ...hide),
  [...row('velvet', 'grey', 'navy', 'forest', 'burgundy', 'blush'), ...row('wood', 'walnut', 'oak', 'maple')],
  row('suede', 'sand', 'taupe', 'chocolate', 'anthracite'),
];
const box = [book[0], book[1], book[3], book[4], album[5]].filter((each) => each !== undefined);
const mouldings = [wood('#2f2b28'), wood('#efebe3'), wood(hue.oak), wood(hue.walnut)];
const stands = mouldings.slice(1);

const card = (set: string, rows: SwatchesProduct['rows']): SwatchCard => ({
  set,
  product: { kind: 'swatches', rows },
  view: look.lying({ yaw: 0, pitch: 62, fill: 0.9 }),
});

/** One card for each set of options with materials. */
export const swatchCards: readonly SwatchCard[] = [
  card('cover-album', album),
  card('cover-book', book),
  card('cover-raw', book),
  card('box-cover', box),
  card('frame', [mouldings]),
  card('frame-glass', [mouldings]),
  card('stand', [stands]),
];
