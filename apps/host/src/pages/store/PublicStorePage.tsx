import './store.css';
import { PublicCatalogue, storeTexts, useLanguage, useSessionState, useText } from '@trade-area/widgets';
import { hrefOf } from '../../portal/addresses.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { StoreHeading } from './StoreHeading.tsx';
import { useStoreAddress } from './useStoreAddress.ts';

/** The store as a visitor sees it: in English, whatever language is stored (PUB-05, PUB-09), without promotions. */
export function PublicStorePage() {
  // One language on the screen: nothing before English is there (PageLanguage).
  return useLanguage() === 'en' ? <Shown /> : null;
}

function Shown() {
  const t = useText(storeTexts);
  const layout = useText(layoutTexts);
  const { address, onAddress } = useStoreAddress('public');
  const signedIn = useSessionState(({ phase }) => phase === 'signedIn');
  return (
    <article className="ta-pages-store">
      <PublicCatalogue
        address={address}
        onAddress={onAddress}
        heading={
          <StoreHeading name={layout('store')} filter={address.filter}>
            {/* A visitor's way in stands in the header (PUB-03); a customer's leads to their own prices (ROUTE-32). */}
            {signedIn && (
              <a className="ta-link" href={hrefOf('graphistore')}>
                {t('toStore')}
              </a>
            )}
          </StoreHeading>
        }
      />
    </article>
  );
}
