import { useCallback, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TradeArea } from '@trade-area/core';
import { useSessionState, useTradeArea } from './provider.tsx';
import { useLanguage } from './text/engine.tsx';
import type { Remote } from './useRemote.ts';

type State = ReturnType<TradeArea['customerStore']['store']['getState']>;
type PartName = 'items' | 'promotions' | 'context';
type DataOf<P extends PartName> = NonNullable<State[P]['data']>;

/**
 * A part of the signed-in customer's data on the page (STATE-02). The first component that needs it asks for it once,
 * and everybody shows the same answer.
 */
export function useCustomerPart<P extends PartName>(part: P): Remote<DataOf<P>> {
  const { customerStore } = useTradeArea();
  const language = useLanguage();
  // Another customer: the former data is dropped and requested again.
  const code = useSessionState(({ phase, person }) => (phase === 'signedIn' ? person?.code : undefined));
  useEffect(() => {
    if (code !== undefined) void customerStore.need(part, language);
  }, [customerStore, part, language, code]);
  const { data, failure, working } = useStore(customerStore.store, (state) => state[part]);
  const retry = useCallback(() => void customerStore.retry(part, language), [customerStore, part, language]);
  return useMemo(
    () => ({
      data: (data ?? undefined) as DataOf<P> | undefined,
      failure: failure ?? undefined,
      asking: working,
      retry,
    }),
    [data, failure, working, retry],
  );
}
