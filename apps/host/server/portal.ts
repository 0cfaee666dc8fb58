import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PortalConfiguration } from '@trade-area/core/kernel';
import { textFile, openFolder } from './folder.ts';
import type { StoredFile } from './folder.ts';
import { portalHeaders } from './policy.ts';
import { sendFile, sendText } from './send.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>;

/** `assets/orders-Dx81_aBc.js`: the bundler writes a hash of the content into the name. */
const hashedName = /-[\w-]{8}\.\w+(\.map)?$/;

/** Adds the configuration as a data block. It is never executed, so no policy must allow it; `<` cannot close it. */
export function withConfiguration(html: string, configuration: PortalConfiguration): string {
  const data = JSON.stringify(configuration).replace(/</g, '\\u003c');
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="ta-config">${data}</script></head>`,
  );
}

/**
 * Serves the portal's built files under `/ta/`; every other address there is its one page (SES-01).
 * @param companyNow the company that the page names; default: that of the configuration.
 */
export function portalHandler(
  folder: string,
  configuration: PortalConfiguration,
  companyNow: () => Promise<PortalConfiguration['company']> = async () => configuration.company,
): Handler {
  const files = openFolder(folder);
  let page: { file: StoredFile; source: StoredFile; company: PortalConfiguration['company'] } | undefined;

  const pageFile = async () => {
    const [built, company] = await Promise.all([files('/index.html'), companyNow()]);
    if (!built) return undefined;
    if (page?.source !== built || page.company !== company)
      page = {
        source: built,
        company,
        file: textFile(withConfiguration(built.bytes.toString(), { ...configuration, company }), built.type),
      };
    return page.file;
  };

  return async (request, response, url) => {
    if (!url.pathname.startsWith('/ta/')) {
      const search = url.pathname === '/ta' ? url.search : '';
      return sendText(response, 302, 'The Trade Area is at /ta/', { location: `/ta/${search}` });
    }
    const path = url.pathname.slice('/ta'.length);
    if (path !== '/' && path !== '/index.html') {
      const file = await files(path);
      const headers = {
        ...portalHeaders(configuration, false),
        'cross-origin-resource-policy': 'same-origin',
      };
      if (file) return sendFile(request, response, file, headers, { lasting: hashedName.test(path) });
      // A chunk of an earlier build must fail as a script, not arrive as a page.
      if (path.startsWith('/assets/')) return sendText(response, 404, 'File not found. Reload the page.');
    }
    const index = await pageFile();
    if (!index) return sendText(response, 503, 'The portal is not built yet. Run: npm run build');
    const framedLogin = path === '/login' && url.searchParams.get('ev') === 'InPopUp';
    return sendFile(request, response, index, portalHeaders(configuration, framedLogin));
  };
}
