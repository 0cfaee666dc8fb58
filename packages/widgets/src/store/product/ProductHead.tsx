import type { ReactElement } from 'react';
import type { ProductInfo } from '@trade-area/core/contract';
import { createAction } from '@trade-area/core/store';
import { useText } from '../../kit/text/engine.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { externalIcon } from '../../ui/icons.ts';
import { Picture } from '../Picture.tsx';
import { StoreLink } from '../StoreLink.tsx';
import { storeTexts } from '../strings.ts';
import type { StoreView } from '../useStoreView.ts';

export interface ProductHeadProps {
  readonly details: ProductInfo['details'];
  readonly slug: string;
  readonly view: StoreView;
}

/** Picture, name, words and CREATE of a product (PROD-08, PROD-11, PROD-21). */
export function ProductHead({ details, slug, view }: ProductHeadProps): ReactElement {
  const t = useText(storeTexts);
  const { viewer, linkSettings, ticket, onAction } = view;
  const create = createAction(details.link_create, viewer, linkSettings);
  const refill = (code: string) => {
    const filled = createAction(details.link_create, { ...viewer, ticket: code }, linkSettings);
    return filled.kind === 'link' ? filled.link : null;
  };
  return (
    <header className="ta-store-product">
      <span className="ta-store-picture">
        <Picture
          src={details.icon}
          srcset={details.foto_srcset}
          avif={details.foto_avif}
          alt=""
          sizes="(min-width: 720px) 420px, 100vw"
          first
        />
      </span>
      <div className="ta-store-product__text">
        <h1 className="ta-store-product__name">{details.name}</h1>
        {details.description !== '' && <p className="ta-store-product__description">{details.description}</p>}
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
