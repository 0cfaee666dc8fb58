import type { VisitorPrices } from '../base/configuration.ts';

/** From here on a retail price is rounded to whole units, in minor units; below, to five hundredths. */
const wholeUnits = 2_000;

/**
 * The price that a visitor without an account may see (DEC-23); null = none. `trade` is the price of the lab's list.
 * Amounts in minor units.
 */
export function visitorPrice(
  { show, factor, families }: VisitorPrices,
  { family }: { readonly family: string },
  trade: number | null,
): number | null {
  if (trade === null) return null;
  if (show === 'trade') return trade;
  // Any other word than these three hides the price.
  if (show !== 'retail') return null;
  const retail = trade * (families.find((each) => each.family === family)?.factor ?? factor);
  const step = retail >= wholeUnits ? 100 : 5;
  return Math.round(retail / step) * step;
}
