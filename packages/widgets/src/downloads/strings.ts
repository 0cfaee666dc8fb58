import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  /** Spoken name of the tabs, and their titles (DOC-01). */
  tabs: 'Documents',
  price_list: 'PRICE LIST',
  product_info: 'TECHNICAL INFO',
  templates: 'TEMPLATES',
  graphisoftware: 'Graphisoftware',
  /** Ribbon of a file that has changed (DOC-19). */
  updated: 'UPDATED',
  /** A list without a file. */
  noDocuments: 'No documents yet',
  noDocumentsHint: 'Documents from the lab appear here.',
  loading: 'Loading…',
  newTab: 'opens in a new tab',
  /** Over the pages of a PDF. */
  openTab: 'Open in a new tab',

  /** Names of buttons; `ending` is such as PDF (LIB-10). */
  view: 'View',
  download: 'Download',
  downloadEnding: 'Download {{ending}}',
  hi: 'hi-res',
  low: 'low-res',
  /** Spoken name of a button of one file. */
  actionOf: '{{action}}: {{name}}',

  /** While a file is on its way (DOC-12), and when it is not there (DOC-22). */
  pleaseWait: 'Please wait',
  gettingFile: 'Downloading {{name}}',
  cancel: 'Cancel',
  close: 'Close',
  fileNotFound: 'File not found',
  fileNotFoundText: '{{name}} is no longer available. Refresh the page, or contact your representative.',
  fileFailed: 'Couldn’t download {{name}}',

  /** The choice of a template (DOC-06). */
  templateLead:
    'Choose your product step by step. Each template has the trim, the bleed and the safe area at the exact size.',
  group_product: 'Product',
  group_year: 'Year',
  group_profile: 'Colour profile',
  group_unit: 'Unit',
  group_size: 'Size',
  group_file: 'File',
  /** Any other step. */
  group: 'Option',
  choose: 'Choose…',
  noTemplates: 'No templates yet',
  noTemplatesHint: 'Layout templates from the lab appear here.',

  /** The software (DOC-10, DOC-15). */
  softwareLead: 'Graphisoftware is free. Lay out your album on your own computer and send it to the lab.',
  forMac: 'Graphisoftware {{version}} for Mac',
  forPc: 'Graphisoftware {{version}} for Windows',
  guide: 'User guide {{version}} (PDF)',
  yourComputer: 'For this computer',
  oldestMac: 'Needs Mac OS X {{version}} or later.',
  direct: 'Direct link',
  olderVersions: 'Earlier versions',
  guides: 'Guide',
  watchTutorials: 'Watch the video tutorials',
  /** Advice (DOC-14). */
  projectName: 'Keep the name of a project under {{count}} characters, without symbols.',
  noSoftware: 'No software yet',
  noSoftwareHint: 'The lab’s design software appears here.',
  softwareFailed: 'Couldn’t start the download.',

  /** The folder browser (LIB-01 to LIB-08). */
  root: 'Download',
  breadcrumb: 'Folder path',
  back: 'Up one folder',
  folders: 'Folders',
  seasonal: 'Seasonal',
  genre: 'Genre',
  files: 'Files',
  folderEmpty: 'Folder is empty!',
  folderNotFound: 'Folder not found!',
  toRoot: 'Show all folders',
  refresh: 'Refresh',
  filesIn_one: '{{count}} file',
  filesIn_other: '{{count}} files',
  /** Under the tiles of a folder with very many files. */
  shownOf: '{{shown}} of {{count}} files',
  loadMore: 'Load more',
  noVideo: 'Your browser does not support the video tag.',
  preview: 'Preview: {{name}}',

  /** Search in a library. */
  find: 'Find a file',
  search: 'Search files and folders',
  searchHint: 'Name of a file',
  clearSearch: 'Clear search',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  foundSome: 'The first {{shown}} of {{count}} results',
  noResults: 'No results',
  noResultsHint: 'Try fewer or other words.',

  /** Several files as one ZIP. */
  select: 'Select {{name}}',
  selectAll: 'Select all files',
  selected_one: '{{count}} file selected',
  selected_other: '{{count}} files selected',
  tooMany: 'One ZIP holds at most {{count}} files.',
  tooLarge: 'One ZIP holds at most {{size}}.',
  asZip: 'Download as ZIP',
  clearSelection: 'Clear selection',
  preparingZip: 'Preparing your ZIP',

  /** The tutorials of the design software (LIB-12, LIB-13). */
  tutorialsLead: 'Nine short lessons, from the installation to the order.',
  watch: 'Watch',
  notYet: 'This video isn’t available yet.',
  tutorial_install: 'Installation',
  tutorial_installText: 'Download the software, install it and start it for the first time.',
  tutorial_firstProject: 'Your first project',
  tutorial_firstProjectText: 'Choose a product and a size, and name your project.',
  tutorial_templates: 'Templates',
  tutorial_templatesText: 'Download a template at the exact size of your spread.',
  tutorial_importPhotos: 'Importing photos',
  tutorial_importPhotosText: 'Add photos, check their pixels and put the best into a frame.',
  tutorial_layoutTools: 'Layout tools',
  tutorial_layoutToolsText: 'Crop, align and exchange photos until every frame is right.',
  tutorial_text: 'Text',
  tutorial_textText: 'Write the lettering of the cover, and choose a font and its foil.',
  tutorial_cover: 'Cover',
  tutorial_coverText: 'Choose the material, the colour and the type of the cover.',
  tutorial_exportOrder: 'Export and upload your order',
  tutorial_exportOrderText: 'Upload the files of your order and submit them for printing.',
  tutorial_troubleshooting: 'Troubleshooting',
  tutorial_troubleshootingText: 'Files that can’t be printed, warnings, and where to find help.',
} as const;

export type DownloadsTexts = typeof english;

/** Texts of documents and libraries. */
export const downloadsTexts = defineTexts('downloads', english);
