const album = ['paper', 'cover-album', 'lettering', 'finish', 'box', 'copies', 'layout', 'sample'];
const book = ['paper', 'cover-book', 'lettering', 'finish', 'layout', 'sample'];
const matted = ['cover-album', 'lettering', 'box', 'layout', 'sample'];

/** Sets of data/configurator/options.csv by product. A product without sets is ordered as it is. */
const sets: Readonly<Record<string, readonly string[]>> = {
  ...each(album, 'weddingbook', 'contessa', 'favola', 'maverick', 'primo', 'dma', 'youngbook'),
  ...each(album, 'sbc-album', 'kbc-album', 'atelier-preview', 'linen-2027', 'pm-youngbook'),
  ...each(album, 'magnolia-album', 'magnolia-mini', 'young-magnolia', 'young-magnolia-stand'),
  ...each(album, 'pm-magnolia-mini', 'pm-young-magnolia-stand', 'fab-album-samples'),
  ...each(['paper', 'cover-album', 'lettering', 'box', 'sample'], 'weddingbook-copy'),
  ...each(matted, 'mattedalbum', 'jgc-album'),
  ...each(['paper', 'cover-raw', 'lettering', 'layout', 'sample'], 'raw-book'),
  ...each(book, 'gobook', 'gobook-mini', 'storybook', 'storia', 'babybook', 'gobook-classic', 'pm-gobook'),
  ...each(
    book,
    'coffee-table-book',
    'coffee-table-book-mini',
    'editorial-book',
    'pm-coffee-mini',
    'pm-editorial',
  ),
  ...each(['soft-cover', 'layout', 'sample'], 'magazine'),
  ...each(['surface', 'hanging', 'sample'], 'acrylic-pro', 'metal-pro', 'metal-print', 'fab-wall-samples'),
  ...each(['hanging', 'sample'], 'amalfi-panel', 'jgc-panel', 'leatherwallart'),
  ...each(['canvas', 'sample'], 'canvas-pro', 'canvas-wrap', 'canvas-plus'),
  ...each(['frame-glass', 'sample'], 'frames-pro'),
  ...each(['frame', 'sample'], 'floating-pro'),
  ...each(['frame'], 'diamond-five', 'diamond-seven', 'quadra-flat'),
  ...each(['frame', 'wall-set'], 'wall-set-designer'),
  ...each(['stand', 'sample'], 'tabletop', 'tabletopdouble'),
  ...each(['box-cover', 'sample'], 'photobox', 'photobox-usb', 'display-box', 'folio-box', 'pm-photobox'),
  ...each(['box-cover'], 'sbc-folio-box', 'kbc-keepsake-box'),
  ...each(['card'], 'cards', 'thank-you-cards', 'christmas-cards'),
  ...each(['mat-pack'], 'mats', 'matted-prints', 'sbc-mats'),
};

/** The sets of options of a product of the demonstration. */
export function optionSetsOf(slug: string): readonly string[] {
  return Object.hasOwn(sets, slug) ? (sets[slug] ?? []) : [];
}

function each(names: readonly string[], ...slugs: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(slugs.map((slug) => [slug, names]));
}
