import { absolute, pictureSubject } from './item.ts';
import type { DisplayContext, ProductRow } from './item.ts';

/** Every view of a product, the front first, and the materials of its options. */
export function galleryOf(
  product: Pick<ProductRow, 'slug' | 'name' | 'optionSets'>,
  { pictures, portal }: Pick<DisplayContext, 'pictures' | 'portal'>,
) {
  const subject = pictureSubject(product, pictures);
  const shown = [
    ...pictures.views(subject).map((view) => ({ slug: subject, view })),
    ...product.optionSets.map((set) => ({ slug: set, view: 'swatches' })),
  ];
  return shown.flatMap(({ slug, view }) => {
    const set = absolute(pictures.set(slug, view), portal.labOrigin);
    return set.src === '' ? [] : [{ ...set, view: pictures.nameOf(slug, view) }];
  });
}
