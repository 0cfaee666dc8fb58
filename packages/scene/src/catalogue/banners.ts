import type { GroupProduct, Product, View } from '../product.ts';
import { albums } from './albums.ts';
import { books } from './books.ts';
import { boxes } from './boxes.ts';
import { collections } from './collections.ts';
import { group } from './make.ts';
import { look } from './palette.ts';
import { prints_mats } from './prints.ts';
import { selections } from './selections.ts';
import { tramontina } from './tramontina.ts';
import { wallart } from './wallart.ts';

/** A wide picture made from the same scene. */
export interface Banner {
  readonly name: string;
  readonly product: Product;
  readonly view: View;
}

const everything = [
  ...albums,
  ...books,
  ...wallart,
  ...boxes,
  ...prints_mats,
  ...tramontina,
  ...collections,
  ...selections,
];

/** The catalogue's product of a slug. Throws when a banner names what the catalogue lacks. */
function productOf(slug: string): Product {
  const found = everything.find((entry) => entry.slug === slug);
  if (!found) throw new RangeError(`ta: a banner shows "${slug}", which the catalogue does not have.`);
  return found.product;
}

type Part = GroupProduct['parts'][number];
const place = (slug: string, pose: Part['pose'], at: Part['at'], turn = 0): Part => ({
  product: productOf(slug),
  pose,
  at,
  turn,
});

const wide = (more: Partial<View> = {}) => look.standing({ yaw: -8, pitch: 10, fill: 0.86, ...more });

/** Pictures of the collections, the selection, and the slides. */
export const banners: readonly Banner[] = [
  {
    name: 'banner-tc',
    product: group(
      place('magnolia-album', 'standing', [-26, 0, -8], 8),
      place('young-magnolia', 'standing', [1, 0, -2], -4),
      place('coffee-table-book', 'lying', [27, 0, 10], 14),
      place('magnolia-mini', 'lying', [47, 0, -10], 0),
    ),
    view: wide({ pitch: 16 }),
  },
  {
    name: 'banner-sbc',
    product: group(
      place('sbc-album', 'standing', [-28, 0, -8], 10),
      place('sbc-folio-box', 'lying', [4, 0, 8], -8),
      place('sbc-mats', 'standing', [42, 0, -8], -10),
    ),
    view: wide({ pitch: 16 }),
  },
  {
    name: 'banner-kbc',
    product: group(
      place('kbc-album', 'standing', [-26, 0, -4], 10),
      place('kbc-keepsake-box', 'inbox', [8, 0, 4], -10),
      place('babybook', 'standing', [44, 0, -8], -8),
    ),
    view: wide({ pitch: 18 }),
  },
  {
    name: 'banner-jgc',
    product: group(
      place('jgc-album', 'lying', [-36, 0, 8], 14),
      place('jgc-panel', 'standing', [16, 0, -12], -4),
      place('mats', 'standing', [64, 0, 2], -12),
    ),
    view: wide({ pitch: 14 }),
  },
  {
    name: 'banner-fab',
    product: group(
      place('fab-album-samples', 'lying', [-30, 0, 4], 12),
      place('primo', 'standing', [0, 0, -6], -4),
      place('contessa', 'standing', [33, 0, -12], -8),
      place('favola', 'lying', [64, 0, 8], 16),
    ),
    view: wide({ pitch: 15 }),
  },
  {
    name: 'slide-1',
    product: productOf('weddingbook'),
    view: look.inbox({ yaw: 26, pitch: 32, fill: 0.84 }),
  },
  {
    name: 'slide-2',
    product: group(place('raw-book', 'standing', [-18, 0, 0], 10), place('raw-book', 'open', [26, 0, 6], -8)),
    view: wide({ pitch: 24 }),
  },
  { name: 'slide-3', product: productOf('wall-set-designer'), view: look.room({ fill: 1.02, yaw: 8 }) },
  {
    name: 'slide-4',
    product: group(
      place('contessa', 'lying', [0, 0, 0], -6),
      place('weddingbook', 'lying', [-1, 2.75, 0], 8),
      place('favola', 'lying', [0, 6.1, 0], -10),
      place('youngbook', 'lying', [0, 8.55, 0], 12),
    ),
    view: look.lying({ yaw: -34, pitch: 18, fill: 0.84, aperture: 0.3 }),
  },
  {
    name: 'slide-5',
    product: group(
      place('photobox', 'inbox', [-20, 0, 2], 8),
      place('matted-prints', 'standing', [34, 0, -10], -8),
    ),
    view: wide({ pitch: 22 }),
  },
  {
    name: 'slide-6',
    product: group(
      place('thank-you-cards', 'standing', [-16, 0, 0], 8),
      place('calendars', 'standing', [20, 0, -4], -8),
    ),
    view: wide({ pitch: 16 }),
  },
];
