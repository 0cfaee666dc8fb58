export { badgesOf, formatPercentOff, priceIn } from './badges.ts';
export type { Badge, BadgeSubject } from './badges.ts';
export { createPricer, promoValues } from './discounts.ts';
export type { PricingContext, PromotedItem, PromoValues } from './discounts.ts';
export { demonstrationProducts, families, identify } from './families.ts';
export type { Family, ProductEntry, ProductTable } from './families.ts';
export { orderPrice } from './orderPrice.ts';
export { isVisible, passesDateFilter, passesPromoFilter } from './visibility.ts';
export type { PromoFilter } from './visibility.ts';
export { apportion } from './products/apportion.ts';
export { choicesOf } from './products/choices.ts';
export { completeConfiguration } from './products/complete.ts';
export {
  copiesField,
  copySizeField,
  countOf,
  fieldsOf,
  holds,
  imagesField,
  layoutField,
  layoutStyleField,
  pagesField,
  samplesField,
  sizeField,
  valueOf,
} from './products/configuration.ts';
export type { Configuration, Field } from './products/configuration.ts';
export {
  centred,
  cropIn,
  cutOf,
  frameExtent,
  hungFor,
  isTurned,
  mostZoom,
  moveCrop,
} from './products/crop.ts';
export type { Crop, Cut, Extent } from './products/crop.ts';
export { framesField, framesOf, imageFieldNames, pictureField } from './products/images.ts';
export { baseLine, listPrice, pagesLine, percentOf } from './products/price.ts';
export type { ListPrice, PriceLine, PriceSums } from './products/price.ts';
export { findProblems, problemOfChoice } from './products/problems.ts';
export type { Problem, ProblemCode } from './products/problems.ts';
export { discountOf } from './products/promotion.ts';
export type { Discount, PromotedSale, PromotionOutcome, PromotionResult } from './products/promotion.ts';
export { choiceStates, quote, totalsOf } from './products/quotation.ts';
export type { Buyer, ChoiceState, Quotation, Totals } from './products/quotation.ts';
export {
  compareImages,
  countExtraImages,
  recommendImages,
  tabulateImages,
} from './products/recommendedImages.ts';
export type { ImagesRow, ImagesVerdict } from './products/recommendedImages.ts';
export { optionKinds, priceParts, priceUnits } from './products/terms.ts';
export type {
  ChoiceTerms,
  Condition,
  Exclusion,
  PriceTier,
  OptionKind,
  OptionPrice,
  OptionTerms,
  PageTerms,
  PricePart,
  PriceUnit,
  ProductTerms,
  SizeTerms,
} from './products/terms.ts';
