import type { ReactElement } from 'react';
import type { ProductInfo } from '@trade-area/core/contract';
import { priceIn } from '@trade-area/core/pricing';
import { createAction } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { useFormats } from '../../kit/useFormats.ts';
import { Icon } from '../../ui/Icon.tsx';
import { externalIcon } from '../../ui/icons.ts';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import { Gallery } from './Gallery.tsx';
import { ProductBadges } from './ProductBadges.tsx';
import type { StoreView } from '../useStoreView.ts';

export interface ProductHeadProps {
  readonly details: ProductInfo['details'];
  /** Of the price; '' = no price is shown. */
  readonly currency: string;
  readonly slug: string;
  readonly view: StoreView;
}

/** Picture, name, words and CREATE of a product (PROD-08, PROD-11, PROD-21). */
export function ProductHead({ details, currency, slug, view }: ProductHeadProps): ReactElement {
  const t = useText(storeTexts);
  const { viewer, linkSettings, ticket, onAction } = view;
  const create = createAction(details.link_create, viewer, linkSettings);
  const refill = (code: string) => {
    const filled = createAction(details.link_create, { ...viewer, ticket: code }, linkSettings);
    return filled.kind === 'link' ? filled.link : null;
  };
  const { money, longDate } = useFormats();
  const dispatch = longDate(details.dispatch_date);
  const amount = priceIn(currency, details.prezzo_da);
  return (
    <header className="ta-store-product">
      <div className="ta-store-product__stage">
        <Gallery details={details} />
        <ProductBadges slug={slug} />
      </div>
      <div className="ta-store-product__text">
        <h1 className="ta-store-product__name">{details.name}</h1>
        {details.description !== '' && <p className="ta-store-product__description">{details.description}</p>}
        {(amount || details.giorni !== '') && (
          <p className="ta-store-product__facts">
            {amount && (
              <span className="ta-store-product__price">{t('priceFrom', { price: money(amount) })}</span>
            )}
            {amount && <span>{t('priceNet')}</span>}
            {details.giorni !== '' && <span>{t('days', { days: details.giorni })}</span>}
          </p>
        )}
        {dispatch !== '' && <p className="ta-store-product__dispatch">{t('dispatch', { date: dispatch })}</p>}
        {create.kind === 'link' && (
          <p className="ta-store-product__start">
            <StoreLink
              href={create.link.href}
              external
              className="ta-button ta-button--primary ta-button--medium"
              label={t('actionOf', { action: t('create'), name: details.name })}
              onPress={(event) => {
                onAction?.({ name: 'create', slug, href: create.link.href }, event);
                ticket.open(create.link, refill, viewer.framed ?? false, event);
              }}
            >
              <span className="ta-button__text">{t('create')}</span>
              <Icon shape={externalIcon} size="small" />
            </StoreLink>
          </p>
        )}
      </div>
    </header>
  );
}
