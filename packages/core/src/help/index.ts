export { formatFaqAddress, formatQuestionAddress, longestFaqSearch, parseFaqAddress } from './address.ts';
export type { FaqAddress, FaqTab } from './address.ts';
export { formatLayoutAddress, parseLayoutHash } from './layoutAddress.ts';
export type { LayoutAddress } from './layoutAddress.ts';
export { ownPlatformFirst, platformOf } from './platform.ts';
export type { SoftwarePlatform } from './platform.ts';
export { mostLayoutCount, readLayoutCount } from './layoutCount.ts';
export {
  compareImages,
  countExtraImages,
  recommendImages,
  tabulateImages,
} from '../pricing/products/recommendedImages.ts';
export type { ImagesRow, ImagesVerdict } from '../pricing/products/recommendedImages.ts';
export { matchTemplates } from './matchTemplates.ts';
export type { MatchedTemplate } from './matchTemplates.ts';
export { countQuestions, findMatches, indexFaq, readSearchWords, searchFaq } from './search.ts';
export type { IndexedGroup } from './search.ts';
export {
  chooseOrientation,
  chooseProfile,
  chooseSize,
  chooseUnit,
  isCompleteTemplate,
  measuresIn,
  noTemplateChoice,
  orientations,
  sizesOf,
  sizeUnits,
  templateProfiles,
} from './templateChoice.ts';
export type {
  CompleteTemplateChoice,
  Orientation,
  SizeUnit,
  TemplateChoice,
  TemplateProfile,
} from './templateChoice.ts';
