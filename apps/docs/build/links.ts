import { posix } from 'node:path';
import type { ResolveLink } from './markdown.ts';

/** The way from one page to an address of the site, so that the site works in any folder of any host. */
export function relativeTo(path: string, address: string): string {
  const [target = '', heading] = address.split('#');
  const anchor = heading === undefined ? '' : `#${heading}`;
  const way = posix.relative(`/${path}`, `/${target}`);
  const folder = target === '' || target.endsWith('/') ? `${way === '' ? '.' : way}/` : way;
  return target === path && anchor !== '' ? anchor : `${folder}${anchor}`;
}

/**
 * Links of a page's text. An address of the site begins with `/`; any other is one of the repository, from the page's
 * document, and leads to the page that shows it. Links to what the site does not show become plain text.
 */
export function linksOf(
  page: { readonly path: string; readonly file: string },
  documents: ReadonlyMap<string, string>,
): ResolveLink {
  return (href) => {
    if (/^[a-z]+:/.test(href)) return href;
    if (href.startsWith('/')) return relativeTo(page.path, href.slice(1));
    const [target = '', heading] = href.split('#');
    const file = target === '' ? page.file : posix.join(posix.dirname(page.file), target);
    const address = documents.get(heading === undefined ? file : `${file}#${heading}`);
    if (address !== undefined) return relativeTo(page.path, address);
    return target === '' ? href : null;
  };
}
