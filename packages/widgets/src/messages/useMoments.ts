import { useMemo } from 'react';
import { localeFor } from '@trade-area/core/kernel';
import { momentOf } from '@trade-area/core/messages';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';

export interface Moments {
  /** BCP 47 tag. */
  readonly locale: string;
  /** MSG-09: "3 hours ago", or full date and short time; '' for what is no date. */
  readonly when: (iso: string) => string;
  /** ISO date in words of figures. */
  readonly day: (iso: string) => string;
}

/** How this customer reads moments (I18N-06). Counted from now: draw again to count again. */
export function useMoments(): Moments {
  const language = useLanguage();
  const { clock } = useSessionArea();
  const area = useSessionState((state) => state.customer?.area ?? state.person?.area ?? '');
  const country = useSessionState((state) => state.customer?.company.country ?? '');
  return useMemo(() => {
    const locale = localeFor(language, { country, area });
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const full = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      locale,
      when(iso) {
        const moment = momentOf(iso, clock.now());
        if (moment.kind === 'none') return '';
        return moment.kind === 'full'
          ? full.format(moment.date)
          : relative.format(-moment.value, moment.unit);
      },
      day(iso) {
        const date = new Date(`${iso}T00:00:00Z`);
        return Number.isNaN(date.getTime()) ? '' : day.format(date);
      },
    };
  }, [language, area, country, clock]);
}
