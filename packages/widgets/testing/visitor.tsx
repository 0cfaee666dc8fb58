import type { ReactNode } from 'react';
import { createTradeArea } from '@trade-area/core';
import type { TradeArea } from '@trade-area/core';
import type { Language } from '@trade-area/core/contract';
import { memoryStore, silentLog, sitesFrom } from '@trade-area/core/kernel';
import { portalForTest } from '../../core/test/portal.ts';
import type { KeyValue, PortalConfiguration } from '@trade-area/core/kernel';
import { authTexts, passwordTexts } from '../src/auth/strings.ts';
import { AreaProvider } from '../src/kit/provider.tsx';
import { kitTexts } from '../src/kit/strings.ts';
import { render } from './render.tsx';
import type { Rendered } from './render.tsx';
import { quickClock } from './fakeLab.ts';

/** The lab's answer to a call: a JSON value, or a status that is a failure, with its headers. */
export type Reply =
  | unknown
  | { readonly status: number; readonly retryAfter?: string; readonly message?: string };

/** Form fields of one call. */
export type Sent = Readonly<Record<string, string>>;

export interface VisitorOptions {
  /** By the end of the path, laid over the ordinary answers; may wait. */
  readonly answers?: Readonly<Record<string, (sent: Sent, token: string) => Reply | Promise<Reply>>>;
  readonly language?: Language;
  /** Links of the lab's configuration. */
  readonly links?: Partial<PortalConfiguration['links']>;
  /** A session of customer 1001 is stored already. Default false. */
  readonly signedIn?: boolean;
  /** A token that came in the address. */
  readonly taToken?: string;
}

export interface RenderedAsVisitor extends Rendered {
  readonly area: TradeArea;
  readonly storage: KeyValue;
  /** Every call in order: the end of its path, its form fields and its token. */
  readonly requests: { readonly path: string; readonly sent: Sent; readonly token: string }[];
  /** Fields of the calls whose path ends so. */
  sentTo(end: string): readonly Sent[];
}

const customers: Readonly<Record<string, { readonly code: string; readonly company: string }>> = {
  'token-1001': { code: '1001', company: 'Studio Aurora' },
  'token-1002': { code: '1002', company: 'Atelier Lumière' },
};
const profileOf = (token: string) => {
  const { code, company } = customers[token] ?? { code: '', company: '' };
  return { cod_fot: code, c: `c${code}`, user: code, name: 'Giulia', surname: 'Zanetti', company, area: '1' };
};

/** The lab's ordinary yes to a sign-in. */
export const admitted = { status: '1', token: 'token-1001', ...profileOf('token-1001') };

/** Draws a widget for a signed-out visitor: a lab that knows two customers, and whatever `answers` say. */
export async function renderAsVisitor(
  ui: ReactNode,
  options: VisitorOptions = {},
): Promise<RenderedAsVisitor> {
  const { language = 'en', answers = {}, signedIn = false, taToken = null } = options;
  const requests: { path: string; sent: Sent; token: string }[] = [];
  const ordinary: NonNullable<VisitorOptions['answers']> = {
    '/auth/login': () => admitted,
    '/check_token': (_sent, token) =>
      customers[token] ? { success: true, email: 'it@studio.test', ...profileOf(token) } : { status: 401 },
    '/customer/details': (_sent, token) =>
      customers[token] ? { code: profileOf(token).cod_fot, company: { country: 'IT' } } : { status: 401 },
  };
  const storage = memoryStore(
    signedIn
      ? { token: 'token-1001', cod_fot: '1001', company: 'Studio Aurora', email: 'it@studio.test' }
      : {},
  );
  const portal = portalForTest(sitesFrom({ TA_LAB_ORIGIN: 'http://127.0.0.1:9' }));
  const area = createTradeArea({
    async fetch(url, { body, headers }) {
      const { pathname, searchParams } = new URL(url);
      const path = searchParams.get('endpoint') ?? pathname;
      const sent = Object.fromEntries(new URLSearchParams(typeof body === 'string' ? body : ''));
      const token = (headers['authorization'] ?? '').replace('Bearer ', '');
      requests.push({ path, sent, token });
      const table = { ...ordinary, ...answers };
      const found = Object.keys(table).find((end) => path.endsWith(end));
      const reply = found === undefined ? { success: true } : await table[found]?.(sent, token);
      const failure = isFailure(reply) ? reply : null;
      return {
        status: failure?.status ?? 200,
        headers: { get: (name) => (name === 'retry-after' ? (failure?.retryAfter ?? null) : null) },
        text: async () =>
          JSON.stringify(failure ? { error: { code: 'x', message: failure.message ?? '' } } : reply),
      };
    },
    clock: quickClock(),
    storage,
    log: silentLog,
    config: { ...portal, links: { ...portal.links, ...options.links } },
    keep: 'legacy',
    random: () => 0,
  });
  await area.session.start({ taToken });
  const inside = (next: ReactNode) => (
    <AreaProvider tradeArea={area} language={language} bundles={[kitTexts, authTexts, passwordTexts]}>
      {next}
    </AreaProvider>
  );
  const rendered = render(inside(ui));
  return {
    ...rendered,
    area,
    storage,
    requests,
    sentTo: (end) => requests.filter(({ path }) => path.endsWith(end)).map(({ sent }) => sent),
    render: (next) => rendered.render(inside(next)),
  };
}

function isFailure(
  reply: Reply,
): reply is { readonly status: number; readonly retryAfter?: string; readonly message?: string } {
  return typeof (reply as { status?: unknown } | null)?.status === 'number';
}
