import { destinationAfterSignIn, safeRedirect } from '@trade-area/core/auth';
import type { SignedIn } from '@trade-area/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { changePasswordRoute, routeOf } from '../../portal/addresses.ts';
import { usePortal } from '../../portal/usePortal.ts';

/** What {@link useDestination} gives. */
export interface AfterSignIn {
  /** The portal's own address the `redirect` of this page leads to, `/ta/` without a good one. */
  readonly wished: string;
  /** Goes where a sign-in leads (SES-13, SES-28), by way of a new password when one is asked for (SES-34). */
  readonly goOn: (outcome: SignedIn) => void;
}

/** Where this page's sign-in leads. Nothing but a path of the portal or a configured place (DEC-05, SES-27). */
export function useDestination(): AfterSignIn {
  const { links } = usePortal().config;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const { origin } = window.location;

  return {
    wished: safeRedirect(redirect, origin),
    goOn({ kind, redirectTo }) {
      const places = { portalOrigin: origin, elsewhere: [links.oldArea, links.website] };
      const to = destinationAfterSignIn({ redirectTo, redirect }, places);
      if (to.kind === 'elsewhere') return window.location.assign(to.address);
      const next = new URL(to.address, origin);
      const place = { pathname: routeOf(next.pathname), search: next.search, hash: next.hash };
      const route = kind === 'mustChangePassword' ? changePasswordRoute(place) : routeOf(to.address);
      void navigate(route, { replace: true });
    },
  };
}
