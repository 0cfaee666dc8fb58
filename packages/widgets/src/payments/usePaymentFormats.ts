import { useMemo } from 'react';
import { formatMoney, formatShortDate, localeFor } from '@trade-area/core/kernel';
import type { Money } from '@trade-area/core/kernel';
import { useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';

/** How this customer reads dates, amounts and counts (I18N-12). */
export interface PaymentFormats {
  /** ISO date to figures; '' for what is no date. */
  readonly date: (value: string) => string;
  readonly money: (amount: Money) => string;
  /** A whole number with separators. */
  readonly count: (value: number) => string;
}

export function usePaymentFormats(): PaymentFormats {
  const language = useLanguage();
  const area = useSessionState((state) => state.customer?.area ?? state.person?.area ?? '');
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  return useMemo(() => {
    const locale = localeFor(language, { country, area });
    const whole = new Intl.NumberFormat(locale);
    return {
      date: (value) => formatShortDate(value, locale, area),
      money: (amount) => formatMoney(amount, locale),
      count: (value) => whole.format(value),
    };
  }, [language, area, country]);
}
