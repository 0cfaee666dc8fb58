import type { TradeArea } from '@trade-area/core';
import type { Observer, PortalConfiguration } from '@trade-area/core/kernel';
import { createContext, useContext } from 'react';
import type { LanguageSetting } from './languageSetting.ts';
import type { ThemeSetting } from './themeSetting.ts';

/** The portal's page: what every part of it may need, made once. */
export interface Portal {
  readonly config: PortalConfiguration;
  readonly tradeArea: TradeArea;
  readonly language: LanguageSetting;
  readonly theme: ThemeSetting;
  /** Analytics and error reports. */
  readonly observer: Observer;
  /** Learns who is signed in; again after a failure. Calls wait for it. */
  start(): Promise<void>;
}

const PortalContext = createContext<Portal | null>(null);

/** Gives the portal to the pages inside. */
export const PortalProvider = PortalContext.Provider;

/** The portal around this component. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('ta: a page stands outside <App>, so there is no portal around it.');
  return portal;
}
