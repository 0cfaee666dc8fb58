import type { Locale } from '../locale.ts';

export const locale: Locale = {
  authPages: () => import('./auth.ts').then((file) => file.auth),
  comingSoon: () => import('./comingSoon.ts').then((file) => file.comingSoon),
  homePage: () => import('./homePage.ts').then((file) => file.homePage),
  layout: () => import('./layout.ts').then((file) => file.layout),
  orderPages: () => import('./orders.ts').then((file) => file.orders),
  searchPages: () => import('./searchPages.ts').then((file) => file.searchPages),
};
