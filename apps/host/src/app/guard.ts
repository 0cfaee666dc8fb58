import type { SessionState } from '@trade-area/core/auth';
import { changePasswordRoute, loginAddress, passwordChangeOf, routeOf } from '../portal/addresses.ts';
import type { PageLocation } from '../portal/addresses.ts';
import { routeTable } from './routes.ts';

/** The part of the session that decides about access. */
export type SessionFacts = Pick<SessionState, 'phase' | 'ended' | 'mustChangePassword'> & {
  /** The lab could not be asked who is signed in. */
  readonly failed: boolean;
};

/**
 * How a page may be drawn: in the portal's frame, in the frame for visitors, or standalone, when it brings its own
 * frame. `waiting` until it is known who is signed in, `failed` when that could not be learned; otherwise the route to
 * go to instead.
 */
export type Access = 'portal' | 'public' | 'standalone' | 'waiting' | 'failed' | { readonly to: string };

/**
 * Decides before anything of a page is drawn or asked for (SES-18, SES-25, ROUTE-26). Which pages are public is judged
 * by the same table that draws them, so that no spelling of a path shows a page under another page's rule.
 * @param at the location as the router spells it: without the leading `/ta`.
 */
export function decideAccess(session: SessionFacts, at: PageLocation): Access {
  const { phase, ended, mustChangePassword, failed } = session;
  const isStarting = phase === 'starting';
  const isPublic = routeTable.pageAt(at.pathname).route.public === true;
  if (isPublic && (phase === 'signedOut' || (isStarting && failed))) return 'public';
  if (isStarting) return failed ? 'failed' : 'waiting';
  if (phase === 'signedOut') {
    const from = { pathname: `/ta${at.pathname}`, search: at.search, hash: at.hash };
    // After a sign-out the next person is not led to the page of the former one (SES-21).
    return { to: routeOf(loginAddress(ended === 'loggedOut' ? null : from)) };
  }
  const change = passwordChangeOf(at);
  if (mustChangePassword && change === null) return { to: changePasswordRoute(at) };
  // The same before and after the change: its success stays on the screen (SES-34).
  return mustChangePassword || change === 'onTheWay' ? 'standalone' : 'portal';
}
