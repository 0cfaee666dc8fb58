import { priceIn } from '@trade-area/core/pricing';
import { useFormats } from '../kit/useFormats.ts';
import { useCustomerContext } from './useActivePromotions.ts';

/** Prices that promotions name, in the customer's currency (PROMO-27, PROMO-51). */
export interface PromotionPrices {
  /** Currency code of the customer, '' = not known yet: then no price is shown (PROMO-24). */
  readonly currency: string;
  /** An amount of the wire in the customer's currency; '' when either is missing. */
  readonly amount: (major: number | null) => string;
}

export function usePromotionPrices(): PromotionPrices {
  const { money } = useFormats();
  const currency = useCustomerContext().data?.currency ?? '';
  return {
    currency,
    amount(major) {
      const price = priceIn(currency, major);
      return price === null ? '' : money(price);
    },
  };
}
