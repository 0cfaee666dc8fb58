import { createFileLoader } from '@trade-area/core/kernel';
import type { HtmlSources } from './allowed.ts';
import { sanitiseNatively } from './native.ts';
import { plainText } from './plainText.ts';
import { enforceAllowlist } from './enforceAllowlist.ts';
import { stripInlineHandlers } from './stripInlineHandlers.ts';

/** DOMPurify comes when the first HTML is to be shown. */
const loadPurify = createFileLoader('purify', () => import('./purify.ts'));

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
    const { purify } = await loadPurify();
    const nodes = purify(html, view);
    if (nodes) return nodes;
  } catch {
    // Refused or late, or it stumbled over the page's policy: the browser's own is next.
  }
  return sanitiseNatively(html, page);
}
