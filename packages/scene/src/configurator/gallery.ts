import type { Entry, Product, View } from '../product.ts';
import { configurableOf } from './configure.ts';
import { viewsOf, type NamedView, type ViewName } from './views.ts';

/** Degrees within which two looks at a lying or standing product count as one. */
const likeness = 15;

/** A picture of a gallery: a view with what is seen in it. */
export interface GalleryView extends NamedView {
  readonly product: Product;
}

/**
 * The views of a product’s page beyond its two pictures: those that show what neither of them shows. Of books side by side
 * in those two, one is shown from all sides, as the configurator does.
 */
export function galleryOf(entry: Entry): readonly GalleryView[] {
  const { foto, foto_hover: second } = entry.views;
  const product = configurableOf(entry.product);
  const views = viewsOf(entry, product);
  // Another arrangement shows the same only where it shows one book alone.
  const shows = (look: View, view: View) =>
    isAlike(view, look) && (product === entry.product || namedPoses[look.pose] !== undefined);
  return views
    .filter(({ name, view }) => name !== 'front' && ![foto, second].some((look) => shows(look, view)))
    .map((each) => ({ ...each, product }));
}

/** Name of the second picture’s view; undefined = it shows another arrangement from the front. */
export function secondViewOf(entry: Entry): ViewName | undefined {
  const { foto_hover: second } = entry.views;
  const found = viewsOf(entry, entry.second ?? entry.product).find(
    ({ name, view }) => name !== 'front' && isAlike(view, second),
  );
  return found?.name ?? namedPoses[second.pose];
}

/** Poses that are seen in one view only. */
const namedPoses: Readonly<Partial<Record<View['pose'], ViewName>>> = {
  open: 'open',
  inbox: 'inbox',
  room: 'room',
};

function isAlike(one: View, other: View): boolean {
  if (one.pose !== other.pose || (one.close === undefined) !== (other.close === undefined)) return false;
  if (namedPoses[one.pose] !== undefined) return true;
  return Math.abs(one.yaw - other.yaw) < likeness && Math.abs(one.pitch - other.pitch) < likeness;
}
