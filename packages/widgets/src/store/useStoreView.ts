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
import { useTicketLinks } from './useTicketLinks.ts';
import type { TicketLinkOpener } from './useTicketLinks.ts';

/** An action of a card that is about to happen (OBS2-06). */
export interface CardAction {
  readonly name: 'explore' | 'create' | 'info' | 'choose';
  readonly slug: string;
  /** Where it leads; '' for the choice of editors. */
  readonly href: string;
}

/** Called before a card's action; `preventDefault` keeps the widget from doing it. */
export type OnCardAction = (action: CardAction, event: MouseEvent<HTMLElement>) => void;

/** The viewer of the store, and everything that its links and prices depend on. */
export interface StoreView extends StoreSettings {
  readonly kind: StoreKind;
  readonly rights: StoreRights;
  readonly viewer: CardViewer;
  readonly labOrigin: string;
  /** A formatted price for an amount of the wire; '' for none. */
  readonly price: (major: number | null) => string;
  /** A formatted date for an ISO date; '' for an invalid one. */
  readonly date: (value: string) => string;
  readonly currency: string;
  readonly onAction?: OnCardAction | undefined;
  readonly ticket: TicketLinkOpener;
}

/**
 * Keeps its identity until a value changes: cards are memoised by it.
 *
 * @example
 * const view = useStoreView(catalogueOf(rows, { today: '2026-11-21' }));
 */
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
  const ticket = useTicketLinks(askTicket);
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
