import type { Entry, View } from '../product.ts';
import { viewsOf, type NamedView, type ViewName } from './views.ts';

/** Degrees within which two looks at a lying or standing product count as one. */
const likeness = 15;

/** The views of a product’s page beyond its two pictures: those that show what neither of them shows. */
export function galleryOf(entry: Entry): readonly NamedView[] {
  const { foto, foto_hover: second } = entry.views;
  return viewsOf(entry, entry.product).filter(
    ({ name, view }) => name !== 'front' && !isAlike(view, foto) && !isAlike(view, second),
  );
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
