import type { ReactElement } from 'react';
import type { Failure } from '@trade-area/core/kernel';
import { kitTexts } from '../kit/strings.ts';
import { useText } from '../kit/text/engine.tsx';
import { useFailureText } from '../kit/useFailureText.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, FailedState } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { configuratorTexts } from './strings.ts';

export interface NotLoadedProps {
  /** Id of the quote that was asked for; '' = none. */
  readonly quote: string;
  /** Address of the store; absent = there is no way back. */
  readonly storeHref: string | undefined;
  readonly isLoading: boolean;
  readonly loadFailure: Failure | null;
  readonly onRetry: () => Promise<void>;
}

/** In place of a product that is not here: it is coming, it failed, or there is none (CONF-04, CONF-21). */
export function NotLoaded({
  quote,
  storeHref,
  isLoading,
  loadFailure,
  onRetry,
}: NotLoadedProps): ReactElement {
  const t = useText(configuratorTexts);
  const kit = useText(kitTexts);
  const failureText = useFailureText();
  if (!loadFailure) return <Overlay text={kit('loading')} />;
  if (loadFailure.kind === 'notFound')
    return (
      <EmptyState
        title={t(quote === '' ? 'missingTitle' : 'missingQuoteTitle')}
        action={storeHref !== undefined && <Button href={storeHref}>{t('goToStore')}</Button>}
      >
        {t(quote === '' ? 'missingText' : 'missingQuoteText')}
      </EmptyState>
    );
  return (
    <FailedState
      title={kit('failedTitle')}
      retryLabel={kit('retry')}
      onRetry={() => void onRetry()}
      busy={isLoading}
    >
      {failureText(loadFailure)}
    </FailedState>
  );
}

/** Covers the configurator while it waits. */
export function Overlay({ text }: { readonly text: string }): ReactElement {
  return (
    <div className="ta-configurator-overlay">
      <Spinner label={text} />
    </div>
  );
}
