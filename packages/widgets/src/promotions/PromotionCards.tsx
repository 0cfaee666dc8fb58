import type { ReactElement } from 'react';
import type { Promotion } from '@trade-area/core/contract';
import { PromotionCard } from './PromotionCard.tsx';

export interface PromotionCardsProps {
  readonly promotions: readonly Promotion[];
  readonly hrefFor: (id: string) => string;
  readonly onOpen: (id: string) => void;
}

/** The cards of one tab. */
export function PromotionCards({ promotions, hrefFor, onOpen }: PromotionCardsProps): ReactElement {
  return (
    <ul className="ta-promo-cards">
      {promotions.map((promotion) => (
        <PromotionCard
          key={promotion.promo}
          promotion={promotion}
          href={hrefFor(promotion.promo)}
          onOpen={() => onOpen(promotion.promo)}
        />
      ))}
    </ul>
  );
}
