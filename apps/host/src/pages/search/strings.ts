import { defineTexts } from '@trade-area/widgets';

/** Other words by which people look for a page of the portal; never shown. Names of the pages are in `layoutTexts`. */
const english = {
  dashboard: 'home start overview',
  store: 'shop products catalogue albums books prints buy order new',
  orders: 'status tracking shipment delivery upload files incomplete reorder',
  messages: 'conversations chat support contact questions inbox',
  projects: 'drafts designs works saved',
  promotions: 'discounts offers vouchers codes samples',
  payments: 'invoices bills receipts amount due pay',
  documents: 'price list prices PDF templates software download technical information',
  marketing: 'posters pictures logo social media advertising',
  videos: 'films how to learn guide',
  help: 'help support questions answers policy',
  layoutHelp: 'layout design graphic software template photos per page',
  account: 'profile address password cards invoicing language notifications sign-in',
  presets: 'saved settings favourites configurations',
  cart: 'basket checkout quotes pay',
  news: 'announcements holidays closing days',
  privacy: 'cookies data protection GDPR consent',
  sharing: 'publish photos permission gallery finished albums',
} as const;

export type SearchPagesTexts = typeof english;

/** Words for the pages of the portal. */
export const searchPagesTexts = defineTexts('searchPages', english);
