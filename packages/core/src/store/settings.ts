import type { PortalConfiguration } from '../kernel/config.ts';
import { demonstrationStore } from '../kernel/storeConfiguration.ts';
import type { StoreConfiguration } from '../kernel/storeConfiguration.ts';
import type { StorePlaces } from './links.ts';

export interface StoreSettings {
  readonly configuration: StoreConfiguration;
  readonly places: StorePlaces;
}

/** The store's part of the configuration, and where its links lead. */
export function storeSettings(portal: PortalConfiguration): StoreSettings {
  const configuration = portal.store ?? withoutShop;
  return {
    configuration,
    places: {
      portalOrigin: portal.portalOrigin,
      website: portal.links.website,
      ticketSites: configuration.ticketSites,
      oldLanguages: configuration.oldLanguages,
    },
  };
}

/**
 * A widget on a foreign page knows its gateway alone: the collections are named, and everything that needs a
 * customer's ticket or an address of the lab's shop is absent.
 */
const withoutShop: StoreConfiguration = {
  ...demonstrationStore(''),
  ticketSites: [],
  duplicateWork: '',
  duplicatePreset: '',
  collectionSite: '',
  pinkMania: [],
};
