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
  noActiveHint:
    'New promotions appear here when they start. Until then, see everything we make in the store.',
  /** The one thing to do where there is none, and under every promotion. */
  toStore: 'Go to the store',
  noOld: 'No old promos yet',
  noOldHint: 'Promotions appear here once they’ve ended.',

  // Card and window (PROMO-04)
  /** On the card of a promotion with a coupon. */
  withCoupon: 'Coupon',
  /** Over the coupons of a promotion (PROMO-46). */
  couponTitle: 'Your coupon',
  couponHint: 'Enter it at checkout.',
  /** The products of a coupon. */
  couponFor: 'For {{products}}',
  copyCoupon: 'Copy coupon {{code}}',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Couldn’t copy. Select the code instead.',
  /** Over the prices a promotion names (PROMO-51). */
  pricesTitle: 'Promotional prices',
  priceLimit: 'limit {{price}}',
  /** A promotion that says nothing but its subject. */
  noBody: 'See the store for details of this promotion.',
  ended: 'Ended',

  // Pager (PROMO-06)
  pager: 'Pages of old promos',

  // Slides (SHELL-16, SHELL-25)
  /** In place of slides that could not be loaded (ERR-20). */
  slidesFailed: 'Couldn’t load the promotions.',
  /** Spoken names of the three places. */
  slidesMenu: 'Offers',
  slidesDashboard: 'Offers from the lab',
  slidesCarousel: 'Promotions from the lab',
  carousel: 'carousel',
  slide: 'slide',
  /** Spoken name of one slide. */
  slideOf: '{{index}} of {{count}}',
  /** The button that stops the movement (WCAG 2.2.2). */
  pause: 'Pause slideshow',
  play: 'Play slideshow',

  // Popup (SHELL-18)
  popupTitle: 'A promotion for you',
  popupOpen: 'View promotion',
  popupAlt: 'Promotion image',
} as const;

export type PromotionsTexts = typeof english;

/** Words of promotions, their page, slides and popup. */
export const promotionsTexts = defineTexts('promotions', english);
