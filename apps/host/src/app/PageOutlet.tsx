import { ErrorBoundary } from '@trade-area/widgets/portal';
import { useCallback } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePortal } from '../portal/usePortal.ts';
import { forgetFailedLoads } from './loadOnce.ts';
import { PageFailure } from './PageFailure.tsx';

/** Props of {@link PageOutlet}. */
export interface PageOutletProps {
  /** The page brings its own layout, so its failure does too. Default false. */
  readonly isStandalone?: boolean;
}

/** The page of the route. An error ends here, so that header and menu stay; another path clears it. */
export function PageOutlet({ isStandalone = false }: PageOutletProps) {
  const { pathname } = useLocation();
  const { observer } = usePortal();
  const onError = useCallback(
    (error: unknown) => {
      // Not earlier: React renders a failed page once more, with the same promise.
      forgetFailedLoads();
      observer.error(error, 'page');
    },
    [observer],
  );
  return (
    <ErrorBoundary
      resetKey={pathname}
      onError={onError}
      renderFailure={(error, reset) => (
        <PageFailure error={error} isStandalone={isStandalone} onReset={reset} />
      )}
    >
      <Outlet />
    </ErrorBoundary>
  );
}
