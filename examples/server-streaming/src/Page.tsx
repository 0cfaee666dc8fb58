import { LoginForm, SignedInGate, TradeAreaProvider } from '@trade-area/widgets';
import type { createTradeArea } from '@trade-area/widgets';
import { lazy, Suspense } from 'react';

const Orders = lazy(() => import('./Orders').then((module) => ({ default: module.Orders })));

interface PageProps {
  readonly lab: string;
  readonly tradeArea: ReturnType<typeof createTradeArea>;
}

/** The whole document, on the server and in the browser alike. */
export function Page({ lab, tradeArea }: PageProps) {
  return (
    <html lang="de" data-lab={lab}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Aufträge eines Studios</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/client.css" />
      </head>
      <body>
        <h1>Unsere Aufträge</h1>
        <TradeAreaProvider tradeArea={tradeArea} lang="de">
          <SignedInGate signedOut={<LoginForm recoveryHref={`${lab}/ta/recovery-password`} />}>
            <Suspense fallback={<p>…</p>}>
              <Orders />
            </Suspense>
          </SignedInGate>
          <Suspense fallback={<p>…</p>}>
            <Hours />
          </Suspense>
        </TradeAreaProvider>
      </body>
    </html>
  );
}

const Hours = lazy(() => import('./Hours').then((module) => ({ default: module.Hours })));
