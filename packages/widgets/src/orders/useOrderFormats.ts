import { useMemo } from 'react';
import type { OrderRow } from '@trade-area/core/contract';
import { formatMoney, formatShortDate, fromWire, localeFor } from '@trade-area/core/kernel';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';

/** How this customer reads dates, prices and counts (I18N-12, DASH-13). */
export interface OrderFormats {
  /** BCP 47 tag. */
  readonly locale: string;
  /** ISO date to words of figures; '' for what is no date. */
  readonly date: (value: string) => string;
  /** Price plus VAT with two decimals; null when there is no price. */
  readonly price: (price: OrderRow['price']) => string | null;
  /** A whole number with separators. */
  readonly count: (value: number) => string;
}

export function useOrderFormats(): OrderFormats {
  const language = useLanguage();
  const area = useSessionState((state) => state.customer?.area ?? state.person?.area ?? '');
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  return useMemo(() => {
    const locale = localeFor(language, { country, area });
    const whole = new Intl.NumberFormat(locale);
    return {
      locale,
      date: (value) => formatShortDate(value, locale, area),
      price(price) {
        const money = fromWire(price);
        return money && formatMoney(money, locale);
      },
      count: (value) => whole.format(value),
    };
  }, [language, area, country]);
}
