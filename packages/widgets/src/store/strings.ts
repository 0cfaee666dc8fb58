import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Categories (STORE-04, STORE-41)
  /** Spoken name of the row of tabs. */
  filters: 'Categories',
  filterAll: 'ALL',
  filterNew: 'NEW',
  filterAlbum: 'ALBUM',
  filterBook: 'BOOK',
  filterWallart: 'WALLART',
  filterFrame: 'FRAMES',
  filterTabletop: 'TABLE TOP',
  filterBox: 'BOX',
  filterPrints: 'PRINTS & MATS',
  filterCards: 'CARDS & CALENDARS',
  filterCollection: 'COLLECTIONS',
  filterSelection: 'FAB SELECTIONS',
  filterPinkmania: 'PINK MANIA',
  filterPhotobook: 'PHOTOBOOK',
  filterTest: 'BETA',

  // Search and promotions
  /** Spoken name of the form above the cards. */
  find: 'Find a product',
  search: 'Search the store',
  searchHint: 'Name or description',
  clearSearch: 'Clear search',
  /** The promo select (STORE-21). */
  promotions: 'Promotions',
  promoAll: 'All products',
  promoOrder: 'Order promos',
  promoSample: 'Sample promos',
  applied: 'Applied filters',
  appliedSearch: '“{{text}}”',
  remove: 'Remove filter {{name}}',
  clearAll: 'Clear all filters',
  results_one: '{{formatted}} product',
  results_other: '{{formatted}} products',

  // Cards
  /** Badges (PROMO-23 to 26, PROMO-53). */
  badgeNew: 'New',
  badgeGratis: 'Gratis',

  badgeSamples: 'Samples {{badge}}',
  badgeCollectionNew: 'New collection',
  /** Mark of an item that only the lab's own accounts see (STORE-29). */
  testItem: 'Test item',
  /** Quiet line under the name. */
  /** The ways to start on a product's page. */
  startsTitle: 'Ways to start',
  /** Spoken names of its pictures. */
  pictures: 'Pictures',
  pictureOf: 'Picture {{index}} of {{count}}: {{name}}',
  zoom: 'Enlarge picture: {{name}}',
  formerPicture: 'Previous picture',
  nextPicture: 'Next picture',
  priceNet: 'excl. VAT and shipping',
  priceFrom: 'from {{price}}',
  /** The same where a visitor sees the recommended retail price (DEC-23). */
  retailFrom: 'RRP from {{price}}',
  days: '{{days}} working days',
  /** Words under the pictures of a product, and with them their spoken names. */
  viewFront: 'Front',
  viewOpen: 'Open',
  viewSpine: 'Spine',
  viewSide: 'Side',
  viewDetail: 'Detail',
  viewInBox: 'In the box',
  viewRoom: 'In the room',
  viewSwatches: 'Materials and colors',
  viewOf: '{{view}}. {{picture}}',
  /** The options of a product in words. */
  glanceTitle: 'Options at a glance',
  glancePages: 'Pages',
  glanceRange: '{{least}} to {{most}}',
  glanceText: 'Up to {{count}} characters',
  glanceFlag: 'Available',
  /** Under the price of a product, with the lab's date. */
  dispatch: 'Estimated dispatch: {{date}}, if all files arrive today',
  /** Actions (STORE-24 to 27, PUB-04). */
  explore: 'EXPLORE',
  create: 'CREATE',
  customize: 'CUSTOMIZE',
  info: 'INFO',
  comingSoon: 'COMING SOON',
  /** Spoken after the word of an action, so that each is told from the others. */
  actionOf: '{{action}}: {{name}}',
  /** Spoken after a link that leaves the page. */
  newTab: 'opens in a new tab',
  /** Title of the choice of editors, to the letter (STORE-28). */
  editorTitle: 'Choose the right Editor for You!',
  editorText: 'Ways to create {{name}}',

  // Collections (STORE-13 to 20)
  seeMore: 'SEE MORE',
  seeLess: 'SEE LESS',
  collectionInfo: 'About this collection',
  selectionTitle: 'Fab Selections',
  tcText:
    'Natural fabrics, generous margins and lay-flat binding: albums and coffee table books for photographers who let a few photos say it all.',
  sbcText:
    'Folio boxes, mats and albums for portrait sessions, in soft greys and whites that show portraits at their best.',
  kbcText:
    'Soft covers, small formats and keepsake boxes for a family’s first year, from newborn session to first birthday.',
  jgcText: 'Matted albums and panels with a graphic edge: bold covers, wide mats, few words.',
  selectionText:
    'Samples chosen by our bookbinders: one album, one box and one panel in each material, made like the real thing and marked as a sample. Put them on the table when a couple comes to choose: what they can hold, they order. Each selection comes in its own case, ready to show, and the cover can carry your studio’s name.',
  /** Added to the text above while promo 816 is active (STORE-20). */
  selectionPromo: 'Your promotion gives you 50% off samples for 12 months.',
  pinkTitle: 'Pink Mania',
  pinkText: 'Seven small editions in pink, each starting from a finished design.',

  // States
  /** A catalogue without any item. */
  emptyTitle: 'No products yet',
  emptyText: 'Products appear here when the lab opens its catalogue.',
  /** Filters that match nothing (STORE-45). */
  noMatch: 'No products match these filters',
  noMatchText: 'Try another category or clear the filters.',
  /** Spoken while cards come. */
  loading: 'Loading products…',
  /** The cards stand without badges. */
  noPromotions: 'Couldn’t load your promotions',
  /** A link that needs the lab's leave. */
  notOpened: 'Couldn’t open this',

  // Public store (PUB-03)
  login: 'Login',
  toStore: 'Your store',

  // Product page (PROD-02)
  back: 'Back to the store',
  productNotFound: 'Product not found',
  productNotFoundText: 'It may have been renamed or removed.',
  productEmpty: 'No files for this product yet',
  productEmptyText: 'Price lists, templates and marketing materials appear here once the lab adds them.',
  productTabs: 'Files and information for {{name}}',
  tabPriceList: 'PRICE LIST',
  tabTechnical: 'TECHNICAL INFO',
  tabGenerals: 'GENERALS',
  tabProjects: 'MY PROJECTS',
  tabPresets: 'PRESET',
  tabMarketing: 'MARKETING MATERIALS',
  tabTutorials: 'TUTORIALS',
  tabTemplates: 'TEMPLATES',
  /** Files (PROD-20). */
  view: 'View',
  download: 'Download',
  fileAction: '{{action}}: {{name}}',
  updated: 'Updated',
  /** A file without an address. */
  noFile: 'Not available',
  /** Folders (PROD-09, PROD-19). */
  folders: 'Folders',
  folderRoot: 'All files',
  folderUp: 'Up one folder',
  folderMissing: 'Folder not found!',
  folderEmpty: 'Folder is empty!',
  entries_one: '{{count}} item',
  entries_other: '{{count}} items',
  /** Own projects (PROD-10). */
  edit: 'Edit',
  changed: 'Last edited {{date}}',
  loadMore: 'Load more',
  projectsShown_one: '{{count}} project',
  projectsShown_other: '{{count}} projects',
  untitled: 'Untitled',

  // Presets (PRE-01, PRE-02, PRE-12)
  presetsTitle: 'Presets',
  presetFilters: 'Preset categories',
  presetAll: 'ALL',
  presetStart: 'Start from here',
  noPresets: 'No presets yet',
  noPresetsText: 'Ready-made designs appear here. Until then, choose a product in the store.',
  goToStore: 'Go to the store',
  /** Heading and caption of the table of a product's sizes and prices. */
  sizesTitle: 'Sizes and prices',
  /** Below the table's heading. */
  sizesNet: 'Excl. VAT and shipping. Options are priced in the configurator.',
  sizeColumn: 'Size',
  priceColumn: 'Price',
  /** A column of the table: the price with so many pages. */
  pagesColumn: '{{count}} pages',
} as const;

export type StoreTexts = typeof english;

/** Words of the catalogue, the product page and the presets. */
export const storeTexts = defineTexts('store', english);
