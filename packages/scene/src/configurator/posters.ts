import type { Entry, Product, View } from '../product.ts';
import { configurableOf, configure } from './configure.ts';
import { surfaceOf } from './fields.ts';

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

const bookCovers = ['linen', 'cotton', 'recycled', 'ecoleather'];
const albumCovers = [...bookCovers, 'leather', 'velvet', 'suede', 'wood'];
const boxCovers = ['linen', 'cotton', 'ecoleather', 'leather'];
/** Covers that show a photo instead of a color. */
const photoCovers = ['acrylic', 'photowrap'];
/** A cover without color shines by its relief alone; these three shine alike. */
const cloths: readonly string[] = ['linen', 'cotton', 'board'];
/** Returns half of the light: a white cover would be as bright as the picture can be, and show no relief. */
const gray = '#bcbcbc';
/** Boards of a soft cover, cm: it is printed, and has no material. */
const softest = 0.1;

/** The pictures that the posters of a product are mixed of; null = nothing of it is chosen by color. */
export function postersOf(entry: Entry): Posters | null {
  const product = configurableOf(entry.product);
  switch (product.kind) {
    case 'book':
      if ((product.cover.board ?? 1) < softest) return null;
      return product.leaf === 'book'
        ? covers(entry, bookCovers, ['photowrap'])
        : covers(entry, albumCovers, photoCovers);
    case 'box':
      return covers(entry, boxCovers, []);
    case 'frame':
    case 'wallset':
      return plain(entry, 'Frame', ['black', 'white', 'oak', 'walnut']);
    case 'panel':
      return product.floater ? plain(entry, 'Frame', ['black', 'white', 'oak', 'walnut']) : null;
    case 'tabletop':
      return plain(entry, 'Stand', ['oak', 'walnut', 'white']);
    default:
      return null;
  }
}

function covers(entry: Entry, colored: readonly string[], photographed: readonly string[]): Posters {
  const layers = new Map<string, PosterLayer>();
  const add = (name: string, material: string, colour: string) => {
    if (!layers.has(name))
      layers.set(
        name,
        layerOf(entry, name, { CoverMaterial: material, CoverColor: 'c' }, { CoverColor: { c: colour } }),
      );
    return name;
  };
  const byColor = colored.map((material) => {
    const relief = surfaceOf(material)?.material ?? material;
    const ground = cloths.includes(relief) ? 'linen' : material;
    const dark = surfaceOf(ground)?.material ?? ground;
    return [material, [add(relief, material, gray), add(`${dark}_dark`, ground, '#000000')]] as const;
  });
  const byPhoto = photographed.map((material) => [material, [add(material, material, gray)]] as const);
  return {
    layers: [...layers.values()],
    index: { CoverMaterial: Object.fromEntries(byPhoto), CoverColor: Object.fromEntries(byColor) },
  };
}

function plain(entry: Entry, option: string, values: readonly string[]): Posters {
  return {
    layers: values.map((value) => layerOf(entry, value, { [option]: value })),
    index: { [option]: Object.fromEntries(values.map((value) => [value, [value]])) },
  };
}

function layerOf(
  { slug }: Entry,
  name: string,
  ...given: readonly [Readonly<Record<string, string>>, Readonly<Record<string, Record<string, string>>>?]
): PosterLayer {
  const configured = configure(slug, ...given);
  const [front] = configured?.views ?? [];
  if (!configured || !front) throw new Error(`ta: the scene has no ${slug}`);
  return { name, product: configured.product, view: front.view };
}
