export {
  chooseFilter,
  emptyStoreAddress,
  formatStoreAddress,
  parseStoreAddress,
  promoChoices,
  searchPath,
  storePaths,
  toggleSubfilter,
} from './address.ts';
export type { PromoChoice, ReadAddress, StoreAddress } from './address.ts';
export { bannersOf } from './banners.ts';
export type { StoreBanner } from './banners.ts';
export { cardActions, createAction, productPath, signInForStore } from './card.ts';
export type { ActionItem, CardActions, CardViewer, CreateAction, EditorChoice } from './card.ts';
export { createCustomerStore } from './customerStore.ts';
export type { ActivePromotions, CustomerStore, CustomerStoreState, Part, PartName } from './customerStore.ts';
export { classesOf, isReachable, seesBeta, selectionCode, storeFilters, storeTabs } from './filters.ts';
export type { StoreFilter, StoreKind, StoreRights } from './filters.ts';
export { normalisePath, openFolder } from '../kernel/address/folders.ts';
export type { Crumb, Folder, FolderEntry, FolderView } from '../kernel/address/folders.ts';
export { computeItems, foldText, itemRow, visibleItems } from './items.ts';
export type { ComputedItem, StoreContext } from './items.ts';
export { fillLink, needsCustomer } from './links.ts';
export type { LinkValues, StoreLink, StoreLinkSettings } from './links.ts';
export { pinkManiaCards } from './pinkMania.ts';
export type { PinkManiaCard } from './pinkMania.ts';
export { pinkManiaAddress, presetAddress, presetChips, presetLanguage, presetPicture } from './presets.ts';
export type { PresetPicture, PresetViewer } from './presets.ts';
export { readPromoCopy, writeMarketingCopy, writePromoCopy } from './promoCopy.ts';
export {
  formatProductAddress,
  isKnownProduct,
  openTab,
  parseProductAddress,
  productTabs,
  shownTabs,
} from './product.ts';
export type { OpenTab, ProductAddress, ProductContent, ProductTab } from './product.ts';
export { storeSettings } from './settings.ts';
export type { StoreSettings } from './settings.ts';
export { sizeTableOf } from './sizePrices.ts';
export type { SizeTable } from './sizePrices.ts';
