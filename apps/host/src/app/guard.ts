import type { SessionState } from '@trade-area/core/auth';
import { changePasswordRoute, loginAddress, passwordChangeOf, routeOf } from '../portal/addresses.ts';
import type { PageLocation } from '../portal/addresses.ts';
import { routeTable } from './routes.ts';

/** The part of the session that decides about access. */
export type SessionFacts = Pick<SessionState, 'phase' | 'ended' | 'mustChangePassword'> & {
  /** The lab could not be asked who is signed in. */
  readonly hasFailed: boolean;
};

/**
 * How a page may be drawn: in the portal's layout, in the layout for visitors, or standalone, when it brings its own
 * layout. `loading` until it is known who is signed in, `failed` when that could not be learned; otherwise the route to
 * go to instead.
 */
export type Access = 'portal' | 'public' | 'standalone' | 'loading' | 'failed' | { readonly to: string };

/**
 * Decides before anything of a page is drawn or asked for (SES-18, SES-25, ROUTE-26). Which pages are public is judged
 * by the same table that draws them, so that no spelling of a path shows a page under another page's rule.
 * @param at the location as the router spells it: without the leading `/ta`.
 */
export function decideAccess(session: SessionFacts, at: PageLocation): Access {
  const { phase, ended, mustChangePassword, hasFailed } = session;
  const isStarting = phase === 'starting';
  const isPublic = routeTable.pageAt(at.pathname).route.isPublic === true;
  if (isPublic && (phase === 'signedOut' || (isStarting && hasFailed))) return 'public';
  if (isStarting) return hasFailed ? 'failed' : 'loading';
  if (phase === 'signedOut') {
    const from = { pathname: `/ta${at.pathname}`, search: at.search, hash: at.hash };
    // After a sign-out the next person is not led to the page of the former one (SES-21).
    return { to: routeOf(loginAddress(ended === 'loggedOut' ? null : from)) };
  }
  const change = passwordChangeOf(at);
  if (mustChangePassword && change === null) return { to: changePasswordRoute(at) };
  // The same before and after the change: its success stays on the screen (SES-34).
  return mustChangePassword || change === 'withRedirect' ? 'standalone' : 'portal';
}
