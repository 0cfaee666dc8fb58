export {
  chooseTab,
  formatPromotionsAddress,
  parsePromotionsAddress,
  promotionsPath,
  promotionTabs,
} from './address.ts';
export type { PromotionsAddress, PromotionTab } from './address.ts';
export { carouselHeight, createCarousel, slideTime } from './carousel.ts';
export type { Carousel, CarouselState, PauseReason } from './carousel.ts';
export { hidePopup, popupMarker, popupToShow } from './popup.ts';
export type { PopupMoment, PopupOverlay } from './popup.ts';
export {
  bodyOf,
  couponsOf,
  findPromotion,
  namedPrices,
  newestFirst,
  pictureOf,
  promotionsFor,
  subjectOf,
} from './promotion.ts';
export type { CouponLine, FamilyPrice, PromotionBody } from './promotion.ts';
export { activeIds, firstPictured, picturedPromotions, slideSlotOf, slidesFor } from './slides.ts';
export type { ShownSlide, SlideSlot } from './slides.ts';
