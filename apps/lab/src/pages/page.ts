import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pagePolicy, securityHeaders } from '../base/securityHeaders.ts';
import type { ThirdParty } from '../base/securityHeaders.ts';
import type { Lab } from '../base/lab.ts';
import { html } from 'hono/html';
import type { Markup } from './markup.ts';
import { pageTexts } from './pageTexts.ts';

interface Page {
  readonly title: string;
  readonly body: Markup;
  readonly language?: string;
  /** Default 200. */
  readonly status?: number;
  /** A script of the site's own. */
  readonly script?: string;
  /** Origins beside this one to which the answer of a form leads. */
  readonly formTargets?: readonly string[];
}

/** A page of the main site: header, content, footer. Refuses every frame. */
export function sitePage(
  context: Context,
  lab: Pick<Lab, 'config' | 'clock' | 'contactPath'>,
  page: Page,
): Response | Promise<Response> {
  const { company, portalOrigin } = lab.config.portal;
  const texts = pageTexts(page.language ?? 'en');
  const markup = html`<!doctype html>
    <html lang="${page.language ?? 'en'}">
      ${head(`${page.title} · ${company.name}`)}
      <body>
        <header class="top">
          <a class="brand" href="/">${company.name}</a>
          <nav aria-label="${texts.main}">
            ${lab.contactPath === '' ? html`` : html`<a href="${lab.contactPath}">${texts.contact}</a>`}
            <a class="button" href="${portalOrigin}/ta/">${texts.tradeArea}</a>
          </nav>
        </header>
        <main>${page.body}</main>
        <footer>
          <p>© ${lab.clock.now().getUTCFullYear()} ${company.name} · ${company.address}</p>
          <p>${company.taxNumbers} · <a href="${portalOrigin}/ta/privacy">${texts.privacy}</a></p>
        </footer>
        ${page.script ? html`<script src="${page.script}" type="module"></script>` : html``}
      </body>
    </html>`;
  return context.html(markup, (page.status ?? 200) as ContentfulStatusCode, {
    ...securityHeaders(pagePolicy([], undefined, page.formTargets)),
    'cache-control': 'no-store',
  });
}

/** A page that only the portal and the configured shops may frame (EMB-10, EMB-12). */
export function framedPage(
  context: Context,
  lab: Lab,
  page: {
    readonly title: string;
    readonly language: string;
    readonly body: Markup;
    readonly script?: string;
    /** Default 200. */
    readonly status?: number;
    /** Uses the background and colours of a window of the portal. Default false. */
    readonly inWindow?: boolean;
    /** A third party's script that this page needs. */
    readonly thirdParty?: ThirdParty | undefined;
  },
): Response | Promise<Response> {
  const script = page.script ? html`<script src="${page.script}" type="module"></script>` : html``;
  const markup = html`<!doctype html>
    <html lang="${page.language}">
      ${head(page.title)}
      <body class="${page.inWindow ? 'framed window' : 'framed'}">
        <i id="theme-light" hidden></i><i id="theme-dark" hidden></i>
        <main>${page.body}</main>
        <script src="/site/framed.js" type="module"></script>
        ${script}
      </body>
    </html>`;
  const ancestors = [...new Set([lab.config.portal.portalOrigin, ...lab.config.allowedOrigins])];
  return context.html(markup, (page.status ?? 200) as ContentfulStatusCode, {
    ...securityHeaders(pagePolicy(ancestors, page.thirdParty)),
    'cache-control': 'no-store',
  });
}

function head(title: string): Markup {
  return html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/site/site.css" />
    <link rel="stylesheet" href="/site/frames.css" />
    <link rel="stylesheet" href="/site/desk.css" />
    <link rel="stylesheet" href="/site/deskParts.css" />
    <link rel="stylesheet" href="/site/checkout.css" />
  </head>`;
}
