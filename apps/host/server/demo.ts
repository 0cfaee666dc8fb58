import type { Sites } from '@trade-area/core/kernel';
import { composed, openFolder } from './folder.ts';
import { createIncluder } from './include.ts';
import { shopHeaders, strictHeaders } from './policy.ts';
import type { Handler } from './portal.ts';
import { sendFile, sendText } from './send.ts';

/** `{{LAB}}`, `{{PORTAL}}` and `{{DEMO}}` in a page stand for the origins of the three sites. */
export function withOrigins(html: string, sites: Sites): string {
  const origins: Readonly<Record<string, string>> = {
    LAB: sites.lab,
    PORTAL: sites.portal,
    DEMO: sites.demo,
  };
  return html.replace(/\{\{(LAB|PORTAL|DEMO)\}\}/g, (_all, name: string) => origins[name] ?? '');
}

/** The partner and shop pages: files of a folder, those under `/strict/` with the strictest policy. */
export function demoHandler(folder: string, sites: Sites): Handler {
  const files = openFolder(folder);
  const include = createIncluder(sites.lab);
  return async (request, response, url) => {
    const path = url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname;
    const headers = path.startsWith('/strict/') ? strictHeaders(sites) : shopHeaders(sites);
    const file = (await files(path)) ?? (await files(`${path}.html`));
    if (!file) return sendText(response, 404, 'No such page. The list of pages is at /');
    const page = file.type.startsWith('text/html')
      ? composed(await include(withOrigins(file.bytes.toString(), sites)), file.type)
      : file;
    return sendFile(request, response, page, headers);
  };
}
