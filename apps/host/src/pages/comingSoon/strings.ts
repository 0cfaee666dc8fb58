import { defineTexts } from '@trade-area/widgets';

const english = {
  /** Small line above the title of a page that is not open yet. */
  comingSoon: 'Coming soon',
  /** Heading of the list of the future content. */
  contentTitle: 'What you’ll find here',
  /** Heading of the alternative until then. */
  todayTitle: 'What you can do today',
  /** Buttons. */
  toOrders: 'Go to your orders',
  toSignIn: 'Sign in',
  toStore: 'Go to the store',
  toDashboard: 'Back to the dashboard',

  /** Fallback page of any unknown address (SHELL-23). */
  notFoundTitle: 'Explore, design, order',
  notFoundText:
    'There’s no page at this address, but the store is one click away. Explore albums and prints, design your own and order it.',

  /** /ta/documents, /ta/download, /ta/tecnical-info */
  documentsLead: 'Price lists, technical information, templates and layout software.',
  documents1: 'Price lists and technical sheets by product',
  documents2: 'Layout templates for every format, in centimetres and inches',
  documents3: 'Layout software for Mac and Windows, with a guide',
  documentsNow: 'Your representative can e-mail you the price list or template you need.',

  /** /ta/marketing-materials */
  marketingLead: 'Photos, videos and texts to present our products to your couples.',
  marketing1: 'Product photos in high and web resolution',
  marketing2: 'Seasonal and themed material, in folders',
  marketing3: 'A preview of every file before you download it',
  marketingNow: 'Tell your representative which product you want to present, and we’ll e-mail you the files.',

  /** /ta/video-tutorials */
  videosLead: 'Short videos about products, tools and single steps.',
  videos1: 'Tutorials on preparing files and designing a spread',
  videos2: 'The nine lessons of the layout software',
  videos3: 'Videos about materials, to watch with your couples',
  videosNow: 'If you have a question about a layout, your representative can help by phone or e-mail.',

  /** /ta/config-product/…, /ta/config-print/… */
  designingLead: 'The editor for designing this product.',
  designing1: 'Your product in 3D or page by page, with your own photos',
  designing2: 'A choice of sizes, covers and materials, with the price updating as you choose',
  designing3: 'Everything is saved as you go, to order or continue later',
  designingNow:
    'You can order this product with your own files: its page in the store has templates and technical info. For anything else, contact your representative.',
} as const;

export type ComingSoonTexts = typeof english;

/** Texts of pages that are not open yet: each has its future content and the alternative until then. */
export const comingSoonTexts = defineTexts('comingSoon', english);
