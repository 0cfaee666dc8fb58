import type { ticketPurposes } from './auth.ts';

/** Rights that the owner of an account gives to the other persons of the studio; the owner has all of them. */
export const rights = ['orders', 'payments', 'profile'] as const;
export type Right = (typeof rights)[number];

/** `everyone`: every person of the studio; `owner`: the owner of the account alone. */
export type NeededRight = Right | 'everyone' | 'owner';

/** The right that the calls of a feature need, by the first word of their ids. */
const ofFeatures: Readonly<Record<string, NeededRight>> = {
  auth: 'everyone',
  account: 'profile',
  orders: 'orders',
  messages: 'orders',
  uploads: 'orders',
  checkout: 'orders',
  configurator: 'orders',
  editor: 'orders',
  print: 'orders',
  projects: 'orders',
  sharing: 'orders',
  search: 'orders',
  payments: 'payments',
  cards: 'payments',
  store: 'everyone',
  promotions: 'everyone',
  news: 'everyone',
  help: 'everyone',
  downloads: 'everyone',
  contact: 'everyone',
  observations: 'everyone',
  consent: 'owner',
};

/** Calls that need another right than their feature. */
const ofCalls: Readonly<Record<string, NeededRight>> = {
  // The portal asks for these on every page, whoever is signed in.
  'account.details': 'everyone',
  'account.updateLanguage': 'everyone',
  'consent.check': 'everyone',
  'configurator.product': 'everyone',
  'configurator.price': 'everyone',
  // Projects name the couples whose albums they are.
  'store.productProjects': 'orders',
  // Where the customer is told about orders.
  'messages.notifications': 'profile',
  'messages.saveNotifications': 'profile',
  'account.members': 'owner',
  'account.inviteMember': 'owner',
  'account.changeMember': 'owner',
  'account.inviteMemberAgain': 'owner',
  'account.removeMember': 'owner',
  'account.privacy': 'owner',
  'account.requestPrivacy': 'owner',
  'account.cancelPrivacy': 'owner',
  'account.privacyLink': 'owner',
};

/**
 * The right that a call needs: the one list by which the lab refuses, and a portal leaves out, what a person may not do.
 * A call that the list does not know is the owner's alone.
 */
export function rightOfCall(id: string): NeededRight {
  const [feature = ''] = id.split('.');
  const listed = Object.hasOwn(ofCalls, id) ? ofCalls[id] : undefined;
  return listed ?? (Object.hasOwn(ofFeatures, feature) ? ofFeatures[feature] : undefined) ?? 'owner';
}

/** Whether the list names a call, or its feature. */
export function isRightListed(id: string): boolean {
  return Object.hasOwn(ofCalls, id) || Object.hasOwn(ofFeatures, id.split('.')[0] ?? '');
}

/** The right that a page in a frame needs, by the purpose of the ticket that opens it. */
export const rightOfTicket: Readonly<Record<(typeof ticketPurposes)[number], NeededRight>> = {
  'delete-order': 'orders',
  upload: 'orders',
  'change-method': 'orders',
  // The old trade area knows no persons of a studio.
  'old-area': 'owner',
  store: 'everyone',
  cards: 'payments',
  checkout: 'orders',
  'print-again': 'orders',
  'address-book': 'profile',
  'share-upload': 'orders',
  'shipping-address': 'orders',
  software: 'everyone',
};

/** @param given the person's rights; null = the owner. */
export function hasRight(given: readonly Right[] | null, needed: NeededRight): boolean {
  if (given === null || needed === 'everyone') return true;
  return needed !== 'owner' && given.includes(needed);
}
