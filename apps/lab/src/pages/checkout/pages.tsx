import type { Context, Hono } from 'hono';
import { notFound } from '../../base/errors.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import { loadCheckout } from '../../checkout/checkout.ts';
import { checkoutProblems, readDetails } from '../../checkout/details.ts';
import type { CheckoutProblem } from '../../checkout/details.ts';
import { isCartCode } from '../../checkout/cartTable.ts';
import { keepPostedForm, postedFormOf } from '../../checkout/postedForm.ts';
import { placeOrder } from '../../checkout/placeOrder.ts';
import { blockingChargeOf } from '../../checkout/chargeTable.ts';
import { proFormaPdf } from '../../payments/proForma.ts';
import { keepDetails } from '../../checkout/keepDetails.ts';
import { ordersOfCheckout } from '../../checkout/table.ts';
import { editLink } from '../../configurator/quoteList.ts';
import { allLayoutStyles } from '../../help/layoutTable.ts';
import { arrivalDay, courierDaysTo } from '../../store/courier.ts';
import { dispatchOf } from '../../store/dispatch.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { addAddressBook } from './addressBook.tsx';
import { addressOf, codeOf, nextAddress, senderOf } from './addresses.ts';
import { addCheckoutCards, mayAddCard } from './cards.tsx';
import { showDone } from './done.tsx';
import { drawEmptyCart } from './emptyCart.tsx';
import { expired, expiredWith } from './expired.tsx';
import { addPayment } from './payment.tsx';
import { keepPieces, removedLine, typedPieces } from './pieces.ts';
import { sendBytes } from '../sendBytes.ts';
import { termsAddress } from '../terms.tsx';
import { openSession, restoreForm, sessionOf } from './session.ts';
import { checkoutTexts } from './texts.ts';
import { quotePicturesOf } from '../../configurator/picture.ts';
import { CheckoutView } from './view.tsx';

/**
 * The checkout of a quote, or of a cart (CHECK-08). The portal posts its form here; the answer leads to a page that can be loaded again
 * without a second post. Of the form's fields only the ticket and the number of the address are believed; what differs
 * from the lab's own values is logged and said (`postedForm.ts`).
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
      const now = lab.clock.now();
      if (!(await keepDetails(queries, buyer.owner, code, { details, now }))) throw notFound();
      const changes = [...typedPieces(text, context.req.query('line')), ...removedLine(context)];
      await keepPieces(queries, buyer, code, { changes, now });
    });
    const page = ['addresses', 'cards'].find((each) => each === context.req.query('next')) ?? '';
    return context.redirect(addressOf(context, code, { page }), 303);
  });
  app.post('/checkout/:code/order', async (context) => {
    const sender = await senderOf(context, lab);
    const { text } = await readForm(context, formLimits.staff);
    const details = readDetails(text);
    if (!sender) return expiredWith(context, lab, details);
    const { buyer, code } = sender;
    const changes = typedPieces(text);
    // The amount on the button is for other pieces than those that were typed: the person sees the new one first.
    if (changes.length > 0) {
      await write(lab, { session: buyer, endpoint: { id: 'checkout.details' } }, async (queries) => {
        const now = lab.clock.now();
        if (!(await keepDetails(queries, buyer.owner, code, { details, now }))) throw notFound();
        await keepPieces(queries, buyer, code, { changes, now });
      });
      return context.redirect(
        addressOf(context, code, { problems: [isCartCode(code) ? 'cart' : 'price'] }),
        303,
      );
    }
    const hasTerms = (await termsAddress(lab, languageOf(context.req.query('lang')))) !== null;
    const placement = await placeOrder(lab, buyer, {
      code,
      details,
      hasTerms,
      seen: Number(text(details.isPickup === true ? 'seen_pickup' : 'seen')),
      contents: text('contents'),
      language: (context.req.query('lang') ?? '').slice(0, 5),
    });
    return context.redirect(nextAddress(context, code, placement), 303);
  });
  addAddressBook(app, lab);
  addCheckoutCards(app, lab);
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
  const opener = await openSession(context, lab, { ticket: text('ta_token'), orderCode: code });
  if (opener) await keepPostedForm(lab, opener, code, text);
  // A second post of the same form finds the session that the first one has opened, and there the cart or the order that
  // came of it. Of another site's form browsers send no cookie: the page that follows it gets the cookie, and judges.
  const isForeign = ['cross-site', 'same-site'].includes(context.req.header('sec-fetch-site') ?? '');
  if (!opener && !isForeign && !(await sessionOf(context, lab))) return expired(context, lab);
  return context.redirect(addressOf(context, code, { language: text('lang') }), 303);
}

async function show(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const reported = context.req.queries('problem') ?? [];
  const problems = checkoutProblems.filter((problem) => reported.includes(problem));
  const code = codeOf(context);
  const { queries } = lab.database;
  const { owner } = session.buyer;
  if ((await ordersOfCheckout(queries, owner, code)).length > 0)
    return context.redirect(addressOf(context, code, { page: 'done' }), 303);
  await restoreForm(context, lab, { buyer: session.buyer, orderCode: code });
  const checkout = await loadCheckout(lab, queries, session.buyer, { code });
  const codes = checkout.lines.map(({ record }) => record.orderCode);
  const charge = await blockingChargeOf(queries, owner, { code, codes });
  if (charge) return context.redirect(addressOf(context, charge.orderCode, { page: 'payment' }), 303);
  const language = languageOf(context.req.query('lang'), session.language);
  if (checkout.lines.length + checkout.gone.length === 0) return drawEmptyCart(context, lab, language);
  const posted = await postedFormOf(queries, owner, code);
  const { couponProblem } = checkout;
  const shown = [...new Set<CheckoutProblem>(couponProblem ? [...problems, couponProblem] : problems)];
  const pictureOf = await quotePicturesOf(lab);
  const dispatched = checkout.lines.map(({ configurable }) => dispatchOf(lab)(configurable.row.days));
  // Ordered together they leave together: none before the last is ready.
  const last = dispatched.includes('') ? '' : (dispatched.toSorted().at(-1) ?? '');
  return drawSitePage(context, lab, {
    title: checkoutTexts(language).title,
    language,
    isPopUp: posted?.isPopUp === true,
    body: (
      <CheckoutView
        checkout={checkout}
        pictureOf={({ configurable, record }) => pictureOf(configurable.row, record)}
        editOf={(record) => editLink(lab, record)}
        dispatchOf={dispatchOf(lab)}
        courierDays={(country) => courierDaysTo(lab.config, country)}
        arrival={(country) => arrivalDay(lab.config, country, last)}
        ready={last}
        styles={await allLayoutStyles(queries)}
        language={language}
        problems={shown}
        hasOtherValues={(posted?.differs ?? []).length > 0}
        terms={await termsAddress(lab, language)}
        portal={lab.config.portal.portalOrigin}
        mayAddCard={mayAddCard(session.buyer)}
      />
    ),
  });
}
