import type { ProductTab, PromoChoice, StoreFilter } from '@trade-area/core/store';
import type { TextKey } from '../kit/text/bundle.ts';
import type { StoreTexts } from './strings.ts';

type Key = TextKey<keyof StoreTexts>;

/** Label of each filter; `tc` is a way to the collections (STORE-57). */
export const filterWords: Readonly<Record<StoreFilter, Key>> = {
  all: 'filterAll',
  new: 'filterNew',
  album: 'filterAlbum',
  book: 'filterBook',
  wallart: 'filterWallart',
  frame: 'filterFrame',
  tabletop: 'filterTabletop',
  box: 'filterBox',
  prints_mats: 'filterPrints',
  cards_calendars: 'filterCards',
  collection: 'filterCollection',
  selection: 'filterSelection',
  pinkmania: 'filterPinkmania',
  tc: 'filterCollection',
  photobook: 'filterPhotobook',
  test: 'filterTest',
};

export const promoWords: Readonly<Record<PromoChoice, Key>> = {
  all: 'promoAll',
  order: 'promoOrder',
  sample: 'promoSample',
};

/** Our own words for the collections we know, where the lab has none. */
export const collectionWords: Readonly<Record<string, Key>> = {
  tc: 'tcText',
  sbc: 'sbcText',
  kbc: 'kbcText',
  jgc: 'jgcText',
  fabselection: 'selectionText',
};

/** Label of each tab of a product's page (PROD-02). */
export const tabWords: Readonly<Record<ProductTab, Key>> = {
  price_list: 'tabPriceList',
  product_info: 'tabTechnical',
  my_projects: 'tabProjects',
  presets: 'tabPresets',
  marketing: 'tabMarketing',
  tutorials: 'tabTutorials',
  templates: 'tabTemplates',
};

/** Words of the views of a product's pictures. */
export const viewWords: Readonly<Record<string, Key>> = {
  front: 'viewFront',
  open: 'viewOpen',
  spine: 'viewSpine',
  side: 'viewSide',
  detail: 'viewDetail',
  inbox: 'viewInBox',
  room: 'viewRoom',
  swatches: 'viewSwatches',
};
