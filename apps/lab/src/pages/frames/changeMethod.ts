import type { Context, Hono } from 'hono';
import { formatMoney } from '@trade-area/core/kernel';
import type { Lab } from '../../base/lab.ts';
import { orderByCode } from '../../orders/table.ts';
import { pagesFor } from '../../uploads/expected.ts';
import { amountsForMethod, layoutOf } from '../../uploads/layoutPrice.ts';
import { visitorOf } from './orderFrames.ts';
import { html } from 'hono/html';
import type { Markup } from '../markup.ts';
import { framedPage } from '../page.ts';
import { siteTexts } from '../siteTexts.ts';

type Visitor = Awaited<ReturnType<typeof visitorOf>>;

/** The frame for an order's upload method: the methods, their prices, and a contact (EMB-03, EMB-17). */
export function addChangeMethodPage(app: Hono, lab: Lab): void {
  app.get('/embed/change-method', async (context: Context) => {
    const visitor = await visitorOf(context, lab, 'change-method');
    const { language, ticket, account } = visitor;
    const texts = siteTexts(language);
    const orderCode = (context.req.query('order_code') ?? '').slice(0, 40);
    const costs = await costsOf(lab, visitor, orderCode);
    const byFtp = costs ? costs.byFtp : context.req.query('by_ftp') === '1';
    const methodOption = (method: 'upload' | 'lab', title: string, text: string) => {
      const now = (method === 'upload') === byFtp;
      return html`<label class="choice"
        ><input type="radio" name="method" value="${method}" ${now ? html`checked` : html``} />
        <span
          ><strong>${title}</strong>${now ? html`<span class="mark">${texts.methodNow}</span>` : html``}
          <span class="choice__text">${text}</span></span
        >
        ${costs ? costs.of[method] : html``}</label
      >`;
    };
    return framedPage(context, lab, {
      title: texts.methodTitle,
      language,
      inWindow: true,
      script: '/site/change-method.js',
      body: html`<form
          id="method"
          data-order="${orderCode}"
          data-ticket="${(context.req.query('ta_token') ?? '').slice(0, 100)}"
          data-parent="${ticket?.origin ?? lab.config.portal.portalOrigin}"
          data-failed="${texts.methodFailed}"
        >
          <fieldset>
            <legend><h1>${texts.methodLead}</h1></legend>
            ${[
              methodOption('upload', texts.methodUpload, texts.methodUploadText),
              methodOption('lab', texts.methodLab, texts.methodLabText),
            ]}
          </fieldset>
          ${costs ? html`<p class="quiet">${costs.rates}</p>` : html``}
          <p><button class="button" type="submit">${texts.methodSave}</button></p>
          <p id="outcome" role="alert"></p>
        </form>
        <p class="quiet">${texts.questions}</p>
        ${contactOf(account, lab)}`,
    });
  });
}

/** The price of each upload method for the ticket's order, with VAT throughout; null without a ticket, or where the lab has no price. */
async function costsOf(lab: Lab, { ticket, language, account }: Visitor, orderCode: string) {
  if (!ticket || ticket.orderCode !== orderCode) return null;
  const { queries } = lab.database;
  const order = await orderByCode(queries, ticket.owner, orderCode);
  if (!order) return null;
  const pages = await pagesFor(queries, lab.prices, order);
  const layout = layoutOf(lab.config, order.currency, pages);
  if (!layout) return null;
  const texts = siteTexts(language);
  const money = (amount: number) => formatMoney({ amount, currency: order.currency, symbol: '' }, language);
  // The tax of the order's own price; a customer's rate is used while it has none.
  const rate = order.price ? (order.vat ?? 0) / order.price : (account?.vatRate ?? 0) / 100;
  const withVat = (amount: number) => amount + Math.round(amount * rate);
  const total = (byFtp: boolean) => {
    const amounts = amountsForMethod(order, byFtp, layout.amount);
    return amounts ? amounts.price + amounts.vat : null;
  };
  const [withLayout, withoutLayout] = [total(false), total(true)];
  const extra =
    withLayout === null || withoutLayout === null ? withVat(layout.amount) : withLayout - withoutLayout;
  const cost = (byFtp: boolean): Markup => {
    const orderTotal = total(byFtp);
    const difference = byFtp || layout.amount === 0 ? texts.methodFree : `+ ${money(extra)}`;
    return html`<span class="choice__price"
      ><strong>${difference}</strong>${orderTotal === null
        ? html``
        : html`<span>${texts.methodTotal} ${money(orderTotal)}</span>`}</span
    >`;
  };
  return {
    byFtp: order.by_ftp,
    of: { upload: cost(true), lab: cost(false) },
    rates: texts.methodRates(money(withVat(layout.page)), money(withVat(layout.image)), pages),
  };
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
