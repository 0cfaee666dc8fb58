import type { Context, Hono } from 'hono';
import { accountOf } from '../auth/table.ts';
import { findTicket } from '../auth/ticketTable.ts';
import { hashToken } from '../auth/tokens.ts';
import type { Lab } from '../lab.ts';
import { html } from './html.ts';
import type { Markup } from './html.ts';
import { siteLanguage } from './language.ts';
import { framedPage } from './page.ts';
import { siteWords } from './words.ts';

/** Pages for frames. Each is opened with a ticket under the documented name `ta_token` (decisions 1). */
export function addEmbeddedPages(app: Hono, lab: Lab): void {
  /** EMB-04, decisions 7: deletes with its ticket, shows the outcome and tells it to the page that asked. */
  app.get('/embed/delete-order', async (context) => {
    const { language, ticket } = await visitorOf(context, lab, 'delete-order');
    const words = siteWords(language);
    const orderCode = (context.req.query('order_code') ?? '').slice(0, 40);
    return framedPage(context, lab, {
      title: words.deleting,
      language,
      script: '/site/delete-order.js',
      body: html`<p
        id="outcome"
        role="status"
        data-order="${orderCode}"
        data-ticket="${(context.req.query('ta_token') ?? '').slice(0, 100)}"
        data-parent="${ticket?.origin ?? lab.config.portal.portalOrigin}"
        data-done="${words.deleted}"
        data-failed="${words.notDeleted}"
      >
        ${words.deleting}
      </p>`,
    });
  });

  app.get('/embed/uploader', async (context) => {
    const visitor = await visitorOf(context, lab, 'upload');
    const words = siteWords(visitor.language);
    return announcement(context, lab, visitor, { title: words.uploaderTitle, text: words.uploader });
  });

  app.get('/embed/change-method', async (context) => {
    const visitor = await visitorOf(context, lab, 'change-method');
    const words = siteWords(visitor.language);
    return announcement(context, lab, visitor, { title: words.methodTitle, text: words.method });
  });
}

async function visitorOf(context: Context, lab: Lab, purpose: string) {
  const code = context.req.query('ta_token') ?? '';
  const { queries } = lab.database;
  const ticket = code === '' ? null : await findTicket(queries, hashToken(code), purpose, lab.clock.now());
  const account = ticket ? await accountOf(queries, ticket.owner) : null;
  return { ticket, account, language: account?.language ?? siteLanguage(context) };
}

type Visitor = Awaited<ReturnType<typeof visitorOf>>;

function announcement(
  context: Context,
  lab: Lab,
  { account, language }: Visitor,
  said: { readonly title: string; readonly text: string },
): Response | Promise<Response> {
  const words = siteWords(language);
  const orderCode = (context.req.query('order_code') ?? '').slice(0, 40);
  return framedPage(context, lab, {
    title: said.title,
    language,
    body: html`<h1>${said.title}</h1>
      ${orderCode ? html`<p class="quiet">${words.order} ${orderCode}</p>` : html``}
      <p class="lead">${said.text}</p>
      <p>${words.untilThen}</p>
      ${contactOf(account, lab)}`,
  });
}

function contactOf(account: Visitor['account'], lab: Lab): Markup {
  const person = account?.representative;
  const mail = person?.email || lab.config.portal.company.privacyEmail;
  const phone = person?.telefono1 ?? '';
  return html`<address>
    ${person?.nome ?? lab.config.portal.company.name}<br />
    <a href="mailto:${mail}">${mail}</a>${phone
      ? html`<br /><a href="tel:${phone.replace(/[^\d+]/g, '')}">${phone}</a>`
      : html``}
  </address>`;
}
