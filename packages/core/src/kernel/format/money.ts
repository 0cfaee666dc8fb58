/** An amount in hundredths of the currency's unit (DEC-16; the documents show two decimals everywhere). */
export interface Money {
  readonly amount: number;
  /** ISO 4217 code; '' when the gateway gave only a symbol. */
  readonly currency: string;
  /** As the gateway gave it, '' when it gave none. */
  readonly symbol: string;
}

/** The price of the wire, in major units. */
export interface WirePrice {
  readonly price: number | null;
  readonly vat: number | null;
  readonly total: number | null;
  readonly currency: { readonly symbol: string; readonly code: string };
}

/**
 * Price plus VAT (DASH-13); the total only when there is no price (ORD-49). Zero is a price. null = no price, shown
 * as '-' by the caller.
 */
export function fromWire(wire: WirePrice | null): Money | null {
  if (wire === null) return null;
  const major = wire.price === null ? [wire.total] : [wire.price, wire.vat ?? 0];
  const amount = hundredths(major);
  if (amount === null) return null;
  return { amount, currency: readCurrency(wire.currency), symbol: wire.currency.symbol.trim() };
}

/** The sum of major amounts in hundredths, rounded half away from zero once; exact for what people can pay. */
function hundredths(major: readonly (number | null)[]): number | null {
  let millionths = 0;
  for (const value of major) {
    if (value === null || !Number.isFinite(value)) return null;
    millionths += Math.round(value * 1e6);
  }
  if (!Number.isSafeInteger(millionths)) return null;
  const amount = Math.sign(millionths) * Math.round(Math.abs(millionths) / 1e4);
  return amount === 0 ? 0 : amount;
}

const bySymbol: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };

function readCurrency(currency: { readonly symbol: string; readonly code: string }): string {
  const code = currency.code.trim().toUpperCase();
  // GBR is the documents' spelling of GBP (PROMO-34).
  if (code === 'GBR') return 'GBP';
  if (code !== '') return code;
  const symbol = currency.symbol.trim();
  if (/^[A-Za-z]{3}$/.test(symbol)) return readCurrency({ symbol: '', code: symbol });
  return bySymbol[symbol] ?? '';
}

/** Two dollars stay apart by their codes (PROMO-35). */
const suffixes: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£', CAD: 'CAD', AUD: 'AUD' };

/**
 * Two decimals and a suffix (PROMO-27, 35): 1.234,50 € for EUR; 1,234.50 $ for USD, GBP, CAD and AUD; any other
 * currency by the platform's formatter in `locale`, a BCP 47 tag (DEC-16).
 *
 * @example
 * formatMoney({ amount: 123450, currency: 'EUR', symbol: '€' }); // '1.234,50 €'
 */
export function formatMoney(money: Money, locale = 'en'): string {
  const suffix = suffixes[money.currency];
  if (money.currency === 'EUR') return `${grouped(money.amount, '.', ',')} ${suffix}`;
  if (suffix !== undefined) return `${grouped(money.amount, ',', '.')} ${suffix}`;
  if (money.currency === '' && money.symbol === '$') return `${grouped(money.amount, ',', '.')} $`;
  return byPlatform(money, locale);
}

function byPlatform({ amount, currency, symbol }: Money, locale: string): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  try {
    if (currency !== '')
      return new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(amount / 100);
    return `${new Intl.NumberFormat(locale, decimals).format(amount / 100)} ${symbol}`.trimEnd();
  } catch {
    return `${grouped(amount, ',', '.')} ${symbol === '' ? currency : symbol}`.trimEnd();
  }
}

function grouped(amount: number, separator: string, point: string): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, separator);
  return `${amount < 0 ? '-' : ''}${whole}${point}${digits.slice(-2)}`;
}
