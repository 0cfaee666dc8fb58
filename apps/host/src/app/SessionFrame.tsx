import { useSessionState } from '@trade-area/widgets';
import { Framed, SwitchedNotice } from '@trade-area/widgets/portal';
import { Navigate, useLocation } from 'react-router';
import { PortalLayout } from '../layout/PortalLayout.tsx';
import { PublicFrame } from '../pages/auth/PublicFrame.tsx';
import { usePortal } from '../portal/usePortal.ts';
import { Waiting } from '../portal/Waiting.tsx';
import { decideAccess } from './guard.ts';
import { PageOutlet } from './PageOutlet.tsx';
import { StartFailed } from './StartFailed.tsx';

/** Whether the portal counts as framed, by the setting; null asks the browser (ROUTE-35). */
const framedBySetting = { auto: null, always: true, never: false } as const;

/** Draws what the guard decides. A lost session leads to the login here and nowhere else (SES-20). */
export function SessionFrame() {
  const { framed = 'auto' } = usePortal().config;
  return (
    <Framed.Provider value={framedBySetting[framed]}>
      <GuardedPage />
    </Framed.Provider>
  );
}

function GuardedPage() {
  const phase = useSessionState((state) => state.phase);
  const failed = useSessionState((state) => state.startFailure !== null);
  const ended = useSessionState((state) => state.ended);
  const customer = useSessionState((state) => state.person?.code ?? '');
  const mustChangePassword = useSessionState((state) => state.mustChangePassword);
  const access = decideAccess({ phase, failed, ended, mustChangePassword }, useLocation());

  switch (access) {
    case 'waiting':
      return <Waiting />;
    case 'failed':
      return <StartFailed />;
    case 'public':
      return (
        <PublicFrame>
          <PageOutlet />
        </PublicFrame>
      );
    case 'standalone':
      return <PageOutlet standalone />;
    case 'portal':
      // The pages of another customer are mounted anew, so that typed text never moves to them (T-A5).
      return (
        <div key={customer}>
          <SwitchedNotice />
          <PortalLayout>
            <PageOutlet />
          </PortalLayout>
        </div>
      );
    default:
      return <Navigate to={access.to} replace />;
  }
}
