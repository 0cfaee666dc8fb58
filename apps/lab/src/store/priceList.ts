/** The portal's code for pounds is GBR (PROMO-34); orders and price lists of the lab use GBP. */
export function wireCurrency(currency: string): string {
  return currency === 'GBP' ? 'GBR' : currency;
}

/** Converts any spelling of a currency on the wire to the code of the lab's price lists. */
export function listCurrency(currency: string): string {
  const code = currency.trim().toUpperCase();
  return code === 'GBR' ? 'GBP' : code;
}

/** A currency that has a price list, '' for any other. */
export function knownCurrency(currency: string): string {
  const code = listCurrency(currency);
  return code === 'EUR' || Object.hasOwn(lists, code) ? code : '';
}

const lists: Readonly<Record<string, string>> = {
  GBP: 'GBR_UK',
  USD: 'USD_US',
  CAD: 'CAD_CA',
  AUD: 'AUD_AU',
};

/** `listino` of a customer (CAT-LISTS). Euro has one list for Italy and one for other countries. */
export function priceListOf(account: {
  readonly currency: string;
  readonly company: { readonly country: string };
}): string {
  const { currency, company } = account;
  return lists[currency] ?? (company.country === 'IT' ? 'EUR_IT' : 'EUR_EU');
}
