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
  priceFrom: 'from {{price}}',
  days: '{{days}} working days',
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
  collectionInfo: 'About the collection',
  selectionTitle: 'Fab Selections',
  tcText:
    'Natural fabrics, generous margins and a binding that lies flat: albums and coffee table books for photographers who let few pictures speak.',
  sbcText:
    'Folio boxes, mats and albums for portrait sessions, in the quiet greys and whites in which portraits look their best.',
  kbcText:
    'Soft covers, small formats and keepsake boxes for the first year of a family, from the newborn session to the first birthday.',
  jgcText: 'Matted albums and panels with a graphic hand: strong covers, wide mats, few words.',
  selectionText:
    'Samples that our bookbinders have chosen: one album, one box and one panel of each material, made like the real thing and marked as a sample. Put them on the table when a couple comes to choose. What they can hold in their hands, they order. Each selection comes ready to show, in its own case, and you can have your studio’s name on the cover.',
  /** Added to the text above while promo 816 is active (STORE-20). */
  selectionPromo: 'With your promotion, samples cost 50% less for 12 months.',
  pinkTitle: 'Pink Mania',
  pinkText: 'Seven small editions in pink, ready to begin from a finished design.',

  // States
  /** A catalogue without any item. */
  emptyTitle: 'The store has nothing to show yet',
  emptyText: 'Products stand here as soon as the lab opens its catalogue.',
  /** Filters that match nothing (STORE-45). */
  noMatch: 'No product matches these filters',
  noMatchText: 'Look in another category, or clear what is applied.',
  /** Spoken while cards come. */
  loading: 'The products are being loaded',
  /** The cards stand without badges. */
  noPromotions: 'Your promotions could not be loaded',
  /** A link that needs the lab's leave. */
  notOpened: 'This could not be opened',

  // Public store (PUB-03)
  login: 'Login',
  toStore: 'Your store',

  // Product page (PROD-02)
  back: 'Back to the store',
  productNotFound: 'Product not found',
  productNotFoundText: 'There is no product at this address. It may have a new name.',
  productEmpty: 'There are no files for this product yet',
  productEmptyText: 'Price lists, templates and marketing materials stand here once the lab has them.',
  productTabs: 'What there is for {{name}}',
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
  entries_one: '{{count}} entry',
  entries_other: '{{count}} entries',
  /** Own projects (PROD-10). */
  edit: 'Edit',
  changed: 'Changed {{date}}',
  loadMore: 'Load more',
  projectsShown_one: '{{count}} project',
  projectsShown_other: '{{count}} projects',
  untitled: 'Untitled',

  // Presets (PRE-01, PRE-02, PRE-12)
  presetsTitle: 'Presets',
  presetFilters: 'Kinds of presets',
  presetAll: 'ALL',
  presetStart: 'Start from here',
  noPresets: 'There are no presets yet',
  noPresetsText: 'Designs that you can begin with stand here. Until then, choose a product in the store.',
  goToStore: 'Open the store',
} as const;

export type StoreTexts = typeof english;

/** Words of the catalogue, the product page and the presets. */
export const storeTexts = defineTexts('store', english);
