import type { InterfaceLanguage } from './format/locale.ts';

/** One sub-collection with its banner (STORE-10, STORE-13..18). */
export interface CollectionEntry {
  /** Sub-filter and class of its items. */
  readonly code: string;
  /** Its own name, the same in every language (STORE-18, STORE-46). */
  readonly name: string;
  /** Name of the lab's wide picture (12 to 5, files of 600 and 1200 pixels), '' = none. */
  readonly picture: string;
  /** The lab's words by language; '' = the widget's own. */
  readonly description: Readonly<Record<InterfaceLanguage, string>>;
  /** Like an item's `link_info`: `/…` leads to the website. */
  readonly linkInfo: string;
  readonly isNew: boolean;
  /** Not for visitors (STORE-14). */
  readonly customersOnly: boolean;
}

/** A card of Pink Mania: a preset to duplicate, or a product of the collection's site (STORE-33, STORE-34). */
export interface PinkManiaEntry {
  /** Item whose picture, words and promotions it takes. */
  readonly slug: string;
  /** Its name where there is no such item. */
  readonly name: string;
  /** Preset id, '' = COMING SOON (STORE-48). */
  readonly preset?: string;
  readonly section?: 'books' | 'albums';
  readonly pid?: string;
}

/** The store settings of a lab. Every address is http(s); '' = absent, then the features that need it are not offered. */
export interface StoreConfiguration {
  /** Exact origins whose links may carry a single-use ticket (T-C3, DEC-01). */
  readonly ticketSites: readonly string[];
  /** `duplicateOrderWork` of the main shop (PRE-04). */
  readonly duplicateWork: string;
  /** Pink Mania's own duplicate-order-from-preset (STORE-59). */
  readonly duplicatePreset: string;
  /** Site of the tc collection, above `books/` and `albums/` (STORE-34). */
  readonly collectionSite: string;
  /** The shop's names of the languages (STORE-49). */
  readonly oldLanguages: Readonly<Record<InterfaceLanguage, string>>;
  /** Name of the lab's picture on the way into the store, '' = none (DASH-02). */
  readonly homePicture: string;
  /** In the order of their banners. */
  readonly collections: readonly CollectionEntry[];
  readonly selection: {
    readonly name: string;
    readonly picture: string;
    readonly description: Readonly<Record<InterfaceLanguage, string>>;
    /** Promotion that adds a sentence about samples to the description (STORE-20). */
    readonly samplesPromo: string;
  };
  readonly pinkMania: readonly PinkManiaEntry[];
  /** Names of the lab's fixed pictures of books for presets (PRE-06): of a class, and of a class with a filter's id. */
  readonly bookPictures: Readonly<Record<string, string>>;
}
