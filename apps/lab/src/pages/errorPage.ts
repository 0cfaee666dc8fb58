import { referenceOf } from '@trade-area/core/kernel';
import type { ErrorCode } from '@trade-area/core/contract';
import { html } from 'hono/html';
import { currentRequestId } from '../base/currentRequest.ts';
import type { Lab } from '../base/lab.ts';
import { errorTexts } from './errorTexts.ts';
import { siteLanguage } from './language.ts';
import type { Markup } from './markup.ts';
import { framedPage, sitePage } from './page.ts';
import { pageTexts } from './pageTexts.ts';

type Context = Parameters<typeof sitePage>[0];

/**
 * The page for an error, with the reference by which the lab finds the request in its log; inside a frame it is one that
 * the portal and the shops may frame.
 * @param refusal its message is shown where the person can act on it.
 */
export function errorPage(
  context: Context,
  lab: Lab,
  refusal: { readonly code: ErrorCode; readonly message: string; readonly status: number },
): Response | Promise<Response> {
  const language = siteLanguage(context);
  const [title, lead] = wordsOf(errorTexts(language), refusal);
  const { status } = refusal;
  const body = html`<h1>${title}</h1>
    <p class="lead">${lead}</p>
    ${referenceLine(language)}`;
  return context.req.header('sec-fetch-dest') === 'iframe'
    ? framedPage(context, lab, { title, language, body, status })
    : sitePage(context, lab, { title, language, body, status });
}

/** The page for an address that leads nowhere. */
export function notFoundPage(context: Context, lab: Lab): Response | Promise<Response> {
  const language = siteLanguage(context);
  const texts = errorTexts(language);
  return sitePage(context, lab, {
    title: texts.notFound,
    language,
    status: 404,
    body: html`<h1>${texts.notFound}</h1>
      <p class="lead">${texts.notFoundLead}</p>
      <p>
        <a class="button" href="/">${texts.home}</a>
        <a class="button quiet" href="${lab.config.portal.portalOrigin}/ta/"
          >${pageTexts(language).tradeArea}</a
        >
      </p>
      ${referenceLine(language)}`,
  });
}

function wordsOf(
  texts: ReturnType<typeof errorTexts>,
  { code, message }: { readonly code: ErrorCode; readonly message: string },
): readonly [title: string, lead: string] {
  if (code === 'internal') return [texts.internal, texts.internalLead];
  if (code === 'unavailable' || code === 'storage_full') return [texts.unavailable, texts.unavailableLead];
  if (code === 'too_many_requests') return [texts.tooMany, texts.tooManyLead];
  return [texts.refused, message];
}

function referenceLine(language: string): Markup {
  const reference = referenceOf(currentRequestId());
  if (reference === '') return html``;
  return html`<p class="quiet">
    ${errorTexts(language).reference} <code class="reference">${reference}</code>
  </p>`;
}
