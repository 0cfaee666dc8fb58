/** The portal says GBR for pounds (PROMO-34); orders and price lists of the lab say GBP. */
export function wireCurrency(currency: string): string {
  return currency === 'GBP' ? 'GBR' : currency;
}

/** Back from the wire: any spelling of a currency as the lab's price lists name it. */
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

/** `listino` of a customer (CAT-LISTS). Euros have one list for Italy and one for the rest. */
export function priceListOf(account: {
  readonly currency: string;
  readonly company: { readonly country: string };
}): string {
  const { currency, company } = account;
  return lists[currency] ?? (company.country === 'IT' ? 'EUR_IT' : 'EUR_EU');
}
