import { useCallback, useEffect } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { productInfo, productPresets, productProjects } from '@trade-area/core/contract';
import { isKnownProduct, writeMarketingCopy } from '@trade-area/core/store';
import type { ProductAddress } from '@trade-area/core/store';
import { DataView } from '../../kit/DataView.tsx';
import { useTradeArea } from '../../kit/provider.tsx';
import { useLanguage, useText } from '../../kit/text/engine.tsx';
import { useRemote } from '../../kit/useRemote.ts';
import { useRight } from '../../kit/useRight.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OptionsAtAGlance } from './OptionsAtAGlance.tsx';
import { ProductHead } from './ProductHead.tsx';
import { projectsInput } from './ProjectList.tsx';
import { ProductStarts } from './ProductStarts.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { SizePrices } from './SizePrices.tsx';
import { storeTexts } from '../strings.ts';
import { TicketNotice } from '../TicketNotice.tsx';
import { useStoreView } from '../useStoreView.ts';
import type { OnCardAction } from '../useStoreView.ts';

export interface ProductViewProps {
  /** The product's name in addresses, such as `weddingbook`. */
  readonly slug: string;
  /** Tab and folder, kept by the owner. */
  readonly address: ProductAddress;
  /** Another tab or folder was chosen; the owner of `address` applies it. */
  readonly onAddress: (address: ProductAddress) => void;
  /** Address of a tab or folder of this page. */
  readonly hrefFor: (address: ProductAddress) => string;
  /** Address of the store. */
  readonly storeHref: string;
  /** Full address of this page, for the way back from a preset (PRE-13). */
  readonly back: string;
  /** Told the product's name once it is known: for the title of the window. */
  readonly onName?: ((name: string) => void) | undefined;
  /** Stands around the tabs and lets own projects be deleted (PROD-22). Default: they can only be opened. */
  readonly Deletion?: ComponentType<DeletionProps> | undefined;
}

/** The action of one project's card. */
export type DrawDeletion = (project: {
  readonly kind: 'work' | 'print';
  readonly id: string;
  readonly uuid: string;
  readonly name: string;
}) => ReactNode;

export interface DeletionProps {
  /** A project is gone. */
  readonly onRemoved: () => void;
  readonly children: (deletion: DrawDeletion) => ReactNode;
}

/** The page of a product without what needs other features: `composed/ProductView` adds it, and the boundary. */
export function ProductView(props: ProductViewProps): ReactElement {
  const { slug, storeHref, onName } = props;
  const t = useText(storeTexts);
  const language = useLanguage();
  const { customerStore, storage, tell } = useTradeArea();
  const view = useStoreView(
    { kind: 'customer', currency: '', askTicket: customerStore.linkTicket },
    useCallback<OnCardAction>(({ name, slug: product }) => tell(`store_${name}`, { slug: product }), [tell]),
  );
  const info = useRemote(
    productInfo,
    { path: { product: slug }, query: { lang: language } },
    { keepPrevious: false },
  );
  const marketing = info.data?.marketing;
  useEffect(() => {
    if (marketing && marketing.length > 0) writeMarketingCopy(storage, marketing);
  }, [storage, marketing]);
  const name = info.data?.details.name ?? '';
  useEffect(() => {
    if (name !== '') onName?.(name);
  }, [name, onName]);
  const isKnown = info.data !== undefined && isKnownProduct(info.data);
  const body = { filter_product: slug.slice(0, 100) };
  const presets = useRemote(
    productPresets,
    isKnown ? { path: { product: slug }, query: { lang: language }, body } : null,
    { keepPrevious: false },
  );
  const hasProjects = useRight('orders');
  const projects = useRemote(productProjects, isKnown && hasProjects ? projectsInput(slug, 1) : null, {
    keepPrevious: false,
  });

  return (
    <div className="ta-store" part="product">
      <p className="ta-store-back">
        <a className="ta-link" href={storeHref}>
          <span aria-hidden="true">← </span>
          {t('back')}
        </a>
      </p>
      <TicketNotice ticket={view.ticket} />
      <DataView
        remote={info}
        waiting={<LoadingProduct />}
        showsNotFoundAsEmpty
        isEmpty={(data) => !isKnownProduct(data)}
        empty={
          <EmptyState
            title={t('productNotFound')}
            action={<Button href={storeHref}>{t('goToStore')}</Button>}
          >
            {t('productNotFoundText')}
          </EmptyState>
        }
      >
        {(data) => (
          <>
            <ProductHead details={data.details} currency={data.sizes.currency} slug={slug} view={view} />
            <ProductStarts details={data.details} slug={slug} view={view} />
            <SizePrices sizes={data.sizes} />
            <OptionsAtAGlance slug={slug} configurator={data.details.configurator} />
            <ProductTabs
              {...props}
              info={data}
              presets={presets}
              projects={hasProjects ? projects : null}
              view={view}
            />
          </>
        )}
      </DataView>
    </div>
  );
}

function LoadingProduct(): ReactElement {
  return (
    <div className="ta-store-product">
      <span className="ta-store-picture" />
      <div className="ta-store-product__text">
        <Skeleton shape="title" />
        <Skeleton count={3} />
      </div>
    </div>
  );
}
