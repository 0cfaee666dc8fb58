import type { MouseEvent, ReactElement } from 'react';
import type { Promotion } from '@trade-area/core/contract';
import { couponsOf, pictureOf, subjectOf } from '@trade-area/core/promotions';
import { isModifiedClick } from '../ui/dom.ts';
import { useTradeArea } from '../kit/provider.tsx';
import { useLanguage, useText } from '../kit/text/engine.tsx';
import { LabPicture } from './LabPicture.tsx';
import { promotionsTexts } from './strings.ts';

export interface PromotionCardProps {
  readonly promotion: Promotion;
  /** Address that opens its window. */
  readonly href: string;
  readonly onOpen: () => void;
}

/** One promotion of a tab: picture, subject, validity; a press opens its window (PROMO-04). */
export function PromotionCard({ promotion, href, onOpen }: PromotionCardProps): ReactElement {
  const t = useText(promotionsTexts);
  const language = useLanguage();
  const { labOrigin } = useTradeArea().config;
  const picture = pictureOf(promotion.email_img, labOrigin) ?? pictureOf(promotion.overlay_img, labOrigin);
  const subject = subjectOf(promotion, language);
  const open = (event: MouseEvent) => {
    if (isModifiedClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <li className="ta-promo-card">
      <a className="ta-promo-card__link" href={href} onClick={open}>
        <span className="ta-promo-card__picture">
          <LabPicture address={picture} alt="" instead={<span aria-hidden="true">{subject}</span>} />
        </span>
        <span className="ta-promo-card__subject">{subject}</span>
        {promotion.date_validity_string.trim() !== '' && (
          <span className="ta-promo-validity">{promotion.date_validity_string}</span>
        )}
        {couponsOf(promotion).map(({ coupon }) => (
          <span className="ta-promo-card__coupon" key={coupon}>
            {t('withCoupon')} <code>{coupon}</code>
          </span>
        ))}
      </a>
    </li>
  );
}
