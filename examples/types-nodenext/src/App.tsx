import { createTradeArea, LoginForm, SignedInGate, TradeAreaProvider, Uploader } from '@trade-area/widgets';
import type { UploaderProps } from '@trade-area/widgets';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import '@trade-area/widgets/styles.css';
import { Coupons } from './Coupons.js';

const tradeArea = createTradeArea({ gateway: 'https://lab.example' });
const lab: PortalConfiguration['labOrigin'] = tradeArea.config.labOrigin;

/** The layout files of one order, and a table of the page's own. */
export function App({ orderCode }: Pick<UploaderProps, 'orderCode'>) {
  return (
    <TradeAreaProvider tradeArea={tradeArea} lang="it" theme="dark">
      <SignedInGate signedOut={<LoginForm onSignedIn={({ kind }) => console.log(kind, lab)} />}>
        <Uploader orderCode={orderCode} onProgress={(part) => console.log(Math.round(part * 100))} />
        <Coupons coupons={[{ code: 'SPRING', percent: 10 }]} />
        {/* @ts-expect-error an order code is a text */}
        <Uploader orderCode={7} />
      </SignedInGate>
    </TradeAreaProvider>
  );
}
