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
  toDashboard: 'Back to the dashboard',

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
