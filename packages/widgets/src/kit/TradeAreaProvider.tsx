import { useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { SessionArea } from '@trade-area/core';
import type { Language } from '@trade-area/core/contract';
import type { Failure } from '@trade-area/core/kernel';
import { AreaProvider } from './provider.tsx';
import type { TextBundle } from './text/bundle.ts';

/** Props of {@link TradeAreaProvider}. */
export interface TradeAreaProviderProps {
  /** From `createTradeArea`, made once for the page. */
  readonly tradeArea: SessionArea;
  /** Language of everything inside. Default `en`. */
  readonly lang?: Language | undefined;
  /** `auto`, the default, follows the page's `color-scheme`. */
  readonly theme?: 'auto' | 'light' | 'dark' | undefined;
  /** Texts to have ready before anything is shown. Default: each widget loads its own. */
  readonly bundles?: readonly TextBundle[] | undefined;
  /** Called with every failure that a widget shows. */
  readonly onFailure?: ((failure: Failure) => void) | undefined;
  /** Called with every error that stopped a widget; the person sees a message and Retry. */
  readonly onError?: ((error: unknown) => void) | undefined;
  /** The page: the widgets, and anything around them. */
  readonly children?: ReactNode;
}

const noBundles: readonly TextBundle[] = [];

/**
 * Gives session, language and theme to the widgets inside, and starts the session once it is on the page.
 *
 * @example
 * <TradeAreaProvider tradeArea={tradeArea} lang="en">
 *   <SignedInGate signedOut={<LoginForm />}>
 *     <OrdersDashboard hrefs={hrefs} />
 *   </SignedInGate>
 * </TradeAreaProvider>
 */
export function TradeAreaProvider({
  tradeArea,
  lang = 'en',
  theme = 'auto',
  bundles = noBundles,
  onFailure,
  onError,
  children,
}: TradeAreaProviderProps): ReactElement {
  useEffect(() => {
    const { session } = tradeArea;
    if (session.store.getState().phase === 'starting') void session.start();
  }, [tradeArea]);
  return (
    <div className="ta-root" data-theme={theme} lang={lang} dir="ltr">
      <AreaProvider
        tradeArea={tradeArea}
        language={lang}
        bundles={bundles}
        onFailure={onFailure}
        onError={onError}
      >
        {children}
      </AreaProvider>
    </div>
  );
}
