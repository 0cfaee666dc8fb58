import type { Sites } from '@trade-area/core/kernel';
import { textFile, openFolder } from './folder.ts';
import { createFragmentIncluder } from './includeFragments.ts';
import { framedShopHeaders, shopHeaders, strictHeaders } from './policy.ts';
import type { Handler } from './portal.ts';
import { sendFile, sendText } from './send.ts';

/** Replaces `{{LAB}}`, `{{PORTAL}}` and `{{DEMO}}` by the origins of the three sites. */
export function withOrigins(html: string, sites: Sites): string {
  const origins: Readonly<Record<string, string>> = {
    LAB: sites.lab,
    PORTAL: sites.portal,
    DEMO: sites.demo,
  };
  return html.replace(/\{\{(LAB|PORTAL|DEMO)\}\}/g, (_all, name: string) => origins[name] ?? '');
}

/** Replaces `{{PART header}}` by `parts/header.html`, in which the link to the page itself is marked. */
async function withParts(html: string, path: string, files: ReturnType<typeof openFolder>): Promise<string> {
  const names = new Set([...html.matchAll(/\{\{PART (\w+)\}\}/g)].map(([, name = '']) => name));
  let page = html;
  for (const name of names) {
    const part = (await files(`/parts/${name}.html`))?.bytes.toString() ?? '';
    page = page.replaceAll(
      `{{PART ${name}}}`,
      part.replace(`href="${path}"`, (link) => `${link} aria-current="page"`),
    );
  }
  return page;
}

/**
 * Serves the partner and shop pages: files of a folder, those under `/strict/` with the strictest policy, and those under
 * `/licensed/` for frames of the portal.
 */
export function demoHandler(folder: string, sites: Sites): Handler {
  const files = openFolder(folder);
  const include = createFragmentIncluder(sites.lab);
  return async (request, response, url) => {
    const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
    const strict = path.startsWith('/strict/');
    const isFramed = path.startsWith('/licensed/');
    const headers = strict ? strictHeaders(sites) : isFramed ? framedShopHeaders(sites) : shopHeaders(sites);
    const file = (await files(path)) ?? (await files(`${path}.html`));
    if (!file) return sendText(response, 404, 'Page not found. See the list of pages at /');
    if (!file.type.startsWith('text/html')) return sendFile(request, response, file, headers);
    const whole = await withParts(file.bytes.toString(), path.replace(/index\.html$/, ''), files);
    const { html, styles } = await include(withOrigins(whole, sites));
    const allowed = strict ? strictHeaders(sites, styles) : headers;
    return sendFile(request, response, textFile(html, file.type), allowed);
  };
}
