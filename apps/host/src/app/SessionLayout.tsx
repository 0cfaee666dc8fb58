import { useSessionState } from '@trade-area/widgets';
import { Framed, SwitchedNotice } from '@trade-area/widgets/portal';
import { Navigate, useLocation } from 'react-router';
import { PortalLayout } from '../layout/PortalLayout.tsx';
import { PublicLayout } from '../pages/auth/PublicLayout.tsx';
import { usePortal } from '../portal/usePortal.ts';
import { PageLoading } from '../portal/PageLoading.tsx';
import { decideAccess } from './guard.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { RightGate } from './RightGate.tsx';
import { LabUnreachable } from './LabUnreachable.tsx';

/** Whether the portal counts as framed, by the setting; null asks the browser (ROUTE-35). */
const framedBySetting = { auto: null, always: true, never: false } as const;

/** Draws the page in the layout that the guard decides. A lost session leads to the login here and nowhere else (SES-20). */
export function SessionLayout() {
  const { framed = 'auto' } = usePortal().config;
  return (
    <Framed.Provider value={framedBySetting[framed]}>
      <GuardedPage />
    </Framed.Provider>
  );
}

function GuardedPage() {
  const phase = useSessionState((state) => state.phase);
  const hasFailed = useSessionState((state) => state.startFailure !== null);
  const ended = useSessionState((state) => state.ended);
  const customer = useSessionState((state) => state.person?.code ?? '');
  const mustChangePassword = useSessionState((state) => state.mustChangePassword);
  const access = decideAccess({ phase, hasFailed, ended, mustChangePassword }, useLocation());

  switch (access) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return <LabUnreachable />;
    case 'public':
      return (
        <PublicLayout>
          <PageOutlet />
        </PublicLayout>
      );
    case 'standalone':
      return <PageOutlet isStandalone />;
    case 'portal':
      // The pages of another customer are mounted again, so that typed text never moves to them (T-A5).
      return (
        <div key={customer}>
          <SwitchedNotice />
          <PortalLayout>
            <RightGate>
              <PageOutlet />
            </RightGate>
          </PortalLayout>
        </div>
      );
    default:
      return <Navigate to={access.to} replace />;
  }
}
