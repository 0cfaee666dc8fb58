import type { HtmlSources } from './allowed.ts';
import { sanitiseNatively } from './native.ts';
import { plainText } from './plainText.ts';
import { enforceAllowlist } from './enforceAllowlist.ts';
import { stripInlineHandlers } from './stripInlineHandlers.ts';

type Purify = (html: string, view: Window) => DocumentFragment | null;

/** DOMPurify comes when the first HTML is to be shown; a file that did not come is asked for again the next time. */
let loading: Promise<Purify> | null = null;

async function loadPurify(): Promise<Purify> {
  loading ??= import('./purify.ts').then((module) => module.purify);
  try {
    return await loading;
  } catch (error) {
    loading = null;
    throw error;
  }
}

/** Content that may be put into the page: clean nodes, or, where nothing may be parsed, the text alone. */
export type SafeHtmlResult =
  | { readonly kind: 'nodes'; readonly nodes: DocumentFragment }
  | { readonly kind: 'words'; readonly words: string };

/**
 * HTML of the lab made safe: by DOMPurify; where the page's Trusted Types forbid it, by the browser's own sanitiser;
 * else its words alone. Never rejects, never gives nothing for something.
 */
export async function safeNodes(html: string, page: Document, sources: HtmlSources): Promise<SafeHtmlResult> {
  const view = page.defaultView;
  const nodes = view && (await cleaned(stripInlineHandlers(html), page, view));
  if (!nodes) return { kind: 'words', words: plainText(html) };
  enforceAllowlist(nodes, sources, view.location.origin);
  return { kind: 'nodes', nodes };
}

async function cleaned(html: string, page: Document, view: Window): Promise<DocumentFragment | null> {
  try {
    const purify = await loadPurify();
    const nodes = purify(html, view);
    if (nodes) return nodes;
  } catch {
    // Not loaded, or it stumbled over the page's policy: the browser's own is next.
  }
  return sanitiseNatively(html, page);
}
