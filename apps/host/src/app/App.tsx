import { ReauthenticateDialog } from '@trade-area/widgets';
import { AreaProvider, ErrorBoundary } from '@trade-area/widgets/portal';
import { useCallback } from 'react';
import { BrowserRouter } from 'react-router';
import { DocumentTitle } from '../layout/DocumentTitle.tsx';
import { RouteTableProvider } from '../layout/usePage.ts';
import { base } from '../portal/addresses.ts';
import { PortalProvider } from '../portal/usePortal.ts';
import type { Portal } from '../portal/usePortal.ts';
import { useValue } from '../portal/value.ts';
import { PortalFailure } from './PortalFailure.tsx';
import { PageLanguage } from './PageLanguage.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { routeTable } from './routes.ts';
import { portalTexts } from './texts.ts';

/** The portal: session, language and texts around the pages, and signing in again over everything (DEC-02). */
export function App({ portal }: { readonly portal: Portal }) {
  const language = useValue(portal.language.value);
  const { observer } = portal;
  const reportWidget = useCallback((error: unknown) => observer.error(error, 'widget'), [observer]);
  return (
    <PortalProvider value={portal}>
      <AreaProvider
        tradeArea={portal.tradeArea}
        language={language}
        bundles={portalTexts}
        onError={reportWidget}
      >
        <RouteTableProvider value={routeTable}>
          <div className="ta-root">
            <BrowserRouter basename={base}>
              <PageLanguage />
              <DocumentTitle />
              <ErrorBoundary
                renderFailure={() => <PortalFailure />}
                onError={(error) => portal.observer.error(error, 'page')}
              >
                <PortalRoutes />
              </ErrorBoundary>
            </BrowserRouter>
            <ReauthenticateDialog />
          </div>
        </RouteTableProvider>
      </AreaProvider>
    </PortalProvider>
  );
}
