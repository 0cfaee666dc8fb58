import type { SessionState } from '@trade-area/core/auth';
import { changePasswordRoute, isPublicPage, loginAddress, passwordChangeOf, routeOf } from '../portal/addresses.ts';
import type { Place } from '../portal/addresses.ts';

/** What of the session the guard looks at. */
export type Seen = Pick<SessionState, 'phase' | 'ended' | 'mustChangePassword'> & {
  /** The lab could not be asked who is signed in. */
  readonly failed: boolean;
};

/**
 * What may be drawn at an address: the page in the portal's frame, the page as a visitor reads it, or the page alone,
 * which brings its own frame; nothing yet, or that it is not known who is signed in; or the route to go to instead.
 */
export type Passage = 'portal' | 'public' | 'alone' | 'waiting' | 'failed' | { readonly to: string };

/**
 * Decides before anything of a page is drawn or asked for (SES-18, SES-25, ROUTE-26).
 * @param at where the person is, as the router spells it: without the leading `/ta`.
 */
export function passageOf({ phase, ended, mustChangePassword, failed }: Seen, at: Place): Passage {
  const here = { pathname: `/ta${at.pathname}`, search: at.search, hash: at.hash };
  const starting = phase === 'starting';
  if (isPublicPage(here.pathname) && (phase === 'signedOut' || (starting && failed))) return 'public';
  if (starting) return failed ? 'failed' : 'waiting';
  // After a log out nobody is to come back to where the former one was (SES-21).
  if (phase === 'signedOut') return { to: routeOf(loginAddress(ended === 'loggedOut' ? null : here)) };
  const change = passwordChangeOf(at);
  if (mustChangePassword && change === null) return { to: changePasswordRoute(at) };
  // The same before and after the change: its success stays on the screen (SES-34).
  return mustChangePassword || change === 'onTheWay' ? 'alone' : 'portal';
}
