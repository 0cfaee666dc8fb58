import type { IconShape } from '@trade-area/widgets';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router';
import type { LayoutTexts } from './strings.ts';

type TitleKey = Exclude<keyof LayoutTexts, `activePromotions_${string}`>;

/** One page of the portal: `app/routes.ts` lists them all. */
export interface PortalRoute {
  /** Below `/ta/`, in the router's spelling: `order/:code/:action?`. */
  readonly path: string;
  /** Loads the code that draws the page, when it is first opened. */
  readonly load: () => Promise<ComponentType>;
  /** Key of the page's name; the text may name the parameter `code`. */
  readonly title: TitleKey;
  /** Title of the side menu's entry that the page is, or stands below. Entries keep the order of the list. */
  readonly menu?: TitleKey;
  /** Icon of the menu's entry: the page that carries it is the entry. */
  readonly icon?: IconShape;
  /** Readable without a session (SES-18, PRIV-10, ROUTE-01). Default false. */
  readonly public?: boolean;
  /** For the lab's own people; for everybody else the address does not exist (ROUTE-20). Default false. */
  readonly labOnly?: boolean;
  /** The page brings its own frame: no menu around it. Default false. */
  readonly standalone?: boolean;
  /** The page is shown in English whatever language is chosen (PUB-05). Default false. */
  readonly englishOnly?: boolean;
}

/** A page that is an entry of the side menu. */
export interface MenuEntry {
  readonly title: TitleKey;
  readonly icon: IconShape;
  /** Address below `/ta/`: `orders-list`, '' for the home page. */
  readonly page: string;
}

/** A page's title as a key of the texts, with its values. */
export interface PageTitle {
  readonly key: TitleKey;
  readonly values?: { readonly code: string };
}

/** The page that a path shows. */
export interface PortalPage {
  readonly route: PortalRoute;
  readonly title: PageTitle;
  /** The menu's entry that the page is, or stands below; null for none. */
  readonly entry: MenuEntry | null;
  /** For `aria-current` of that entry: `page` on its own page, `true` on one below it. */
  readonly current: 'page' | 'true';
}

/** Everything that is derived from the list of pages. */
export interface RouteTable {
  readonly routes: readonly PortalRoute[];
  readonly menu: readonly MenuEntry[];
  /** The page at a path without the leading `/ta`, by the router's own ranking (ROUTE-05). */
  pageAt(pathname: string, viewer?: { readonly isLab: boolean }): PortalPage;
}

/**
 * Derives menu, titles and access from the list of pages. Its last route is shown at every address that no other
 * route matches, and in place of pages that the viewer may not know of.
 */
export function createRouteTable(routes: readonly [...PortalRoute[], PortalRoute]): RouteTable {
  const fallback = routes[routes.length - 1] as PortalRoute;
  const menu = routes.flatMap(({ title, icon, path }) =>
    icon ? [{ title, icon, page: staticPart(path) }] : [],
  );
  return {
    routes,
    menu,
    pageAt(pathname, viewer) {
      const match = matchRoutes([...routes], pathname)?.[0];
      const isHidden = match?.route.labOnly && !viewer?.isLab;
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

/** `projects/*` and `graphistore/:filter?` are reached at `projects` and `graphistore`. */
function staticPart(path: string): string {
  return path.replace(/\/?[:*].*$/, '');
}
