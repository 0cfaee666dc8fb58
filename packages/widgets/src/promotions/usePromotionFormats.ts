import { useMemo } from 'react';
import { formatMoney, localeFor } from '@trade-area/core/kernel';
import type { Money } from '@trade-area/core/kernel';
import { priceIn } from '@trade-area/core/pricing';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useCustomerContext } from './useActivePromotions.ts';

/** How this customer reads prices of promotions (PROMO-27, PROMO-51). */
export interface PromotionFormats {
  /** Currency code of the customer, '' = not known yet: then no price is shown (PROMO-24). */
  readonly currency: string;
  readonly price: (money: Money) => string;
  /** An amount of the wire in the customer's currency; '' when either is missing. */
  readonly amount: (major: number | null) => string;
}

export function usePromotionFormats(): PromotionFormats {
  const language = useLanguage();
  const area = useSessionState((state) => state.customer?.area ?? state.person?.area ?? '');
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  const currency = useCustomerContext().data?.currency ?? '';
  return useMemo(() => {
    const locale = localeFor(language, { country, area });
    const price = (money: Money) => formatMoney(money, locale);
    return {
      currency,
      price,
      amount(major) {
        const money = priceIn(currency, major);
        return money === null ? '' : price(money);
      },
    };
  }, [language, area, country, currency]);
}
