export interface Margin {
  /** Hundredths of a percent of the net price. */
  readonly percent: number;
  /** Minor units that are added. */
  readonly amount: number;
  /** Minor units that the price is rounded up to; 0 = no rounding. */
  readonly step: number;
  /** Percent of tax in the price; 0 = without tax. */
  readonly vatRate: number;
}

/** Price of an offer in minor units: net price and margin, with tax where asked for, rounded up to the step. */
export function offerPrice(net: number, { percent, amount, step, vatRate }: Margin): number {
  const priced = Math.round(net * (1 + percent / 10_000)) + amount;
  const taxed = Math.round(priced * (1 + vatRate / 100));
  return step === 0 ? taxed : Math.ceil(taxed / step) * step;
}
