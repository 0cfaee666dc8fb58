import type { Entry, Product, View } from '../product.ts';
import { configure } from './configure.ts';
import { surfaceOf, type Swatches } from './fields.ts';

/** A picture that posters are mixed of. */
export interface PosterLayer {
  readonly name: string;
  readonly product: Product;
  readonly view: View;
}

/**
 * The pictures of a product's posters, without WebGL: a poster in any color is mixed of the picture with a gray cover, which
 * returns half of the light, and of the one with a black cover. What is not colored is one picture.
 */
export interface Posters {
  readonly layers: readonly PosterLayer[];
  /** By option and first word of a choice (`leather` of `leather-cognac`): the layer, or the gray and the black one. */
  readonly index: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

/** Options that are shown by a picture of each choice; of several, a product is pictured by the first. */
const plainOptions = ['Frame', 'Stand', 'Edge', 'MatColor'];
/** A cover without color shines by its relief alone; these three shine alike. */
const cloths: readonly string[] = ['linen', 'cotton', 'board'];
/** Returns half of the light: a white cover would be as bright as the picture can be, and show no relief. */
const gray = '#bcbcbc';

/**
 * The pictures that the posters of a product are mixed of; null = nothing of it that the scene shows is chosen by color.
 * `offered` has the choices of its options, each with its color or ''.
 */
export function postersOf(entry: Entry, offered: Swatches): Posters | null {
  if (offered['CoverMaterial'] && offered['CoverColor']) return covers(entry, offered);
  const option = plainOptions.find((name) => offered[name]);
  return option === undefined ? null : plain(entry, option, offered);
}

function covers(entry: Entry, { CoverMaterial = {}, CoverColor = {} }: Swatches): Posters {
  const layers = new Map<string, PosterLayer>();
  const add = (name: string, material: string, colour: string) => {
    if (!layers.has(name))
      layers.set(
        name,
        layerOf(entry, name, { CoverMaterial: material, CoverColor: 'c' }, { CoverColor: { c: colour } }),
      );
    return name;
  };
  const isKnown = (material: string) => surfaceOf(material) !== undefined;
  const colored = new Set(Object.keys(CoverColor).map((color) => color.split('-')[0] ?? ''));
  const byColor = [...colored].filter(isKnown).map((material) => {
    const relief = surfaceOf(material)?.material ?? material;
    const ground = cloths.includes(relief) ? 'linen' : material;
    const dark = surfaceOf(ground)?.material ?? ground;
    return [material, [add(relief, material, gray), add(`${dark}_dark`, ground, '#000000')]] as const;
  });
  // A cover without colors shows a photo.
  const byPhoto = Object.keys(CoverMaterial)
    .filter((material) => isKnown(material) && !colored.has(material))
    .map((material) => [material, [add(material, material, gray)]] as const);
  return {
    layers: [...layers.values()],
    index: { CoverMaterial: Object.fromEntries(byPhoto), CoverColor: Object.fromEntries(byColor) },
  };
}

function plain(entry: Entry, option: string, offered: Swatches): Posters | null {
  const layers = new Map<string, PosterLayer>();
  const index: Record<string, readonly string[]> = {};
  for (const value of Object.keys(offered[option] ?? {})) {
    const layer = layerOf(entry, value, { [option]: value }, offered);
    const drawn = JSON.stringify(layer.product);
    const same = layers.get(drawn) ?? layer;
    layers.set(drawn, same);
    index[value] = [same.name];
  }
  // Where all choices look alike, the scene does not show them.
  return layers.size < 2 ? null : { layers: [...layers.values()], index: { [option]: index } };
}

function layerOf(
  { slug }: Entry,
  name: string,
  fields: Readonly<Record<string, string>>,
  swatches: Swatches,
): PosterLayer {
  const configured = configure(slug, fields, swatches);
  const [front] = configured?.views ?? [];
  if (!configured || !front) throw new Error(`ta: the scene has no ${slug}`);
  return { name, product: configured.product, view: front.view };
}
