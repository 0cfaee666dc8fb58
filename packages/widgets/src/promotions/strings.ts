import { defineTexts } from '../kit/text/bundle.ts';

const english = {
  // Page (PROMO-01)
  /** Spoken name of the row of tabs. */
  tabs: 'Promotions',
  active: 'ACTIVE PROMOS',
  old: 'OLD PROMOS',
  /** Spoken with the number on the first tab. */
  activeCount_one: '{{count}} active promotion',
  activeCount_other: '{{count}} active promotions',
  /** No active promotion (PROMO-03, PROMO-45). */
  noActive: 'There are no active promos at this moment',
  noActiveHint: 'New ones stand here from the day they begin. The store shows everything we make.',
  /** The one thing to do where there is none, and under every promotion. */
  toStore: 'Go to the store',
  noOld: 'There are no old promos yet',
  noOldHint: 'A promotion stands here once it has ended.',

  // Card and window (PROMO-04)
  /** On the card of a promotion with a coupon. */
  withCoupon: 'Coupon',
  /** Over the coupons of a promotion (PROMO-46). */
  couponTitle: 'Your coupon',
  couponHint: 'Enter it at checkout.',
  /** What a coupon is good for. */
  couponFor: 'For {{products}}',
  copyCoupon: 'Copy coupon {{code}}',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not be copied; select the code instead.',
  /** Over the prices a promotion names (PROMO-51). */
  pricesTitle: 'Promotional prices',
  priceLimit: 'limit {{price}}',
  /** A promotion that says nothing but its subject. */
  noBody: 'The store shows what this promotion is about.',
  ended: 'Ended',

  // Pager (PROMO-06)
  pager: 'Pages of old promos',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {{page}}',
  position: '{{page}} of {{pages}}',

  // Slides (SHELL-16, SHELL-25)
  /** Spoken names of the three places. */
  slidesMenu: 'Offers',
  slidesDashboard: 'Offers of the lab',
  slidesCarousel: 'Promotions of the lab',
  carousel: 'carousel',
  slide: 'slide',
  /** Spoken name of one slide. */
  slideOf: '{{index}} of {{count}}',
  /** The button that stops the movement (WCAG 2.2.2). */
  pause: 'Stop changing pictures',
  play: 'Change pictures by themselves',

  // Popup (SHELL-18)
  popupTitle: 'A promotion for you',
  popupOpen: 'See the promotion',
  popupAlt: 'Picture of the promotion',
} as const;

export type PromotionsTexts = typeof english;

/** Words of promotions, their page, slides and popup. */
export const promotionsTexts = defineTexts('promotions', english);
