import type { ReactElement } from 'react';
import { formatPercentOff } from '@trade-area/core/pricing';
import type { Badge } from '@trade-area/core/pricing';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { storeTexts } from '../strings.ts';

/** Marks of discounts and of new products, always in the same corner of the picture (docs/look.md, Store). */
export function Badges({ badges }: { readonly badges: readonly Badge[] }): ReactElement | null {
  const t = useText(storeTexts);
  const { locale, money } = useFormats();
  if (badges.length === 0) return null;
  const words = (badge: Badge): string => {
    if (badge.kind === 'new') return t('badgeNew');
    const value = {
      free: () => t('badgeGratis'),
      flat: () => (badge.kind === 'flat' ? money(badge.price) : ''),
      percent: () => (badge.kind === 'percent' ? formatPercentOff(badge.percent, locale) : ''),
    }[badge.kind]();
    return badge.of === 'sample' ? t('badgeSamples', { badge: value }) : value;
  };
  return (
    <ul className="ta-store-badges" part="badges">
      {badges.map((badge) => (
        <li
          key={badge.kind === 'new' ? 'new' : badge.of}
          className="ta-store-badge"
          data-kind={badge.kind === 'new' ? 'new' : badge.of}
        >
          {words(badge)}
        </li>
      ))}
    </ul>
  );
}
