import { configuratorPrice, customerStore, publicStore } from '@trade-area/core/contract';
import type { ConfiguratorAnswer, ConfiguredPrice, StoreItem } from '@trade-area/core/contract';
import { findConfigurator } from '@trade-area/core/configurator';
import type { ConfiguratorLink } from '@trade-area/core/configurator';
import { fieldsOf } from '@trade-area/core/pricing';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useRemote } from '../kit/useRemote.ts';
import type { Remote } from '../kit/useRemote.ts';
import { explainable } from './explained.ts';
import type { ToldPrice } from './priceOf.ts';

/** Values of a configuration by the name of their field, such as `{ Size: '30x30', Pages: 40 }`. */
export type Options = Readonly<Record<string, string | number>>;

/** ISO 4217, of what a visitor is shown where the page names none. */
export const visitorCurrency = 'EUR';

/** The product's row of the catalogue that this person sees: the customer's own, or the public one. */
export function useStoreRow(product: string, currency: string): Remote<readonly StoreItem[]> {
  const lang = useLanguage();
  const { session } = useSessionArea();
  const phase = useSessionState((state) => state.phase);
  const startFailure = useSessionState((state) => state.startFailure);
  const working = useSessionState((state) => state.working);
  const isAsked = product !== '';
  const own = useRemote(customerStore, isAsked && phase === 'signedIn' ? { query: { lang } } : null);
  const shared = useRemote(
    publicStore,
    isAsked && phase === 'signedOut' ? { query: { lang, currency } } : null,
  );
  // Whose prices they are is not known: the row is asked for when the session has begun.
  if (isAsked && phase === 'starting' && startFailure)
    return {
      data: undefined,
      failure: startFailure,
      asking: working === 'start',
      retry: () => void session.start(),
    };
  return phase === 'signedIn' ? own : shared;
}

/** The configurator that makes a product, by its ways in the catalogue; null = it is made otherwise. */
export function configuratorOf(item: StoreItem): ConfiguratorLink | null {
  return findConfigurator([item.link_buy, ...item.child.map(({ link_buy: address }) => address)]);
}

export interface PriceQuestion {
  /** Slug. */
  readonly product: string;
  /** Number of the configurator; '' = that of the product. */
  readonly configurator: string;
  /** null = the lowest price of the product. */
  readonly options: Options | null;
  /** ISO 4217; '' = the customer's own, EUR for visitors. */
  readonly currency: string;
}

export interface FoundPrice {
  readonly told: ToldPrice;
  /** How it comes about; null = a product's lowest price, or none that explains itself. */
  readonly explained: ConfiguredPrice | null;
  /** Why the configuration cannot be ordered; empty of a product. */
  readonly problems: ConfiguratorAnswer['problems'];
  /** Working days of the production, such as "8-10"; '' = not known. */
  readonly days: string;
  /** ISO day on which it is ready to ship when its files arrive today; '' = not known. */
  readonly dispatchDate: string;
}

/** The price of a product or of a configuration, as this person sees it; `null` in it = there is no such product. */
export function usePriceOf(question: PriceQuestion): Remote<FoundPrice | null> {
  const { product, configurator, options, currency: wanted } = question;
  const lang = useLanguage();
  const customerCurrency = useSessionState(({ customer }) => customer?.currency ?? '');
  const currency = wanted === '' ? visitorCurrency : wanted;
  const catalogue = useStoreRow(configurator !== '' && options ? '' : product, currency);
  const item = catalogue.data?.find(({ slug }) => slug === product);
  const link = configurator === '' ? item && configuratorOf(item) : { configurator, ed: '' };
  const configured = useRemote(
    configuratorPrice,
    options && link
      ? {
          body: {
            configurator: link.configurator,
            ...(product === '' ? {} : { product }),
            lang,
            currency,
            fields: fieldsOf(new Map(Object.entries(options))),
          },
        }
      : null,
  );
  if (options && (link || catalogue.data === undefined)) {
    if (!link) return { ...catalogue, data: undefined };
    return { ...configured, data: configured.data && ofAnswer(configured.data) };
  }
  return {
    ...catalogue,
    data: catalogue.data && (item && !options ? ofItem(item, customerCurrency || currency) : null),
  };
}

function ofItem(item: StoreItem, currency: string): FoundPrice {
  const { slug, prezzo_da: amount, prezzo_tipo: kind, giorni: days, dispatch_date: dispatchDate } = item;
  const shown = amount === null ? '' : kind === 'retail' ? 'retail' : 'net';
  const told = { product: slug, amount, currency, kind: shown, isFrom: true } as const;
  return { told, explained: null, problems: [], days, dispatchDate };
}

function ofAnswer({ slug, price, problems, dispatch_date: dispatchDate }: ConfiguratorAnswer): FoundPrice {
  const amount = price?.total ?? null;
  const kind = amount === null ? '' : price?.kind === 'retail' ? 'retail' : 'net';
  const currency = price?.currency ?? '';
  const told = { product: slug, amount, currency, kind, isFrom: false } as const;
  return { told, explained: explainable(price), problems, days: '', dispatchDate };
}
