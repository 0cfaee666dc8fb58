import type { TradeArea } from '@trade-area/core';
import type { Observer, PortalConfiguration } from '@trade-area/core/kernel';
import { createContext, useContext } from 'react';
import type { LanguageSetting } from './languageSetting.ts';
import type { ThemeSetting } from './themeSetting.ts';

/** Everything that the parts of the portal share, made once for a document. */
export interface Portal {
  readonly config: PortalConfiguration;
  readonly tradeArea: TradeArea;
  readonly language: LanguageSetting;
  readonly theme: ThemeSetting;
  /** Analytics and error reports. */
  readonly observer: Observer;
  /** Asks the lab who is signed in; called again after a failure. Other calls wait for it. */
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
