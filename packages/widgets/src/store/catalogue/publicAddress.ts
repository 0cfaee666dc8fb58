import { parseStoreAddress, storeSettings } from '@trade-area/core/store';
import type { StoreAddress } from '@trade-area/core/store';
import type { PortalConfiguration } from '@trade-area/core/kernel';

/** The address that a page names in words; unknown words count as no choice (PUB-14). */
export function publicAddress(
  given: { readonly filter: string; readonly subfilter: string; readonly search: string },
  config: PortalConfiguration,
): StoreAddress {
  const { collections } = storeSettings(config).configuration;
  const query = new URLSearchParams(given).toString();
  return parseStoreAddress('', query, { kind: 'public', beta: false }, collections).address;
}
