import { home, safeRedirect } from '@trade-area/core/auth';

/** Where the portal lives (SES-01). With its slash, so that the home page keeps its documented address. */
export const base = '/ta/';

/** Where a page is: the parts of an address after its origin. */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Address of a page for a plain link: `orders-list` is `/ta/orders-list`, '' the home page. */
export function hrefOf(page: string): string {
  return `${base}${page}`;
}

/** Address of the login that leads back to the page the person came from (SES-18, SES-20, SES-25). */
export function loginAddress(from: PageLocation | null): string {
  if (from === null) return `${base}login`;
  const back = safeRedirect(`${from.pathname}${from.search}${from.hash}`, 'https://portal.invalid');
  return back === home ? `${base}login` : `${base}login?redirect=${encodeURIComponent(back)}`;
}

/** An address of the portal as the router spells it: without the leading `/ta`. */
export function routeOf(address: string): string {
  if (address === '/ta') return '/';
  return address.startsWith(base) ? address.slice(base.length - 1) : address;
}

/** Route on which a temporary password is replaced by an own one; it leads on to `from` afterwards (SES-34). */
export function changePasswordRoute(from: PageLocation): string {
  const back = routeOf(
    safeRedirect(`/ta${from.pathname}${from.search}${from.hash}`, 'https://portal.invalid'),
  );
  return `/account?page=changePassword&redirect=${encodeURIComponent(`/ta${back}`)}`;
}

/** The change of password that a route asks for: on the way to another page, or by choice; null for none. */
export function passwordChangeOf({
  pathname,
  search,
}: Pick<PageLocation, 'pathname' | 'search'>): 'withRedirect' | 'withoutRedirect' | null {
  const query = new URLSearchParams(search);
  if (!/^\/account\/?$/i.test(pathname) || query.get('page') !== 'changePassword') return null;
  return query.has('redirect') ? 'withRedirect' : 'withoutRedirect';
}
