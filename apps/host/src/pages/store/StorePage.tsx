import './store.css';
import { CustomerCatalogue, useText } from '@trade-area/widgets';
import { layoutTexts } from '../../layout/strings.ts';
import { hrefOf } from '../../portal/addresses.ts';
import { StoreHeading } from './StoreHeading.tsx';
import { useStoreAddress } from './useStoreAddress.ts';

/** The store of the signed-in customer; its filter lives in the path (STORE, ROUTE-04). */
export function StorePage() {
  const t = useText(layoutTexts);
  const { address, onAddress } = useStoreAddress('customer');
  return (
    <article className="ta-pages-store">
      <CustomerCatalogue
        address={address}
        onAddress={onAddress}
        heading={
          <StoreHeading name={t('store')} filter={address.filter}>
            <a className="ta-link" href={hrefOf('presets')}>
              {t('presets')}
            </a>
          </StoreHeading>
        }
      />
    </article>
  );
}
