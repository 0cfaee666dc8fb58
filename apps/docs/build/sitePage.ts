import type { html } from 'hono/html';

/** Markup that is escaped where it must be. */
export type Html = ReturnType<typeof html>;

export const groups = ['Guides', 'Widgets', 'Reference'] as const;
export type Group = (typeof groups)[number];

/** A page before it is laid out. */
export interface SitePage {
  /** Address below the root of the site: '' or ending with '/'. */
  readonly path: string;
  readonly title: string;
  /** One sentence, for search engines and `llms.txt`. */
  readonly description: string;
  /** Where the contents list it; none for pages that only links lead to. */
  readonly group?: Group;
  /** The page as text, without its title. Links lead as in `file`. */
  readonly markdown: string;
  /** The document whose relative links its text has; '' = links are addresses of this site, with `/` at the beginning. */
  readonly file: string;
  /** Markup between the title and the text. */
  readonly before?: Html;
  /** Scripts of the site beside that of every page. */
  readonly scripts?: readonly ('example' | 'search')[];
  /** Scripts of widgets, such as `orders.js`. */
  readonly widgets?: readonly string[];
}
