import { useState } from 'react';
import type { ReactElement } from 'react';
import { DataView } from '../../kit/DataView.tsx';
import { Slot } from '../../kit/Slot.tsx';
import { useText } from '../../kit/text/engine.tsx';
import { Editors } from '../../store/card/Editors.tsx';
import { ProductCard } from '../../store/card/ProductCard.tsx';
import { defaultCurrency } from '../../store/defaultCurrency.ts';
import { usePublicCatalogue } from '../../store/catalogue/usePublicCatalogue.ts';
import { useStoreView } from '../../store/useStoreView.ts';
import { EmptyState } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { ElementProps } from '../runtime/defineElement.ts';
import { elementTexts } from '../strings.ts';
import { useCardEvents } from '../catalogue/useCardEvents.ts';

/** `<ta-product-card product="weddingbook">`: one card; several on a page ask the lab once. */
export function ProductCardElement(props: ElementProps & { readonly product?: string }): ReactElement {
  const { emit, settings, product = '' } = props;
  const t = useText(elementTexts);
  const catalogue = usePublicCatalogue(settings.currency || defaultCurrency);
  const view = useStoreView(catalogue, useCardEvents(emit));
  const [choosing, setChoosing] = useState(false);
  const item = catalogue.data?.find(({ slug }) => slug === product);

  return (
    <div className="ta-catalogue">
      <DataView
        remote={catalogue}
        waiting={<Skeleton shape="card" />}
        isEmpty={() => item === undefined}
        empty={
          <Slot name="empty">
            <EmptyState title={t('noProduct')} />
          </Slot>
        }
      >
        {() => item && <ProductCard item={item} view={view} first onChoose={() => setChoosing(true)} />}
      </DataView>
      {choosing && item && <Editors item={item} view={view} onClose={() => setChoosing(false)} />}
    </div>
  );
}
