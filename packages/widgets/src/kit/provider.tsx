import { createContext, useCallback, useContext } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand';
import type { SessionArea, TradeArea } from '@trade-area/core';
import type { SessionState } from '@trade-area/core/auth';
import type { Language } from '@trade-area/core/contract';
import { referenceOf, scrub } from '@trade-area/core/kernel';
import type { Failure } from '@trade-area/core/kernel';
import { ErrorListener, FailureListener } from './failures.ts';
import { outsideProvider } from './outsideProvider.ts';
import type { TextBundle } from './text/bundle.ts';
import { TextProvider } from './text/engine.tsx';

const Area = createContext<SessionArea | null>(null);

export interface AreaProviderProps {
  /** Made once per page by `createTradeArea`; `createSessionArea` is enough for the widgets that sign in. */
  readonly tradeArea: SessionArea;
  /** The language of everything inside. */
  readonly language: Language;
  /** Texts to have ready before anything is shown, so that no screen mixes two languages. */
  readonly bundles: readonly TextBundle[];
  /** Called with every failure that a widget shows. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
  /** Called with every error that stopped a widget, after the log. */
  readonly onError?: ((error: unknown) => void) | undefined;
  readonly children?: ReactNode;
}

/** Gives the session, the gateway and the language to the widgets inside. */
export function AreaProvider({
  tradeArea,
  language,
  bundles,
  onFailure,
  onError,
  children,
}: AreaProviderProps): ReactElement {
  const { log, gateway } = tradeArea;
  const reportError = useCallback(
    (error: unknown, widget: string) => {
      log(
        'error',
        'ta: a widget stopped because of an error in it. Retry draws it again; if it stays, report:',
        {
          widget,
          error: scrub(error instanceof Error ? (error.stack ?? error.message) : String(error)),
          reference: referenceOf(gateway.latestRequestId()),
        },
      );
      onError?.(error);
    },
    [log, gateway, onError],
  );
  return (
    <Area.Provider value={tradeArea}>
      <FailureListener.Provider value={onFailure ?? null}>
        <ErrorListener.Provider value={reportError}>
          <TextProvider language={language} bundles={bundles}>
            {children}
          </TextProvider>
        </ErrorListener.Provider>
      </FailureListener.Provider>
    </Area.Provider>
  );
}

/** The session around this component. Throws for the developer when there is none. */
export function useSessionArea(): SessionArea {
  const area = useContext(Area);
  if (!area) {
    throw new Error(outsideProvider);
  }
  return area;
}

/**
 * The trade area around this component, with its features. Throws for the developer when there is none.
 *
 * @example
 * const { session } = useTradeArea();
 * <Button onClick={() => void session.signOut()}>Sign out</Button>
 */
export function useTradeArea(): TradeArea {
  const area = useSessionArea();
  if (!('orders' in area)) {
    throw new Error(
      'ta: a widget stands in a provider that can only sign in. Give <TradeAreaProvider> what createTradeArea made.',
    );
  }
  return area as TradeArea;
}

type CustomerStore = Pick<
  StoreApi<Pick<SessionState, 'customer' | 'person'>>,
  'getState' | 'getInitialState' | 'subscribe'
>;
const unknownCustomer = { customer: null, person: null };
const noSession: CustomerStore = {
  getState: () => unknownCustomer,
  getInitialState: () => unknownCustomer,
  subscribe: () => () => undefined,
};

/** Country and sales area of the customer; '' while unknown, and in a frame of the lab, which has no session. */
export function useCustomerRegion(): { readonly country: string; readonly area: string } {
  const store: CustomerStore = useContext(Area)?.session.store ?? noSession;
  const area = useStore(store, ({ customer, person }) => customer?.area ?? person?.area ?? '');
  const country = useStore(store, ({ customer }) => customer?.company.country ?? '');
  return { country, area };
}

/**
 * A part of the session's state; renders again when that part changes.
 *
 * @example
 * const name = useSessionState(({ person }) => person?.name);
 */
export function useSessionState<T>(select: (state: SessionState) => T): T {
  return useStore(useSessionArea().session.store, select);
}
