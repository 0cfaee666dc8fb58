import type { Locale } from '../locale.ts';

export const locale: Locale = {
  account: () => import('./account.ts').then((file) => file.account),
  auth: () => import('./auth.ts').then((file) => file.auth),
  configurator: () => import('./configurator.ts').then((file) => file.configurator),
  consent: () => import('./consent.ts').then((file) => file.consent),
  elements: () => import('./elements.ts').then((file) => file.elements),
  inbox: () => import('./inbox.ts').then((file) => file.inbox),
  kit: () => import('./kit.ts').then((file) => file.kit),
  list: () => import('./list.ts').then((file) => file.list),
  messages: () => import('./messages.ts').then((file) => file.messages),
  news: () => import('./news.ts').then((file) => file.news),
  orderDetail: () => import('./orderDetail.ts').then((file) => file.orderDetail),
  orders: () => import('./orders.ts').then((file) => file.orders),
  password: () => import('./auth.ts').then((file) => file.password),
  payments: () => import('./payments.ts').then((file) => file.payments),
  profile: () => import('./profile.ts').then((file) => file.profile),
  promotions: () => import('./promotions.ts').then((file) => file.promotions),
  quotes: () => import('./quotes.ts').then((file) => file.quotes),
  store: () => import('./store.ts').then((file) => file.store),
  uploadPages: () => import('./uploadPages.ts').then((file) => file.uploadPages),
  uploads: () => import('./uploads.ts').then((file) => file.uploads),
};
