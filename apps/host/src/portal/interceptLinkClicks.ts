import { base, routeOf } from './addresses.ts';

/** The part of a `MouseEvent` that decides about a link. */
export interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  composedPath(): readonly unknown[];
}

interface Anchor {
  readonly localName: 'a';
  readonly href: string;
  readonly target: string;
  readonly relList: { contains(word: string): boolean };
  hasAttribute(name: string): boolean;
}

/**
 * The route that a click on a plain `<a href="/ta/…">` leads to, so that links inside widgets need not know the router.
 * Null when the browser must follow the link itself: modifier keys, another target, a download, an address outside the
 * portal, or an anchor on the present page.
 */
export function routeOfClick(click: Click, here: string): string | null {
  const modified = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (click.defaultPrevented || modified) return null;
  const anchor = click.composedPath().find(isAnchor);
  if (!anchor || anchor.hasAttribute('download') || anchor.relList.contains('external')) return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  if (!URL.canParse(anchor.href)) return null;
  const to = new URL(anchor.href);
  const from = new URL(here);
  if (to.origin !== from.origin || !`${to.pathname}/`.startsWith(base)) return null;
  if (to.hash !== '' && to.pathname === from.pathname && to.search === from.search) return null;
  return routeOf(`${to.pathname}${to.search}${to.hash}`);
}

function isAnchor(node: unknown): node is Anchor {
  if (typeof node !== 'object' || node === null) return false;
  const { localName, href } = node as { localName?: unknown; href?: unknown };
  // An SVG link's href is an object.
  return localName === 'a' && typeof href === 'string' && href !== '';
}

/** Passes clicks on links of the portal to the router, until the returned function is called. */
export function interceptLinkClicks(
  page: Document,
  here: () => string,
  go: (route: string) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const route = routeOfClick(event, here());
    if (route === null) return;
    event.preventDefault();
    go(route);
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}
