import type { PortalConfiguration } from '../kernel/config.ts';
import { textByLanguage } from '../kernel/format/locale.ts';
import type { CollectionEntry, StoreConfiguration } from '../kernel/storeConfiguration.ts';
import type { StoreLinkSettings } from './links.ts';

export interface StoreSettings {
  readonly configuration: StoreConfiguration;
  readonly linkSettings: StoreLinkSettings;
}

/** The store's part of the configuration, and where its links lead. */
export function storeSettings(portal: PortalConfiguration): StoreSettings {
  const configuration = portal.store ?? withoutShop;
  return {
    configuration,
    linkSettings: {
      portalOrigin: portal.portalOrigin,
      website: portal.links.website,
      ticketSites: configuration.ticketSites,
      oldLanguages: configuration.oldLanguages,
    },
  };
}

const noDescription = textByLanguage(() => '');

/** A collection of the documents (STORE-14 to STORE-18). */
const collection = (code: string, name: string, linkInfo: string): CollectionEntry => ({
  code,
  name,
  picture: `banner-${code}-wide`,
  description: noDescription,
  linkInfo,
  isNew: false,
  customersOnly: false,
});

/**
 * A widget on a foreign page knows its gateway alone: the collections are named, and everything that needs a
 * customer's ticket or an address of the lab's shop is absent.
 */
const withoutShop: StoreConfiguration = {
  ticketSites: [],
  duplicateWork: '',
  duplicatePreset: '',
  collectionSite: '',
  oldLanguages: textByLanguage((language) => language),
  homePicture: 'weddingbook-foto_hover',
  collections: [
    {
      ...collection('tc', 'Tramontina Collection', '/tramontina-collection/'),
      isNew: true,
      customersOnly: true,
    },
    collection('sbc', 'Sue Bryce Collection', '/sue-bryce-collection/'),
    collection('kbc', 'Kelly Brown Collection', '/kelly-brown-collection/'),
    collection('jgc', 'JG Collection', '/collections/'),
  ],
  selection: {
    name: 'Fab Selections',
    picture: 'banner-fab-wide',
    description: noDescription,
    samplesPromo: '816',
  },
  pinkMania: [],
  bookPictures: {
    storybook: 'storybook-foto',
    'storybook 1': 'preset-storybook-classic-foto',
    'storybook 4': 'preset-storybook-newborn-foto',
    magazine: 'magazine-foto',
    'magazine 2': 'preset-magazine-minimal-foto',
    'magazine 3': 'preset-magazine-family-foto',
  },
};
