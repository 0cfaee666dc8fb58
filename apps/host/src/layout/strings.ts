import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Name of the portal in the header and after every page title; a name, not translated. */
  brand: 'Trade Area',
  /** First link of every page. */
  skip: 'Skip to main content',

  /** Names of the landmarks, spoken. */
  mainMenu: 'Main menu',
  noticeBar: 'Other sites',
  notices: 'Notices',
  /** Buttons of the menu: drawer on a phone, icons on a desktop (SHELL-03, SHELL-37). */
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  collapseMenu: 'Show icons only',
  expandMenu: 'Show labels',

  /** Entries of the side menu, in order; also titles of their pages (SHELL-01). */
  dashboard: 'Dashboard',
  store: 'Graphistore',
  orders: 'Your orders',
  projects: 'My projects',
  promotions: 'Coupon and promotions',
  payments: 'Your payments',
  documents: 'Price list, info, and templates',
  marketing: 'Marketing materials',
  videos: 'Video tutorials',
  help: 'FAQ',
  account: 'Your account',
  /** Title of the page of all conversations. */
  messages: 'Messages',
  /** Badge of 'Coupon and promotions', spoken (SHELL-02). */
  activePromotions_one: '{{count}} active promotion',
  activePromotions_other: '{{count}} active promotions',

  /** Titles of pages that are no menu entry. */
  order: 'Order {{code}}',
  payment: 'Payment of order {{code}}',
  signIn: 'Sign in',
  signUp: 'Sign up',
  recovery: 'Reset your password',
  privacy: 'Privacy and cookie policy',
  news: 'News',
  technical: 'Technical information',
  library: 'Downloads',
  softwareVideos: 'Graphisoftware tutorials',
  presets: 'Presets',
  pickup: 'Courier pickup',
  invoicing: 'Electronic invoicing',
  configuring: 'Configure your product',
  designing: 'Design your product',
  /** Exactly so (LAY-01). */
  layoutHelp: 'The 3 ways to create a layout: choose yours!',
  cart: 'Your cart',
  printAgain: 'PRINT AGAIN',
  sharing: 'Share your photos',
  partner: 'Disney',
  contact: 'Contact us',
  film: 'Your video',
  notFound: 'Explore, design, order',

  /** Links of the top bar (SHELL-12). */
  oldArea: 'Old Trade Area',
  website: 'Website',
  communityGroup: '{{name}} community',
  /** A link to the old area could not be made; `reason` is a sentence. */
  oldAreaFailed: 'Couldn’t open the old Trade Area. {{reason}}',

  /** Button of the search over everything, and title of its dialog while its code is loaded. */
  search: 'Search',
  closeSearch: 'Close search',

  /** Theme switch. */
  theme: 'Appearance',
  themeAuto: 'Use device setting',
  themeLight: 'Light',
  themeDark: 'Dark',

  /** In place of a page that a person of the studio may not use. */
  noRightTitle: 'You don’t have permission to see this page',
  noRightText: 'The owner of your account decides who can use it. Ask them to change your rights.',

  /** Ends the session (SHELL-11). */
  logOut: 'Sign out',
  /** The user's dropdown of the reduced layout (SHELL-22). */
  userMenu: 'Your account and language',
  /** Bar for a viewer from the lab (ROLE-12). */
  viewingAs: 'Viewing as {{company}} ({{code}})',
  /** The customer's details did not come; the blocks of the menu are missing. */
  detailsFailed: 'Couldn’t load your account details.',

  /** Footer (SHELL-19, SHELL-20). */
  footer: 'Company and privacy',
  copyright: '© {{year}} {{company}}',
  followUs: 'Follow us',
} as const;

export type LayoutTexts = typeof english;

/** Texts of the layout around every page. */
export const layoutTexts = defineTexts('layout', english);
