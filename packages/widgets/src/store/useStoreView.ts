import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { priceIn } from '@trade-area/core/pricing';
import { seesBeta, storeSettings } from '@trade-area/core/store';
import type { CardViewer, StoreKind, StoreRights, StoreSettings } from '@trade-area/core/store';
import { useFramed } from '../kit/framed.ts';
import { useSessionArea, useSessionState } from '../kit/provider.tsx';
import { useLanguage } from '../kit/text/engine.tsx';
import { useFormats } from '../kit/useFormats.ts';
import type { CatalogueData } from './catalogueData.ts';
import { useTicket } from './useTicket.ts';
import type { TicketedOpening } from './useTicket.ts';

/** Something a card offers, about to happen (OBS2-06). */
export interface CardAction {
  readonly name: 'explore' | 'create' | 'info' | 'choose';
  readonly slug: string;
  /** Where it leads; '' for the choice of editors. */
  readonly href: string;
}

/** Told before a card's action; `preventDefault` keeps the widget from doing it. */
export type OnCardAction = (action: CardAction, event: MouseEvent<HTMLElement>) => void;

/** Who looks at the store, and what its links and prices depend on. */
export interface StoreView extends StoreSettings {
  readonly kind: StoreKind;
  readonly rights: StoreRights;
  readonly viewer: CardViewer;
  readonly labOrigin: string;
  /** An amount of the wire in words; '' for none. */
  readonly price: (major: number | null) => string;
  /** ISO date as this customer reads it; '' for what is none. */
  readonly date: (value: string) => string;
  readonly currency: string;
  readonly onAction?: OnCardAction | undefined;
  readonly ticket: TicketedOpening;
}

/** The same object until something it says changes: cards are memoised by it. */
export function useStoreView(
  { kind, currency, askTicket }: Pick<CatalogueData, 'kind' | 'currency' | 'askTicket'>,
  onAction?: OnCardAction,
): StoreView {
  const { config } = useSessionArea();
  const language = useLanguage();
  const framed = useFramed();
  const c = useSessionState((state) => (state.phase === 'signedIn' ? (state.person?.c ?? '') : ''));
  const beta = useSessionState((state) => state.phase === 'signedIn' && seesBeta(state.features));
  const { money, date } = useFormats();
  const ticket = useTicket(askTicket);
  return useMemo(
    () => ({
      kind,
      rights: { kind, beta },
      viewer: { kind, language, c, ticket: '', framed },
      ...storeSettings(config),
      labOrigin: config.labOrigin,
      price(major) {
        const amount = priceIn(currency, major);
        return amount === null ? '' : money(amount);
      },
      date,
      currency,
      onAction,
      ticket,
    }),
    [kind, beta, language, c, framed, config, money, date, currency, onAction, ticket],
  );
}
