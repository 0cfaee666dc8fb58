import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createTradeArea } from '@trade-area/core';
import type { TradeArea } from '@trade-area/core';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, silentLog, sitesFrom } from '@trade-area/core/kernel';
import { portalForTest } from '../../core/test/portal.ts';
import type { KeyValue } from '@trade-area/core/kernel';
import { listTexts } from '../src/kit/listStrings.ts';
import { kitTexts } from '../src/kit/strings.ts';
import { AreaProvider } from '../src/kit/provider.tsx';
import inbox from '../src/messages/inbox.css?inline';
import messages from '../src/messages/messages.css?inline';
import notices from '../src/messages/notices.css?inline';
import { messagesTexts } from '../src/messages/strings.ts';
import { orderDetailTexts } from '../src/orders/detailStrings.ts';
import { ordersTexts } from '../src/orders/strings.ts';
import files from '../src/orders/files.css?inline';
import list from '../src/orders/list.css?inline';
import orders from '../src/orders/orders.css?inline';
import payments from '../src/payments/payments.css?inline';
import { paymentsTexts } from '../src/payments/strings.ts';
import summary from '../src/orders/summary.css?inline';
import { render } from './render.tsx';
import type { Rendered } from './render.tsx';
import { quickClock } from './fakeLab.ts';
import type { FakeLab } from './fakeLab.ts';

/** An origin without a server: embedded pages stay blank, and tests send their messages. */
export const labOrigin = 'http://127.0.0.1:9';

export interface SignedInOptions {
  readonly language?: Language;
  /** Seconds between live refreshes. Default: none. */
  readonly refreshSeconds?: number;
  readonly storage?: KeyValue;
}

export interface SignedIn extends Rendered {
  readonly area: TradeArea;
  readonly storage: KeyValue;
  /** The page changes to another language. */
  readonly speak: (language: Language) => void;
  /** The 30 s of a deletion are over. */
  readonly letTimePass: () => void;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(messages + inbox + notices + orders + list + summary + files + payments);
const bundles = [kitTexts, listTexts, ordersTexts, orderDetailTexts, messagesTexts, paymentsTexts];

/** Draws a widget for the customer 1001 of a fake lab. Nothing is kept between two drawings. */
export async function renderSignedIn(
  lab: FakeLab,
  ui: ReactNode,
  { language = 'en', refreshSeconds = 0, storage = memoryStore() }: SignedInOptions = {},
): Promise<SignedIn> {
  const clock = quickClock();
  storage.set('token', 'secret-token');
  const portal = portalForTest(sitesFrom({ TA_LAB_ORIGIN: labOrigin }));
  const area = createTradeArea({
    fetch: lab.fetch,
    clock,
    storage,
    log: silentLog,
    config: { ...portal, refreshSeconds },
    keep: 'legacy',
    random: () => 0,
  });
  await area.session.start();
  const cache = new Map();
  const inside = (next: ReactNode, spoken = language) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0, focusThrottleInterval: 0 }}>
      <AreaProvider tradeArea={area} language={spoken} bundles={bundles}>
        {next}
      </AreaProvider>
    </SWRConfig>
  );
  const rendered = render(inside(ui));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return {
    ...rendered,
    area,
    storage,
    letTimePass: clock.letTimePass,
    speak: (next) => rendered.render(inside(ui, next)),
    render: (next) => rendered.render(inside(next)),
  };
}
