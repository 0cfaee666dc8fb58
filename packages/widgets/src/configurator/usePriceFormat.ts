import type { ConfiguratorState } from '@trade-area/core/configurator';
import { priceIn } from '@trade-area/core/pricing';
import { useFormats } from '../kit/useFormats.ts';

export interface PriceFormat {
  /** An amount in major units; '' for none. */
  readonly money: (major: number | null) => string;
  /** A change of the price with its sign, '+29.00 €'; '' for none. */
  readonly change: (major: number | null) => string;
}

/** Formats amounts in major units of a currency of the wire; '' for none. */
export function useMoneyIn(): (currency: string, major: number | null) => string {
  const { money } = useFormats();
  return (currency, major) => {
    const amount = priceIn(currency, major);
    return amount === null ? '' : money(amount);
  };
}

/** Formats amounts in the currency of the lab's last answer. */
export function usePriceFormat({ answer }: Pick<ConfiguratorState, 'answer'>): PriceFormat {
  const moneyIn = useMoneyIn();
  const currency = answer?.price?.currency ?? '';
  const money = (major: number | null) => moneyIn(currency, major);
  const change = (major: number | null) => {
    if (major === null || major === 0) return '';
    const size = money(Math.abs(major));
    return size === '' ? '' : `${major > 0 ? '+' : '−'}${size}`;
  };
  return { money, change };
}
