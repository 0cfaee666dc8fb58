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
  /** ISO moment to the day as an order says its days (DET-15) and the short time; '' for what is none. */
  readonly moment: (iso: string) => string;
  /** ISO 3166 code to the country's name. */
  readonly country: (code: string) => string;
  /** Price plus VAT with two decimals; null when there is no price. */
  readonly price: (price: OrderRow['price']) => string | null;
  /** A whole number with separators. */
  readonly count: (value: number) => string;
}

/** `dd/mm/yyyy` where the reader is. */
const days = new Intl.DateTimeFormat('en-GB');

export function useOrderFormats(): OrderFormats {
  const language = useLanguage();
  const area = useSessionState((state) => state.customer?.area ?? state.person?.area ?? '');
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  return useMemo(() => {
    const locale = localeFor(language, { country, area });
    const whole = new Intl.NumberFormat(locale);
    const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
    const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    return {
      locale,
      date: (value) => formatShortDate(value, locale, area),
      moment(iso) {
        const date = new Date(iso);
        if (Number.isNaN(date.getTime())) return '';
        return `${days.format(date).replaceAll('/', '-')}, ${times.format(date)}`;
      },
      country: (code) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
      price(price) {
        const money = fromWire(price);
        return money && formatMoney(money, locale);
      },
      count: (value) => whole.format(value),
    };
  }, [language, area, country]);
}
