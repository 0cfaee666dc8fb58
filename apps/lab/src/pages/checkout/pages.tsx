import type { Context, Hono } from 'hono';
import { formatMoney } from '@trade-area/core/kernel';
import { Button } from '@trade-area/widgets/ui';
import { notFound } from '../../base/errors.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import { loadCheckout } from '../../checkout/checkout.ts';
import { checkoutProblems, readDetails } from '../../checkout/details.ts';
import type { CheckoutProblem } from '../../checkout/details.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { latestCharge } from '../../checkout/chargeTable.ts';
import { isOpen } from '../../checkout/settle.ts';
import { proFormaPdf } from '../../payments/proForma.ts';
import { quoteByOrderCode, saveDetails } from '../../checkout/table.ts';
import { orderByCode } from '../../orders/table.ts';
import { editLink } from '../../configurator/quoteList.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { PageHead, Row, TextLink } from '../parts/Page.tsx';
import { addressOf, codeOf, nextAddress, senderOf } from './addresses.ts';
import { expired, expiredWith } from './expired.tsx';
import { addPayment } from './payment.tsx';
import { sendBytes } from '../sendBytes.ts';
import { termsAddress } from '../terms.tsx';
import { openSession, sessionOf } from './session.ts';
import { checkoutTexts } from './texts.ts';
import { quotePicturesOf } from '../../configurator/picture.ts';
import { CheckoutView } from './view.tsx';

/**
 * The checkout of a quote (CHECK-08). The portal posts its form here; the answer leads to a page that can be loaded again
 * without a second post. Of the form's fields only the ticket and the number of the address are believed.
 */
export function addCheckout(app: Hono, lab: Lab): void {
  for (const path of [
    '/checkout/:code',
    '/checkout/:code/',
    '/:locale/checkout/:code',
    '/:locale/checkout/:code/',
  ]) {
    app.post(path, (context) => open(context, lab));
    app.get(path, (context) => show(context, lab));
  }
  app.post('/checkout/:code/details', async (context) => {
    const sender = await senderOf(context, lab);
    const { text } = await readForm(context, formLimits.staff);
    const details = readDetails(text);
    if (!sender) return expiredWith(context, lab, details);
    const { buyer, code } = sender;
    await write(lab, { session: buyer, endpoint: { id: 'checkout.details' } }, async (queries) => {
      const quote = await quoteByOrderCode(queries, buyer.owner, code, true);
      if (!quote) throw notFound();
      if (!quote.isOrdered) await saveDetails(queries, buyer.owner, quote, { details, now: lab.clock.now() });
    });
    return context.redirect(addressOf(context, code), 303);
  });
  app.post('/checkout/:code/order', async (context) => {
    const sender = await senderOf(context, lab);
    const { text } = await readForm(context, formLimits.staff);
    const details = readDetails(text);
    if (!sender) return expiredWith(context, lab, details);
    const { buyer, code } = sender;
    const placement = await placeOrder(lab, buyer, {
      orderCode: code,
      details,
      termsAccepted: text('terms') === '1',
      seen: Number(text('seen')),
    });
    return context.redirect(nextAddress(context, code, placement), 303);
  });
  addPayment(app, lab);
  app.get('/checkout/:code/done', (context) => showDone(context, lab));
  app.get('/checkout/:code/pro-forma.pdf', async (context) => {
    const session = await sessionOf(context, lab);
    if (!session) return expired(context, lab);
    const code = codeOf(context);
    const bytes = await proFormaPdf(lab.database.queries, session.buyer.owner, code, lab.config);
    if (!bytes) throw notFound();
    const saveAs = `pro-forma-${code}.pdf`;
    return sendBytes(context, Buffer.from(bytes), {
      type: 'application/pdf',
      seconds: 0,
      isPrivate: true,
      saveAs,
    });
  });
}

async function open(context: Context, lab: Lab): Promise<Response> {
  const { text } = await readForm(context, formLimits.staff);
  const code = codeOf(context);
  const isOpen = await openSession(context, lab, { ticket: text('ta_token'), orderCode: code });
  // A second post of the same form finds the session that the first one has opened.
  if (!isOpen && !(await sessionOf(context, lab))) return expired(context, lab);
  return context.redirect(addressOf(context, code, { language: text('lang') }), 303);
}

async function show(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const reported = context.req.queries('problem') ?? [];
  const problems = checkoutProblems.filter((problem) => reported.includes(problem));
  const code = codeOf(context);
  const checkout = await loadCheckout(lab, lab.database.queries, session.buyer, { orderCode: code });
  if (checkout.record.isOrdered) return context.redirect(addressOf(context, code, { page: 'done' }), 303);
  const charge = await latestCharge(lab.database.queries, session.buyer.owner, code);
  if (charge && isOpen(charge)) return context.redirect(addressOf(context, code, { page: 'payment' }), 303);
  const { couponProblem } = checkout;
  const shown = [...new Set<CheckoutProblem>(couponProblem ? [...problems, couponProblem] : problems)];
  const language = languageOf(context.req.query('lang'), session.language);
  const pictureOf = await quotePicturesOf(lab);
  return drawSitePage(context, lab, {
    title: checkoutTexts(language).title,
    language,
    body: (
      <CheckoutView
        checkout={checkout}
        picture={pictureOf(checkout.configurable.row, checkout.record)}
        language={language}
        problems={shown}
        terms={await termsAddress(lab, language)}
        portal={lab.config.portal.portalOrigin}
        edit={editLink(lab, checkout.record)}
      />
    ),
  });
}

async function showDone(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const { queries } = lab.database;
  const order = await orderByCode(queries, session.buyer.owner, codeOf(context));
  if (!order) throw notFound();
  const charge = await latestCharge(queries, session.buyer.owner, order.commessa);
  const language = languageOf(context.req.query('lang'), session.language);
  const texts = checkoutTexts(language);
  const { portalOrigin } = lab.config.portal;
  const { iban, name } = lab.config.seller;
  const gross = (order.price ?? 0) + (order.vat ?? 0);
  const amount = formatMoney({ amount: gross, currency: order.currency, symbol: '' }, language);
  const isTransfer = order.payment_data === 'bank transfer' && iban !== '';
  return drawSitePage(context, lab, {
    title: texts.done,
    language,
    body: (
      <>
        <PageHead title={texts.done} lead={texts.doneLead(order.commessa)} />
        {isTransfer && <p className="ta-page-text">{texts.transferTo(amount, name, iban, order.commessa)}</p>}
        {charge?.state === 'settled' && <p className="ta-page-text">{texts.paidByCard(amount)}</p>}
        <Row>
          <Button href={`${portalOrigin}/ta/order/${encodeURIComponent(order.commessa)}`} variant="primary">
            {texts.sendFiles}
          </Button>
        </Row>
        <p>
          <TextLink href={addressOf(context, order.commessa, { page: 'pro-forma.pdf' })}>
            {texts.proForma}
          </TextLink>
        </p>
      </>
    ),
  });
}
