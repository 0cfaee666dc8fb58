import { ReauthenticateDialog, TradeAreaProvider } from '@trade-area/widgets';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { followLinks } from './links.ts';
import { PortalProvider } from './portal.ts';
import type { Portal } from './portal.ts';
import { createPortalRouter } from './routes.tsx';
import { portalTexts } from './texts.ts';
import { useValue } from './value.ts';

/** The portal: session, language and texts around the router, and signing in again over everything (decisions 2). */
export function App({ portal }: { readonly portal: Portal }) {
  const language = useValue(portal.language.value);
  const [router] = useState(createPortalRouter);

  useEffect(
    () =>
      followLinks(
        document,
        () => window.location.href,
        (route) => void router.navigate(route),
      ),
    [router],
  );

  return (
    <PortalProvider value={portal}>
      <TradeAreaProvider tradeArea={portal.tradeArea} language={language} bundles={portalTexts}>
        <div className="ta-root">
          <RouterProvider router={router} />
          <ReauthenticateDialog />
        </div>
      </TradeAreaProvider>
    </PortalProvider>
  );
}
