import { useId } from 'react';
import type { ReactElement } from 'react';
import type { Promotion } from '@trade-area/core/contract';
import { couponsOf, namedPrices } from '@trade-area/core/promotions';
import { useText } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import { CouponCode } from './CouponCode.tsx';
import { familyName } from './families.ts';
import { promotionsTexts } from './strings.ts';
import { usePromotionPrices } from './usePromotionPrices.ts';

/** Coupons to copy and the prices a promotion names (PROMO-46, PROMO-51); nothing when it has neither. */
export function PromotionTerms({ promotion }: { readonly promotion: Promotion }): ReactElement | null {
  const t = useText(promotionsTexts);
  const id = useId();
  const { list, money } = useFormats();
  const { currency, amount } = usePromotionPrices();
  const coupons = couponsOf(promotion);
  const prices = namedPrices(promotion, currency);
  if (coupons.length === 0 && prices.length === 0) return null;
  return (
    <div className="ta-promo-terms">
      {coupons.length > 0 && (
        <section className="ta-promo-terms__part" aria-labelledby={`${id}-coupon`}>
          <h3 className="ta-heading" id={`${id}-coupon`}>
            {t('couponTitle')}
          </h3>
          <p className="ta-quiet">{t('couponHint')}</p>
          {coupons.map(({ coupon, families }) => (
            <div className="ta-promo-terms__row" key={coupon}>
              <CouponCode code={coupon} />
              <span className="ta-quiet">{t('couponFor', { products: list(families.map(familyName)) })}</span>
            </div>
          ))}
        </section>
      )}
      {prices.length > 0 && (
        <section className="ta-promo-terms__part" aria-labelledby={`${id}-prices`}>
          <h3 className="ta-heading" id={`${id}-prices`}>
            {t('pricesTitle')}
          </h3>
          <dl className="ta-promo-prices">
            {prices.map(({ family, price: named, limit }) => (
              <div className="ta-promo-prices__row" key={family}>
                <dt>{familyName(family)}</dt>
                <dd className="ta-promo-prices__price ta-figures">
                  {money(named)}
                  {limit !== null && amount(limit) !== '' && (
                    <span className="ta-quiet"> · {t('priceLimit', { price: amount(limit) })}</span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}
