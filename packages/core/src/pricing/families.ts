/** The product families (PROMO-22). */
export const families = [
  'wedding',
  'young',
  'matted',
  'go',
  'storybook',
  'baby',
  'magazine',
  'maverick',
  'kbc',
  'primo',
  'raw_book',
  'dma',
  'photobox',
  'display_box',
  'mats',
  'wallart',
  'tc',
] as const;
export type Family = (typeof families)[number];

/** Product data by slug, for items that do not carry them. */
export interface ProductEntry {
  /** '' = no family, so no promotion (PROMO-40). */
  readonly family: Family | '';
  /** Article id of wall art and tc (PROMO-18, 20, 21); absent = none. */
  readonly article?: number;
}
/** Slug to family and article id; a lab lays its own over `demonstrationProducts` (PROMO-40, PROMO-49). */
export type ProductTable = Readonly<Record<string, ProductEntry>>;

const inFamily = (family: Family, ...slugs: readonly string[]): ProductTable =>
  Object.fromEntries(slugs.map((slug) => [slug, { family }]));
const articles = (family: Family, ids: Readonly<Record<string, number>>): ProductTable =>
  Object.fromEntries(Object.entries(ids).map(([slug, article]) => [slug, { family, article }]));

/** The demonstration lab's products: ids of wall art and tc are the documents' (PROMO-18, PROMO-20, PROMO-21). */
export const demonstrationProducts: ProductTable = {
  ...inFamily('wedding', 'weddingbook', 'weddingbook-copy', 'contessa', 'sbc-album', 'fab-album-samples'),
  ...inFamily('young', 'favola', 'youngbook', 'linen-2027', 'pm-youngbook'),
  ...inFamily('matted', 'mattedalbum', 'jgc-album'),
  ...inFamily('go', 'gobook', 'gobook-mini', 'gobook-classic', 'pm-gobook'),
  ...inFamily('storybook', 'storybook', 'storia'),
  ...inFamily('baby', 'babybook'),
  ...inFamily('magazine', 'magazine'),
  ...inFamily('maverick', 'maverick'),
  ...inFamily('kbc', 'kbc-album'),
  ...inFamily('primo', 'primo', 'atelier-preview'),
  ...inFamily('raw_book', 'raw-book'),
  ...inFamily('dma', 'dma'),
  ...inFamily('photobox', 'photobox', 'photobox-usb', 'kbc-keepsake-box', 'lab-test-cube', 'pm-photobox'),
  ...inFamily('display_box', 'display-box', 'folio-box', 'sbc-folio-box'),
  ...inFamily('mats', 'mats', 'matted-prints', 'sbc-mats'),
  ...inFamily('wallart', 'wall-set-designer'),
  ...articles('wallart', {
    'acrylic-pro': 41,
    'canvas-pro': 42,
    'canvas-wrap': 43,
    'canvas-plus': 45,
    'amalfi-panel': 47,
    'jgc-panel': 47,
    'metal-pro': 48,
    'metal-print': 65,
    leatherwallart: 68,
    'floating-pro': 73,
    'frames-pro': 73,
    'diamond-five': 73,
    'diamond-seven': 73,
    'quadra-flat': 73,
    tabletop: 82,
    tabletopdouble: 83,
    'fab-wall-samples': 41,
  }),
  ...articles('tc', {
    'magnolia-album': 31,
    'magnolia-mini': 31,
    'young-magnolia': 33,
    'young-magnolia-stand': 33,
    'coffee-table-book': 35,
    'coffee-table-book-mini': 35,
    'editorial-book': 76,
    'pm-coffee-mini': 35,
    'pm-magnolia-mini': 31,
    'pm-editorial': 76,
    'pm-young-magnolia-stand': 33,
  }),
};

/** Family and article id of an item: what the wire says, else what the table knows; an unknown slug has none. */
export function identify(
  item: { readonly slug: string; readonly family: string; readonly id: number | null },
  products: ProductTable,
): { readonly family: string; readonly article: number | null } {
  const product = Object.hasOwn(products, item.slug) ? products[item.slug] : undefined;
  return { family: item.family || (product?.family ?? ''), article: item.id ?? product?.article ?? null };
}
