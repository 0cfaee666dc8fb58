import type { Picture } from '../design.ts';
import type { HungProduct, Product, WallSetProduct } from '../product.ts';

/** An image of the customer in a frame of the product. */
export interface FrameImage {
  /** The name by which the caller's `photos` finds it. */
  readonly name: string;
  /** The part that is seen: `[x, y, width, height]` as shares of the image. */
  readonly cut: readonly [number, number, number, number];
  /** The frame hangs on its side: its width and height are exchanged. */
  readonly isTurned: boolean;
}

/** The images of a configuration by frame, the first first; undefined = the catalogue's picture stays. */
export type FrameImages = readonly (FrameImage | undefined)[];

const pictureOf = ({ name, cut }: FrameImage): Picture => ({ photo: name, cut });
/** Centimetres between two pieces of a set. */
export const gap = 4;

/** A product with the customer's images where it has pictures: on its cover or lid, or in its frames. */
export function withImages(product: Product, images: FrameImages): Product {
  const [first] = images;
  switch (product.kind) {
    case 'wallset':
      return hangSet(product, images);
    case 'panel':
    case 'frame':
      return hang(product, first);
    case 'book':
      if (!first || !product.cover.inset) return product;
      return {
        ...product,
        cover: { ...product.cover, inset: { ...product.cover.inset, picture: pictureOf(first) } },
      };
    case 'box':
      if (!first || !product.box.inset) return product;
      return {
        ...product,
        box: { ...product.box, inset: { ...product.box.inset, picture: pictureOf(first) } },
      };
    case 'swatches':
      return product;
    case 'tabletop':
    case 'sheets':
      return {
        ...product,
        pictures: product.pictures.map((picture, index) => {
          const image = images[index];
          return image ? pictureOf(image) : picture;
        }),
      };
    case 'calendar':
      return first ? { ...product, picture: pictureOf(first) } : product;
    case 'group':
      return product;
  }
}

function hang<T extends HungProduct>(piece: T, image: FrameImage | undefined): T {
  if (!image) return piece;
  const { width, height } = piece.size;
  const size = image.isTurned ? { width: height, height: width } : piece.size;
  return { ...piece, size, picture: pictureOf(image) };
}

/** A set with lying and upright pieces hangs as far apart as the longer sides need. */
function hangSet(set: WallSetProduct, images: FrameImages): WallSetProduct {
  const pieces = set.pieces.map((each, index) => ({ ...each, piece: hang(each.piece, images[index]) }));
  const size = set.pieces[0]?.piece.size;
  const turned = set.pieces.filter((_, index) => images[index]?.isTurned).length;
  if (!size || turned === 0) return { ...set, pieces };
  const isAll = turned === set.pieces.length;
  const longer = Math.max(size.width, size.height);
  const cell = isAll ? { width: size.height, height: size.width } : { width: longer, height: longer };
  const across = (cell.width + gap) / (size.width + gap);
  const down = (cell.height + gap) / (size.height + gap);
  return {
    ...set,
    pieces: pieces.map((each) => ({ ...each, at: [each.at[0] * across, each.at[1] * down] })),
  };
}
