import './store.css';
import { PublicCatalogue, storeTexts, useLanguage, useSessionState, useText } from '@trade-area/widgets';
import { hrefOf } from '../../portal/addresses.ts';
import { layoutTexts } from '../../layout/strings.ts';
import { StoreHeading } from './StoreHeading.tsx';
import { useStoreAddress } from './useStoreAddress.ts';

/** The store as a visitor sees it: in English, whatever language is stored (PUB-05, PUB-09), without promotions. */
export function PublicStorePage() {
  // No mix of languages on the screen: nothing is drawn before PageLanguage has set English.
  return useLanguage() === 'en' ? <EnglishStore /> : null;
}

function EnglishStore() {
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
            {/* Visitors sign in by the header (PUB-03); customers go on to their own prices (ROUTE-32). */}
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
