import type { Context, Hono } from 'hono';
import type { ReactNode } from 'react';
import { formatMoney } from '@trade-area/core/kernel';
import { Button, Choices, Tag } from '@trade-area/widgets/ui';
import type { Lab } from '../../base/lab.ts';
import { orderByCode } from '../../orders/table.ts';
import { pagesFor } from '../../uploads/expected.ts';
import { amountsForMethod, layoutOf } from '../../uploads/layoutPrice.ts';
import { visitorOf } from './orderFrames.tsx';
import { drawFramedPage } from '../draw.tsx';
import { unheard } from '../parts/fields.tsx';
import { Row, TextLink } from '../parts/Page.tsx';
import { StatusLine } from '../parts/StatusLine.tsx';
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
    const current = byFtp ? 'upload' : 'lab';
    const methodOption = (value: 'upload' | 'lab', label: string, hint: string) => ({
      value,
      label,
      hint,
      mark: value === current && <Tag>{texts.methodNow}</Tag>,
      end: costs?.of[value],
    });
    return drawFramedPage(context, lab, {
      title: texts.methodTitle,
      language,
      inWindow: true,
      script: '/site/change-method.js',
      body: (
        <>
          <form
            id="method"
            className="ta-page-stack"
            data-order={orderCode}
            data-ticket={(context.req.query('ta_token') ?? '').slice(0, 100)}
            data-parent={ticket?.origin ?? lab.config.portal.portalOrigin}
            data-failed={texts.methodFailed}
            data-closed={texts.methodClosed}
            data-paid={texts.methodPaid}
          >
            <Choices
              legend={<h1 className="ta-subtitle">{texts.methodLead}</h1>}
              name="method"
              value={current}
              onValue={unheard}
              options={[
                methodOption('upload', texts.methodUpload, texts.methodUploadText),
                methodOption('lab', texts.methodLab, texts.methodLabText),
              ]}
            />
            {costs && <p className="ta-quiet">{costs.rates}</p>}
            <Row>
              <Button type="submit" variant="primary">
                {texts.methodSave}
              </Button>
            </Row>
            <StatusLine>{''}</StatusLine>
          </form>
          <p className="ta-quiet">{texts.questions}</p>
          <ContactPerson account={account} lab={lab} />
        </>
      ),
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
    const amounts = amountsForMethod(order, byFtp, { layout: layout.amount, received: 0 });
    return amounts ? amounts.price + amounts.vat : null;
  };
  const [withLayout, withoutLayout] = [total(false), total(true)];
  const extra =
    withLayout === null || withoutLayout === null ? withVat(layout.amount) : withLayout - withoutLayout;
  const cost = (byFtp: boolean): ReactNode => {
    const orderTotal = total(byFtp);
    const difference = byFtp || layout.amount === 0 ? texts.methodFree : `+ ${money(extra)}`;
    return (
      <span className="ta-page-price">
        <strong>{difference}</strong>
        {orderTotal !== null && <span>{`${texts.methodTotal} ${money(orderTotal)}`}</span>}
      </span>
    );
  };
  return {
    byFtp: order.by_ftp,
    of: { upload: cost(true), lab: cost(false) },
    rates: texts.methodRates(money(withVat(layout.page)), money(withVat(layout.image)), pages),
  };
}

function ContactPerson({ account, lab }: { readonly account: Visitor['account']; readonly lab: Lab }) {
  const person = account?.representative;
  const mail = person?.email || lab.config.portal.company.privacyEmail;
  const phone = person?.telefono1 ?? '';
  return (
    <address>
      {person?.nome ?? lab.config.portal.company.name}
      <br />
      <TextLink href={`mailto:${mail}`}>{mail}</TextLink>
      {phone && (
        <>
          <br />
          <TextLink href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</TextLink>
        </>
      )}
    </address>
  );
}
