import { destinationAfterSignIn, safeRedirect } from '@trade-area/core/auth';
import type { SignedIn } from '@trade-area/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { changePasswordRoute, routeOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';

/** Result of {@link useDestination}. */
export interface AfterSignIn {
  /** The portal's own address that the page's `redirect` names; `/ta/` without a valid one. */
  readonly destination: string;
  /** Opens the page that a sign-in leads to (SES-13, SES-28), after the change of a temporary password (SES-34). */
  readonly openDestination: (outcome: SignedIn) => void;
}

/** The page that a sign-in leads to: a path of the portal or a configured site, nothing else (DEC-05, SES-27). */
export function useDestination(): AfterSignIn {
  const { links } = usePortal().config;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const { origin } = window.location;

  return {
    destination: safeRedirect(redirect, origin),
    openDestination({ kind, redirectTo }) {
      const sites = { portalOrigin: origin, elsewhere: [links.oldArea, links.website] };
      const to = destinationAfterSignIn({ redirectTo, redirect }, sites);
      if (to.kind === 'elsewhere') return window.location.assign(to.address);
      const next = new URL(to.address, origin);
      const location = { pathname: routeOf(next.pathname), search: next.search, hash: next.hash };
      const route = kind === 'mustChangePassword' ? changePasswordRoute(location) : routeOf(to.address);
      void navigate(route, { replace: true });
    },
  };
}
