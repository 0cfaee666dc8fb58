/** The legal reason of an invoice's VAT. The Natura codes are those of the FatturaPA format. */
export type VatReason = 'domestic' | 'destination' | 'oss' | 'reverse' | 'export' | 'outside';

export interface VatCase {
  /** Hundredths of a percent. */
  readonly rate: number;
  readonly reason: VatReason;
  /** '' when VAT is charged. */
  readonly nature: '' | 'N2.1' | 'N3.1' | 'N3.2';
}

const union = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Derives the reason from the charged amounts: VAT is domestic or that of the country of destination; no VAT means a
 * delivery to a company in the Union (reverse charge), an export, or a service that is not taxed here. For a net amount
 * of 0, `rate` is the customer's. All amounts in minor units.
 */
export function vatCase(given: {
  readonly country: string;
  readonly vatNumber: string;
  readonly net: number;
  readonly vat: number;
  /** Percent of this customer's prices. */
  readonly customerRate: number;
}): VatCase {
  const { country, vatNumber, net, vat, customerRate } = given;
  const rate = net === 0 || isWithin(net, vat, customerRate) ? customerRate * 100 : exact(net, vat);
  if (rate > 0) {
    // A private customer in the Union: the lab pays that country's VAT through the One Stop Shop.
    const abroad = union.has(country) && vatNumber === '' ? 'oss' : 'destination';
    return { rate, reason: country === 'IT' ? 'domestic' : abroad, nature: '' };
  }
  if (country === 'IT') return { rate: 0, reason: 'outside', nature: 'N2.1' };
  if (union.has(country) && vatNumber !== '') return { rate: 0, reason: 'reverse', nature: 'N3.2' };
  return union.has(country)
    ? { rate: 0, reason: 'outside', nature: 'N2.1' }
    : { rate: 0, reason: 'export', nature: 'N3.1' };
}

/** The tax is the customer's rate of the net, rounded to a cent. */
function isWithin(net: number, vat: number, percent: number): boolean {
  return Math.abs(Math.round((net * percent) / 100) - vat) <= 1;
}

const exact = (net: number, vat: number) => Math.round((vat / net) * 10_000);
