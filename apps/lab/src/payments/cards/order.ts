import { setCardToken } from '@trade-area/core/contract';
import type { cardData } from '@trade-area/core/contract';
import { featuresOf } from '../../identity/features.ts';
import { conflict, invalid, notAllowed, notFound } from '../../base/errors.ts';
import { writeOnce } from '../../base/idempotency.ts';
import type { Session } from '../../base/owner.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { refuseStaff } from '../../base/write.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import { cardRowOf } from './row.ts';
import { cardByToken, saveCardForOrder, orderWithCard, defaultCardOf } from './table.ts';

const none = {
  cardType: '',
  cardholderName: '',
  maskedNumber: '',
  expirationDate: '',
  last4: '',
  token: '',
  provider: '',
};

/** The payment method of an order (GW-41): shown for orders that are paid by card, or not paid yet (PAY-27). */
export async function getOrderCard({
  lab,
  session,
  body,
}: Call<typeof cardData, Session>): Promise<AnswerInput<typeof cardData>> {
  const order = await orderWithCard(lab.database.queries, session.owner, body.cod_order);
  if (!order) throw notFound();
  const view = order.card !== null || (!order.settled && ['card', ''].includes(order.method));
  return {
    ...(order.card ? cardRowOf(order.card) : none),
    view_card: view,
    is_settled: order.settled,
    error: '',
  };
}

/**
 * Sets an order's card (GW-42): the chosen card, or with `new_card` 0 the order's, else the preferred one (PAY-25).
 * Without a choice the account needs the feature `cardAuthorisation` (ROLE-08).
 */
export async function changeOrderCard({
  lab,
  session,
  body,
  key,
}: Call<typeof setCardToken, Session>): Promise<AnswerInput<typeof setCardToken>> {
  await refuseStaff(lab, { session, endpoint: setCardToken }, 'choose the card of an order');
  const { queries } = lab.database;
  const { owner } = session;
  const order = await orderWithCard(queries, owner, body.cod_order);
  if (!order) throw notFound();
  if (
    body.new_card === '0' &&
    !featuresOf(lab.config, session.code, session.acting).includes('cardAuthorisation')
  )
    throw notAllowed('Choose the card to pay with.');
  const card =
    body.new_card === '0'
      ? (order.card ?? (await defaultCardOf(queries, owner)))
      : await cardByToken(queries, owner, tokenOf(body.data));
  if (!card) {
    if (body.new_card === '0') throw conflict('No card is saved.');
    throw notFound();
  }
  if (order.settled) throw conflict('This order is paid already.');
  const usable = await isUsable(card.reference);
  if (usable !== 'yes') return { error: usable === 'no' ? 1 : 2 };
  return writeOnce(lab, { session, endpoint: setCardToken, key, content: body }, async (inside) => {
    await saveCardForOrder(inside, owner, { orderId: order.id, cardId: card.id, now: lab.clock.now() });
    return { error: 0 };
  });

  async function isUsable(reference: string): Promise<'yes' | 'no' | 'unknown'> {
    try {
      return (await lab.cards.isUsable(reference)) ? 'yes' : 'no';
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      lab.log('error', 'ta: the card provider does not answer', { provider: lab.cards.name });
      return 'unknown';
    }
  }
}

/** The token in the JSON that the frame posted; its other fields are ignored. */
function tokenOf(data: string): string {
  try {
    const postedData = JSON.parse(data) as { token?: unknown } | null;
    if (typeof postedData?.token === 'string' && postedData.token !== '') return postedData.token;
  } catch {
    // Text that is not JSON is refused like a missing token.
  }
  throw invalid({ data: 'JSON with the token of a card' });
}
