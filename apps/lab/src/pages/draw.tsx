import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '@trade-area/widgets/ui';
import { pagePolicy, securityHeaders } from '../base/securityHeaders.ts';
import type { ThirdParty } from '../base/securityHeaders.ts';
import type { Lab } from '../base/lab.ts';
import { labMoment } from '../base/labMoment.ts';
import { pageTexts } from './pageTexts.ts';

interface SitePage {
  readonly title: string;
  readonly body: ReactNode;
  /** Default English. */
  readonly language?: string;
  /** Default 200. */
  readonly status?: number;
  /** A script of the site's own. */
  readonly script?: string;
  /** Origins beside this one to which the answer of a form leads. */
  readonly formTargets?: readonly string[];
  /** Shown in a window of its own, without head and foot. Default false. */
  readonly isPopUp?: boolean;
  /** Contains a frame with a page of the site's own. Default false. */
  readonly hasFrame?: boolean;
}

/** A page of the main site: header, content, footer. Refuses every frame. */
export function drawSitePage(
  context: Context,
  lab: Pick<Lab, 'config' | 'clock' | 'contactPath'>,
  {
    title,
    body,
    language = 'en',
    status = 200,
    script,
    formTargets,
    hasFrame = false,
    isPopUp = false,
  }: SitePage,
): Response {
  const { company, portalOrigin } = lab.config.portal;
  const texts = pageTexts(language);
  const page = (
    <Document language={language} title={`${title} · ${company.name}`} frame="ta-root ta-page">
      {!isPopUp && (
        <header className="ta-page__top">
          <a className="ta-page__brand" href="/">
            {company.name}
          </a>
          <nav className="ta-page__menu" aria-label={texts.main}>
            {lab.contactPath !== '' && (
              <a className="ta-link" href={lab.contactPath}>
                {texts.contact}
              </a>
            )}
            <Button href={`${portalOrigin}/ta/`}>{texts.tradeArea}</Button>
          </nav>
        </header>
      )}
      <main className="ta-page__main">{body}</main>
      {!isPopUp && (
        <footer className="ta-page__foot">
          <p>{`© ${labMoment(lab).today.slice(0, 4)} ${company.name} · ${company.address}`}</p>
          <p>
            {`${company.taxNumbers} · `}
            <a className="ta-link" href={`${portalOrigin}/ta/privacy`}>
              {texts.privacy}
            </a>
          </p>
        </footer>
      )}
      {script && <script src={script} type="module" />}
    </Document>
  );
  return answer(context, page, status, pagePolicy([], undefined, { formTargets, hasFrame }));
}

/** A page that names nobody but whom its content names: no header, no footer. Refuses every frame. */
export function drawPlainPage(
  context: Context,
  {
    title,
    body,
    language,
    status = 200,
    script,
  }: Required<Pick<SitePage, 'title' | 'body' | 'language'>> & Pick<SitePage, 'status' | 'script'>,
): Response {
  const page = (
    <Document language={language} title={title} frame="ta-root ta-page">
      <main className="ta-page__main">{body}</main>
      {script && <script src={script} type="module" />}
    </Document>
  );
  return answer(context, page, status, pagePolicy());
}

interface FramedPage {
  readonly title: string;
  readonly language: string;
  readonly body: ReactNode;
  /** A script of the site's own. */
  readonly script?: string;
  /** Default 200. */
  readonly status?: number;
  /** The ground of a window of the portal. Default false. */
  readonly inWindow?: boolean;
  /** A third party's script that this page needs. */
  readonly thirdParty?: ThirdParty | undefined;
  /** Pages of the lab's own site may frame it too. Default false. */
  readonly isFramedHere?: boolean;
}

/** A page that only the portal and the configured shops may frame (EMB-10, EMB-12). */
export function drawFramedPage(
  context: Context,
  lab: Lab,
  {
    title,
    language,
    body,
    script,
    status = 200,
    inWindow = false,
    thirdParty,
    isFramedHere = false,
  }: FramedPage,
): Response {
  const frame = `ta-root ta-page ta-page--framed${inWindow ? ' ta-page--window' : ''}`;
  const page = (
    <Document language={language} title={title} frame={frame}>
      <i id="theme-light" hidden />
      <i id="theme-dark" hidden />
      {/* Read together with the page around it, which has a main part too. */}
      <main className="ta-page__main" aria-label={title}>
        {body}
      </main>
      <script src="/site/framed.js" type="module" />
      {script && <script src={script} type="module" />}
    </Document>
  );
  const own = isFramedHere ? [lab.config.portal.labOrigin] : [];
  const ancestors = [...new Set([lab.config.portal.portalOrigin, ...lab.config.allowedOrigins, ...own])];
  return answer(context, page, status, pagePolicy(ancestors, thirdParty));
}

interface DocumentProps {
  readonly language: string;
  readonly title: string;
  /** Classes of the body. */
  readonly frame: string;
  readonly children: ReactNode;
}

function Document({ language, title, frame, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="icon" href="/site/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/site/pages.css" />
      </head>
      <body className={frame}>{children}</body>
    </html>
  );
}

function answer(context: Context, page: ReactNode, status: number, policy: string): Response {
  return context.html(`<!doctype html>${renderToStaticMarkup(page)}`, status as ContentfulStatusCode, {
    ...securityHeaders(policy),
    'cache-control': 'no-store',
  }) as Response;
}
