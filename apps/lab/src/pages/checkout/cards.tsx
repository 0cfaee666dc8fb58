import type { Context, Hono } from 'hono';
import { hasRight, rightOfTicket } from '@trade-area/core/contract';
import { Button } from '@trade-area/widgets/ui';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import { addressBookOf } from '../../checkout/addressBook.ts';
import type { Buyer } from '../../checkout/checkout.ts';
import { withDefault } from '../../checkout/delivery.ts';
import { newDetails } from '../../checkout/details.ts';
import { keepDetails } from '../../checkout/keepDetails.ts';
import { detailsOf } from '../../checkout/table.ts';
import { accountOf } from '../../identity/table.ts';
import { insertTicket } from '../../identity/tickets.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { cardByToken } from '../../payments/cards/table.ts';
import { drawSitePage } from '../draw.tsx';
import { formLimits, readForm } from '../form.ts';
import { PageHead, Row } from '../parts/Page.tsx';
import { addressOf, codeOf, senderOf } from './addresses.ts';
import { deliveryTexts } from './deliveryTexts.ts';
import { expired } from './expired.tsx';
import { sessionOf } from './session.ts';
import { checkoutTexts } from './texts.ts';

/** Staff who act as the customer, and persons of the studio without the right to its payments, add no card. */
export const mayAddCard = (buyer: Pick<Buyer, 'acting' | 'member'>): boolean =>
  !buyer.acting && hasRight(buyer.member?.rights ?? null, rightOfTicket.cards);

/**
 * The card frame at the checkout: what was typed there is kept by the button that leads here, and the card that is added
 * or chosen is the way to pay of the checkout that follows.
 */
export function addCheckoutCards(app: Hono, lab: Lab): void {
  const path = '/checkout/:code/cards';
  app.get(path, (context) => show(context, lab));
  app.post(path, async (context) => {
    const sender = await senderOf(context, lab);
    const { text } = await readForm(context, formLimits.staff);
    if (!sender) return expired(context, lab);
    const { buyer, code } = sender;
    const now = lab.clock.now();
    await write(lab, { session: buyer, endpoint: { id: 'checkout.details' } }, async (queries) => {
      const card = await cardByToken(queries, buyer.owner, text('payment').slice(0, 100));
      if (!card || !mayAddCard(buyer)) return;
      const details =
        (await detailsOf(queries, buyer.owner, code)) ??
        withDefault(
          newDetails(await accountOf(queries, buyer.owner)),
          await addressBookOf(queries, buyer.owner),
        );
      await keepDetails(queries, buyer.owner, code, { details: { ...details, payment: card.token }, now });
    });
    return context.redirect(addressOf(context, code), 303);
  });
}

async function show(context: Context, lab: Lab): Promise<Response> {
  const session = await sessionOf(context, lab);
  if (!session) return expired(context, lab);
  const { buyer, ticket } = session;
  const code = codeOf(context);
  const back = addressOf(context, code);
  if (!mayAddCard(buyer)) return context.redirect(back, 303);
  const language = languageOf(context.req.query('lang'), session.language);
  const texts = checkoutTexts(language);
  const now = lab.clock.now();
  const { labOrigin } = lab.config.portal;
  const [frameTicket, nonce] = [createToken(), createToken()];
  await write(lab, { session: buyer, endpoint: { id: 'checkout.cards' } }, (queries) =>
    insertTicket(queries, {
      codeHash: hashToken(frameTicket),
      customerId: buyer.owner,
      actorId: buyer.actorId,
      purpose: 'cards',
      orderCode: '',
      origin: labOrigin,
      sessionHash: ticket.sessionHash,
      expiresAt: new Date(now.getTime() + lab.config.session.ticketSeconds * 1_000),
    }),
  );
  const query = new URLSearchParams({
    mode: 'use',
    token: '',
    ta_token: frameTicket,
    locale: language,
    nonce,
  });
  return drawSitePage(context, lab, {
    title: texts.cardsTitle,
    language,
    hasFrame: true,
    script: '/site/checkout-cards.js',
    body: (
      <>
        <PageHead title={texts.cardsTitle} lead={texts.cardsLead} />
        <Row>
          <Button href={back}>{deliveryTexts(language).back}</Button>
        </Row>
        <iframe
          id="card-frame"
          className="ta-page-cardframe"
          title={texts.cardsTitle}
          src={`/embed/online_payments?${query}`}
          data-nonce={nonce}
        />
        <form id="chosen-card" method="post" action={addressOf(context, code, { page: 'cards' })} hidden>
          <input type="hidden" name="payment" value="" />
        </form>
      </>
    ),
  });
}
