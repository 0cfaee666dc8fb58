import type { NeededRight } from '@trade-area/core/contract';
import type { IconShape } from '@trade-area/widgets';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { LayoutTexts } from './strings.ts';

type TitleKey = Exclude<keyof LayoutTexts, `activePromotions_${string}`>;

interface RouteFields {
  /** React Router path pattern, relative to `/ta/`: `order/:code/:action?`. */
  readonly path: string;
  /** Loads the page's component when the page is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** Text key of the page title; the text may contain the path parameter `code`. */
  readonly title: TitleKey;
  /** Title of the menu entry highlighted for this page. */
  readonly menu?: TitleKey;
  /** A page with an icon is a menu entry itself, in the order of the list. */
  readonly icon?: IconShape;
  /** The right that a person of the studio needs; others are told so. Default: every person may see the page. */
  readonly right?: NeededRight;
  /** Only for the internal account, customer code 0; anyone else gets the fallback page (ROUTE-20). Default false. */
  readonly isInternalOnly?: boolean;
  /** Beginning of the hash at which the page is shown without the side menu (PRINT-15). Default: it always has the menu. */
  readonly fullAreaAt?: string;
  /** The page is shown in English, whichever language is selected (PUB-05). Default false. */
  readonly isEnglishOnly?: boolean;
}

interface GuardedRoute extends RouteFields {
  /** Readable without a session (SES-18, PRIV-10, ROUTE-01). Default false. */
  readonly isPublic?: boolean;
  readonly isStandalone?: false;
}

interface StandaloneRoute extends RouteFields {
  /** Required: no guard checks a standalone page. */
  readonly isPublic: true;
  /** The page has its own layout, without header and menu, and is rendered outside the session guard. */
  readonly isStandalone: true;
}

/** One page of the portal: `app/routes.ts` lists them all. */
export type PortalRoute = GuardedRoute | StandaloneRoute;

/** A page that is an entry of the side menu. */
export interface MenuEntry {
  readonly title: TitleKey;
  readonly icon: IconShape;
  /** The right that its page needs. */
  readonly right: NeededRight;
  /** Address below `/ta/`: `orders-list`, '' for the home page. */
  readonly page: string;
}

/** The text key of a page title, with the values that the text contains. */
export interface PageTitle {
  readonly key: TitleKey;
  readonly values?: { readonly code: string };
}

/** The page that a path shows. */
export interface PortalPage {
  readonly route: PortalRoute;
  readonly title: PageTitle;
  /** The menu entry highlighted for this page; null for none. */
  readonly entry: MenuEntry | null;
  /** For `aria-current` of that entry: `page` on the entry's own page, `true` on its subpages. */
  readonly current: 'page' | 'true';
}

/** The list of pages, and what is derived from it. */
export interface RouteTable {
  readonly routes: readonly PortalRoute[];
  readonly menu: readonly MenuEntry[];
  /**
   * The page at a path without the leading `/ta`. React Router ranks the matches: a literal segment wins over a
   * parameter, `graphistore/disney` over `graphistore/:filter?` (ROUTE-05).
   * @param viewer `isInternal`: signed in as the internal account. Without a viewer, internal pages are hidden.
   */
  pageAt(pathname: string, viewer?: { readonly isInternal: boolean }): PortalPage;
}

/**
 * Derives menu and titles from the list of pages and hides the internal ones; `app/guard.ts` decides access. The last
 * route of the list is the fallback: for addresses that match no other route, and for pages hidden from this user.
 */
export function createRouteTable(routes: readonly [...PortalRoute[], PortalRoute]): RouteTable {
  const fallback = routes[routes.length - 1] as PortalRoute;
  const menu = routes.flatMap(({ title, icon, path, right = 'everyone' }) =>
    icon ? [{ title, icon, right, page: staticPart(path) }] : [],
  );
  return {
    routes,
    menu,
    pageAt(pathname, viewer) {
      const match = matchRoutes([...routes], pathname)?.[0];
      const isHidden = match?.route.isInternalOnly && !viewer?.isInternal;
      const route = match && !isHidden ? match.route : fallback;
      const code = isHidden ? undefined : match?.params['code'];
      const entry = menu.find(({ title }) => title === route.menu) ?? null;
      return {
        route,
        title: code === undefined ? { key: route.title } : { key: route.title, values: { code } },
        entry,
        current:
          pathname.split('/').filter(Boolean).join('/').toLowerCase() === entry?.page ? 'page' : 'true',
      };
    },
  };
}

/** The path before its first parameter or wildcard: `projects` of `projects/*`. */
function staticPart(path: string): string {
  return path.replace(/\/?[:*].*$/, '');
}
