import { home, safeRedirect } from '@trade-area/core/auth';

/** Where the portal lives (SES-01). With its slash, so that the home page keeps its documented address. */
export const base = '/ta/';

/** Pages that need no session: the first three are sign-in pages (SES-18, PRIV-10, ROUTE-01). */
export const signInPages = ['login', 'signup', 'recovery-password'] as const;
const publicStorePage = 'graphistore-public';
const publicPages: readonly string[] = [...signInPages, 'privacy', publicStorePage, 'contact', 'showvideo'];

export interface Place {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** `/ta/orders-list` is the page `orders-list`; the home page is ''. Unknown spellings of a path are no public page. */
export function pageOf(pathname: string): string {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : '';
  return path.replace(/\/+$/, '').toLowerCase();
}

export function isPublicPage(pathname: string): boolean {
  return publicPages.includes(pageOf(pathname));
}

/** The public store, whatever language is stored (PUB-05). */
export function speaksEnglishOnly(pathname: string): boolean {
  return pageOf(pathname) === publicStorePage;
}

/** Address of the login that leads back to where the person was (SES-18, SES-20, SES-25). */
export function loginAddress(from: Place | null): string {
  if (from === null) return `${base}login`;
  const back = safeRedirect(`${from.pathname}${from.search}${from.hash}`, 'https://portal.invalid');
  return back === home ? `${base}login` : `${base}login?redirect=${encodeURIComponent(back)}`;
}

/** An address of the portal as the router spells it: without the leading `/ta`. */
export function routeOf(address: string): string {
  if (address === '/ta') return '/';
  return address.startsWith(base) ? address.slice(base.length - 1) : address;
}

/** Where the person who came with a temporary password chooses an own one, and goes on from (SES-34). */
export function changePasswordRoute(from: Place): string {
  const back = routeOf(
    safeRedirect(`/ta${from.pathname}${from.search}${from.hash}`, 'https://portal.invalid'),
  );
  return `/account?page=changePassword&redirect=${encodeURIComponent(`/ta${back}`)}`;
}

/** The change of the password a route asks for: on the way somewhere, or by the person's own wish; null for none. */
export function passwordChangeOf({
  pathname,
  search,
}: Pick<Place, 'pathname' | 'search'>): 'onTheWay' | 'own' | null {
  const query = new URLSearchParams(search);
  if (!/^\/account\/?$/i.test(pathname) || query.get('page') !== 'changePassword') return null;
  return query.has('redirect') ? 'onTheWay' : 'own';
}
