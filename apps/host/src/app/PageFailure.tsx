import { Button, FailedState, kitTexts, useText } from '@trade-area/widgets';
import { useState } from 'react';
import type { PortalRoute } from '../layout/routeTable.ts';
import { usePage } from '../layout/usePage.ts';
import { AuthFrame } from '../pages/auth/AuthFrame.tsx';
import { authPageTexts } from '../pages/auth/strings.ts';
import { hrefOf } from '../portal/addresses.ts';
import { forgetFailedLoads, loadOnce, PageLoadError } from './loadOnce.ts';

/** Props of {@link PageFailure}. */
export interface PageFailureProps {
  readonly error: unknown;
  /** Without the portal's frame around it. */
  readonly standalone: boolean;
  /** Draws the page again. */
  readonly onReset: () => void;
}

/** In place of a page that broke or could not be loaded: the reason, and Retry. */
export function PageFailure({ error, standalone, onReset }: PageFailureProps) {
  const t = useText(authPageTexts);
  const common = useText(kitTexts);
  const { isBusy, retry } = useRetry(error, onReset);
  if (!standalone)
    return (
      <FailedState title={t('brokenTitle')} retryLabel={common('retry')} onRetry={retry} busy={isBusy}>
        {t('brokenText')}
      </FailedState>
    );
  return (
    <AuthFrame title={t('brokenTitle')} lead={t('brokenText')}>
      <p className="auth-frame__ways" role="alert">
        <Button variant="primary" onClick={retry} busy={isBusy}>
          {common('retry')}
        </Button>
        <Button href={hrefOf('')}>{t('toHome')}</Button>
      </p>
    </AuthFrame>
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
