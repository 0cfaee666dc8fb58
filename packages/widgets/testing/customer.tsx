import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { createTradeArea } from '@trade-area/core';
import type { TradeArea } from '@trade-area/core';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, silentLog, sitesFrom } from '@trade-area/core/kernel';
import { portalForTest } from '../../core/test/portal.ts';
import type { KeyValue, PortalConfiguration } from '@trade-area/core/kernel';
import { accountTexts } from '../src/account/strings.ts';
import { consentTexts } from '../src/consent/strings.ts';
import { AreaProvider } from '../src/kit/provider.tsx';
import { listTexts } from '../src/kit/listStrings.ts';
import { kitTexts } from '../src/kit/strings.ts';
import type { TextBundle } from '../src/kit/text/bundle.ts';
import { newsTexts } from '../src/news/strings.ts';
import { promotionsTexts } from '../src/promotions/strings.ts';
import { findAnswer, recordRequest } from './answers.ts';
import type { RecordedRequest } from './answers.ts';
import { render } from './render.tsx';
import type { Rendered } from './render.tsx';
import { quickClock } from './fakeLab.ts';

/** The answers of a lab, by the end of the path: text, a JSON value, or a status that is a failure; or either later. */
export type Answers = Record<string, unknown>;

export interface CustomerOptions {
  /** Laid over the ordinary details. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Laid over the ordinary answers; change it at any time. */
  readonly answers?: Answers;
  readonly language?: Language;
  readonly storage?: KeyValue;
  /** Starts without a session. Default false. */
  readonly nobody?: boolean;
  /** A viewer of the lab acts as the customer. Default false. */
  readonly inter?: boolean;
  /** Links of the lab's configuration. */
  readonly links?: Partial<PortalConfiguration['links']>;
  /** Texts beside those of the account. */
  readonly bundles?: readonly TextBundle[];
}

export interface RenderedAsCustomer extends Rendered {
  readonly area: TradeArea;
  readonly storage: KeyValue;
  /** Path, and body or query as text, of every call. */
  readonly requests: RecordedRequest[];
  /** The long waits are over (`quickClock`). */
  readonly letTimePass: () => void;
  /** The page changes to another language. */
  readonly speak: (language: Language) => void;
}

const everyday = [kitTexts, listTexts, accountTexts, consentTexts, promotionsTexts, newsTexts];
const person = { cod_fot: '1001', c: 'c1', name: 'Giulia', surname: 'Zanetti', email: 'it@studio.test' };
const details = {
  code: '1001',
  name: 'Giulia',
  surname: 'Zanetti',
  email: 'it@studio.test',
  area: '1',
  sesso: 'M',
  company: {
    name: 'Studio Aurora',
    address: 'Via Roma 1',
    city: 'Padova',
    zip: '35100',
    state: 'PD',
    country: 'IT',
  },
};

/** Draws a widget of the account for one customer of a lab that is a table of answers. */
export async function renderAsCustomer(
  ui: ReactNode,
  options: CustomerOptions = {},
): Promise<RenderedAsCustomer> {
  const {
    language = 'en',
    storage = memoryStore(),
    nobody = false,
    inter = false,
    answers = {},
    bundles = [],
  } = options;
  const texts = [...everyday, ...bundles];
  const requests: RecordedRequest[] = [];
  const clock = quickClock();
  const ordinary: Answers = {
    '/check_token': { success: true, inter: inter ? 1 : 0, ...person },
    '/customer/details': { ...details, ...options.details },
  };
  if (!nobody) storage.set('token', 'secret-token');
  const portal = portalForTest(sitesFrom({ TA_LAB_ORIGIN: 'http://127.0.0.1:9' }));
  const area = createTradeArea({
    async fetch(url, { body }) {
      const call = recordRequest(url, body);
      requests.push(call);
      const { status, text } = await findAnswer({ ...ordinary, ...answers }, call.path);
      return {
        status,
        headers: { get: () => null },
        text: async () => text,
        arrayBuffer: async () => new TextEncoder().encode(text).buffer,
      };
    },
    clock,
    storage,
    log: silentLog,
    config: { ...portal, links: { ...portal.links, ...options.links } },
    keep: 'legacy',
    random: () => 0,
  });
  await area.session.start();
  const cache = new Map();
  const inside = (next: ReactNode, spoken = language) => (
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <AreaProvider tradeArea={area} language={spoken} bundles={texts}>
        {next}
      </AreaProvider>
    </SWRConfig>
  );
  const rendered = render(inside(ui));
  return {
    ...rendered,
    area,
    storage,
    requests,
    letTimePass: clock.letTimePass,
    speak: (next) => rendered.render(inside(ui, next)),
    render: (next) => rendered.render(inside(next)),
  };
}
