import { SwitchedNotice, useSessionState } from '@trade-area/widgets';
import { Navigate, Outlet, useLocation } from 'react-router';
import { PortalLayout } from '../layout/PortalLayout.tsx';
import { PublicFrame } from '../pages/auth/PublicFrame.tsx';
import { changePasswordRoute, isPublicPage, loginAddress, passwordChangeOf, routeOf } from './addresses.ts';
import { StartFailed } from './StartFailed.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * The guard: decides before anything of a page is drawn (SES-18, SES-25). A lost session leads to the login here and
 * nowhere else (SES-20); pages of another customer begin anew, so that nothing typed moves to them (reliability A5).
 */
export function SessionFrame() {
  const phase = useSessionState((state) => state.phase);
  const failed = useSessionState((state) => state.startFailure !== null);
  const ended = useSessionState((state) => state.ended);
  const customer = useSessionState((state) => state.person?.code ?? '');
  const mustChangePassword = useSessionState((state) => state.mustChangePassword);
  const location = useLocation();
  const here = { ...location, pathname: `/ta${location.pathname}` };
  const isPublic = isPublicPage(here.pathname);

  if (isPublic && (phase === 'signedOut' || (phase === 'starting' && failed))) {
    return (
      <PublicFrame>
        <Outlet />
      </PublicFrame>
    );
  }
  if (phase === 'starting') return failed ? <StartFailed /> : <Waiting />;
  if (phase === 'signedOut') {
    // After a log out nobody is to come back to where the former one was (SES-21).
    return <Navigate to={routeOf(loginAddress(ended === 'loggedOut' ? null : here))} replace />;
  }
  const change = passwordChangeOf(location);
  if (mustChangePassword && change === null) return <Navigate to={changePasswordRoute(location)} replace />;
  // That page brings its own frame, the same before and after the change: its success stays on the screen.
  if (mustChangePassword || change === 'onTheWay') {
    return <Outlet />;
  }
  return (
    <div key={customer}>
      <SwitchedNotice />
      <PortalLayout />
    </div>
  );
}
