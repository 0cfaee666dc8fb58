import { ReauthenticateDialog } from '@trade-area/widgets';
import { AreaProvider } from '@trade-area/widgets/portal';
import { BrowserRouter } from 'react-router';
import { PageTitle } from '../layout/PageTitle.tsx';
import { base } from '../portal/addresses.ts';
import { Boundary } from './Boundary.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { PortalProvider } from '../portal/usePortal.ts';
import type { Portal } from '../portal/usePortal.ts';
import { PortalRoutes } from './PortalRoutes.tsx';
import { portalTexts } from './texts.ts';
import { useValue } from '../portal/value.ts';

/** The portal: session, language and texts around the pages, and signing in again over everything (DEC-02). */
export function App({ portal }: { readonly portal: Portal }) {
  const language = useValue(portal.language.value);
  return (
    <PortalProvider value={portal}>
      <AreaProvider tradeArea={portal.tradeArea} language={language} bundles={portalTexts}>
        <div className="ta-root">
          <BrowserRouter basename={base}>
            <PageLanguage />
            <PageTitle />
            <Boundary onError={(error) => portal.observer.error(error, 'page')}>
              <PortalRoutes />
            </Boundary>
          </BrowserRouter>
          <ReauthenticateDialog />
        </div>
      </AreaProvider>
    </PortalProvider>
  );
}
