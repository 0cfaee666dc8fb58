import './store.css';
import { CustomerCatalogue, useText } from '@trade-area/widgets';
import type { OnCardAction } from '@trade-area/widgets';
import { useCallback } from 'react';
import { usePortal } from '../../app/portal.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { StoreHeading } from './StoreHeading.tsx';
import { useStoreAddress } from './useStoreAddress.ts';

/** The store of the signed-in customer; its filter lives in the path (STORE, ROUTE-04). */
export function StorePage() {
  const t = useText(layoutTexts);
  const { observer } = usePortal();
  const { address, onAddress } = useStoreAddress('customer');
  // The same function for the life of the page: cards are memoised by it.
  const onAction = useCallback<OnCardAction>(
    ({ name, slug }) => observer.event(`store_${name}`, { slug }),
    [observer],
  );
  return (
    <article className="ta-pages-store">
      <CustomerCatalogue
        address={address}
        onAddress={onAddress}
        onAction={onAction}
        heading={<StoreHeading name={t('store')} filter={address.filter} />}
      />
    </article>
  );
}
