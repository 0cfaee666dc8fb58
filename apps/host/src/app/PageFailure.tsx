import { Button, FailedState, kitTexts, useText } from '@trade-area/widgets';
import { useLatestReferenceText } from '@trade-area/widgets/portal';
import { useState } from 'react';
import type { PortalRoute } from '../layout/routeTable.ts';
import { usePage } from '../layout/usePage.ts';
import { AuthLayout } from '../pages/auth/AuthLayout.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { hrefOf } from '../portal/addresses.ts';
import { forgetFailedLoads, loadOnce, PageLoadError } from './loadOnce.ts';

/** Props of {@link PageFailure}. */
export interface PageFailureProps {
  readonly error: unknown;
  /** The page is outside the portal's layout, so its failure is drawn in a layout of its own. */
  readonly isStandalone: boolean;
  /** Draws the page again. */
  readonly onReset: () => void;
}

/** Replaces a page that broke or could not be loaded, with Retry. */
export function PageFailure({ error, isStandalone, onReset }: PageFailureProps) {
  const t = useText(authPageTexts);
  const common = useText(kitTexts);
  const latestReference = useLatestReferenceText();
  // Code that could not be loaded has nothing to do with the lab's latest answer.
  const text = `${t('pageFailedText')} ${error instanceof PageLoadError ? '' : latestReference}`;
  const { isBusy, retry } = useRetry(error, onReset);
  if (!isStandalone)
    return (
      <FailedState title={t('pageFailedTitle')} retryLabel={common('retry')} onRetry={retry} busy={isBusy}>
        {text}
      </FailedState>
    );
  return (
    <AuthLayout title={t('pageFailedTitle')} lead={text}>
      <p className="auth-layout__ways" role="alert">
        <Button variant="primary" onClick={retry} busy={isBusy}>
          {common('retry')}
        </Button>
        <Button href={hrefOf('')}>{t('toDashboard')}</Button>
      </p>
    </AuthLayout>
  );
}

/**
 * A page that broke is drawn again. Code that could not be loaded is asked for again first; where that fails too, a new
 * document is the only way left: browsers may keep a failed module, and a newer release may have replaced the file.
 * Without a connection the failure stays, because the browser has no document either.
 */
function useRetry(error: unknown, onReset: () => void) {
  const { route } = usePage();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (!(error instanceof PageLoadError)) return onReset();
    setBusy(true);
    if (!error.needsReload && (await isLoadable(route))) return onReset();
    if (navigator.onLine) return window.location.reload();
    return setBusy(false);
  };
  return { isBusy, retry: () => void retry() };
}

async function isLoadable({ load }: PortalRoute): Promise<boolean> {
  try {
    await loadOnce(load);
    return true;
  } catch {
    forgetFailedLoads();
    return false;
  }
}
