import type { LabConfiguration } from '../base/configuration.ts';
import { editorIds } from './links.ts';

interface Buyer {
  readonly currency: string;
  readonly company: { readonly country: string };
}

/** Versions of the price list by editor and product, and the flag of movable frames (STATE-05, CONF-28). */
export function listVersionsOf(
  { priceListVersion, movableFrames }: Pick<LabConfiguration, 'priceListVersion' | 'movableFrames'>,
  buys: readonly string[],
): Record<string, string | number> {
  const { configurator } = editorIds(buys);
  const versions =
    priceListVersion === '' ? [] : configurator.map((id) => [`epicor_${id}`, priceListVersion]);
  return { frame_mov: movableFrames ? 1 : 0, ...(Object.fromEntries(versions) as Record<string, string>) };
}

/**
 * The price of shipping an order of an editor (`epicor_10`, `printbox_27`): its own, else the one of any order (`go`); minor
 * units, 0 = none is listed.
 */
export function shippingPriceOf(
  config: Pick<LabConfiguration, 'shippingPrices'>,
  buyer: Buyer,
  { editor, buy }: { readonly editor: string; readonly buy: string },
): number {
  const prices = shippingPricesOf(config, buyer, [buy]);
  return Math.round((prices[editor] ?? prices['go'] ?? 0) * 100);
}

/**
 * Prices of shipping to a customer in major units: of an order, and of each product by its editor (CHECK-10). Empty
 * where the lab lists none for the country and currency.
 */
export function shippingPricesOf(
  { shippingPrices }: Pick<LabConfiguration, 'shippingPrices'>,
  { currency, company }: Buyer,
  buys: readonly string[],
): Record<string, number> {
  const found = shippingPrices.find(
    (each) => each.currency === currency && each.countries.includes(company.country),
  );
  if (!found) return {};
  const { configurator, print } = editorIds(buys);
  return Object.fromEntries([
    ['go', found.go / 100],
    ...configurator.map((id) => [`epicor_${id}`, found.epicor / 100] as const),
    ...print.map((id) => [`printbox_${id}`, found.printbox / 100] as const),
  ]);
}
