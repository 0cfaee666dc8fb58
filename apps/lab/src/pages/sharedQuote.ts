import type { Hono } from 'hono';
import { html } from 'hono/html';
import { languageOf } from '../base/language.ts';
import type { Lab } from '../base/lab.ts';
import { editLink } from '../configurator/quoteList.ts';
import { sharedQuote } from '../configurator/quoteSharing.ts';
import type { SharedQuote } from '../configurator/quoteSharing.ts';
import { siteLanguage } from './language.ts';
import type { Markup } from './markup.ts';
import { sitePage } from './page.ts';
import { sharedQuoteTexts } from './sharedQuoteTexts.ts';
import type { SharedQuoteTexts } from './sharedQuoteTexts.ts';

/**
 * A quote by its shared link: read by anyone who has it, without prices (DEC-23), until it ends or is ended. A colleague
 * with the same account opens the quote itself in the portal.
 */
export function addSharedQuotes(app: Hono, lab: Lab): void {
  app.get('/quote/:code', async (context) => {
    const language = languageOf(siteLanguage(context));
    const texts = sharedQuoteTexts(language);
    const shared = await sharedQuote(lab, context.req.param('code').slice(0, 60), language);
    // The link is for those who were sent it.
    context.header('x-robots-tag', 'noindex, nofollow');
    if (shared === null || typeof shared === 'string') {
      const [title, lead] =
        shared === 'ended'
          ? [texts.ended, texts.endedLead]
          : shared === 'notSold'
            ? [texts.notSold, texts.notSoldLead]
            : [texts.missing, texts.missingLead];
      return sitePage(context, lab, {
        title,
        language,
        status: shared === null ? 404 : 410,
        body: html`<h1>${title}</h1>
          <p class="lead">${lead}</p>`,
      });
    }
    return sitePage(context, lab, {
      title: shared.product,
      language,
      body: drawQuote(shared, texts, {
        ends: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(shared.ends),
        editHref: editLink(lab, shared),
      }),
    });
  });
}

function drawQuote(
  { name, product, studio, picture, options }: SharedQuote,
  texts: SharedQuoteTexts,
  { ends, editHref }: { readonly ends: string; readonly editHref: string },
): Markup {
  return html`<h1>${name === '' ? product : name}</h1>
    <p class="lead">${texts.from(product, studio)}</p>
    <img src="${picture}" alt="" width="480" height="360" />
    <h2>${texts.configuration}</h2>
    <dl>
      ${options.map(
        ({ label, value }) =>
          html`<dt>${label}</dt>
            <dd>${value === '' ? texts.included : value}</dd>`,
      )}
    </dl>
    <p>${texts.noPrices(studio)}</p>
    <p class="quiet">${texts.until(ends)}</p>
    <p><a class="button quiet" href="${editHref}">${texts.open}</a></p>`;
}
