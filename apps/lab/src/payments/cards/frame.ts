import { addCard, openCards, preferCard, proveCard, removeCard } from '@trade-area/core/contract';
import type { Endpoint } from '@trade-area/core/contract';
import { findTicket, insertTicket, takeTicket } from '../../identity/tickets.ts';
import type { Ticket } from '../../identity/tickets.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { notAllowed, notFound } from '../../base/errors.ts';
import { runOnce } from '../../base/idempotency.ts';
import type { Session } from '../../base/owner.ts';
import type { AnswerInput, Call } from '../../base/route.ts';
import { refuseStaff, write } from '../../base/write.ts';
import type { Lab } from '../../base/lab.ts';
import { ProviderUnavailable } from '../../base/ports/cardProvider.ts';
import type { SaveOutcome } from '../../base/ports/cardProvider.ts';
import { toSavedCard } from './row.ts';
import {
  cardByToken,
  cardsOf,
  deleteCard,
  findChallenge,
  insertChallenge,
  saveCard,
  setDefaultCard,
} from './table.ts';

type FrameAnswer = AnswerInput<typeof addCard>;
type FrameCall<E extends Endpoint> = Call<E, Session | null>;

const frameMinutes = 30;
const challengeMinutes = 10;

/** The frame's session is a ticket for cards only: it lives for minutes in the frame's memory, and ends with the session. */
const purpose = 'card-frame';

/** Exchanges the ticket of the address for the frame's session (EMB-09); the ticket is used at once. */
export async function openCardFrame({
  lab,
  body,
}: FrameCall<typeof openCards>): Promise<AnswerInput<typeof openCards>> {
  const now = lab.clock.now();
  const code = createToken();
  const ticket = await write(lab, { session: null, endpoint: openCards }, async (queries) => {
    const redeemed = await takeTicket(queries, hashToken(body.ta_token), 'cards', now);
    if (redeemed)
      await insertTicket(queries, {
        codeHash: hashToken(code),
        customerId: redeemed.owner,
        actorId: redeemed.actorId,
        purpose,
        orderCode: redeemed.orderCode,
        origin: redeemed.origin,
        sessionHash: redeemed.sessionHash,
        expiresAt: new Date(now.getTime() + frameMinutes * 60_000),
      });
    return redeemed;
  });
  if (!ticket) throw notAllowed('This link has expired or was already used. Open the window again.');
  const cards = await cardsOf(lab.database.queries, ticket.owner);
  return {
    session: code,
    parent: ticket.origin,
    provider: lab.cards.name,
    cards: cards.map(toSavedCard(now)),
  };
}

async function requireTicket(lab: Lab, session: string): Promise<Ticket> {
  const found = await findTicket(lab.database.queries, hashToken(session), purpose, lab.clock.now());
  if (!found) throw notAllowed('The card page has expired. Open it again.');
  return found;
}

/** Stores a card. A second submit with the same key finds the first one's card. */
export async function addFrameCard({ lab, body, key }: FrameCall<typeof addCard>): Promise<FrameAnswer> {
  const ticket = await requireTicket(lab, body.session);
  await refuseStaff(lab, { session: ticket, endpoint: addCard }, 'change the cards');
  const outcome = await callProvider(lab, () => lab.cards.save(body.reference, { key, owner: ticket.owner }));
  return answerOutcome(lab, ticket, addCard, { outcome, holder: body.holder, key, content: body.reference });
}

/** Any number of attempts with one challenge stores one card (`saveCard`); the challenge expires after minutes. */
export async function proveFrameCard({ lab, body, key }: FrameCall<typeof proveCard>): Promise<FrameAnswer> {
  const ticket = await requireTicket(lab, body.session);
  await refuseStaff(lab, { session: ticket, endpoint: proveCard }, 'change the cards');
  const { queries } = lab.database;
  const tokenHash = hashToken(body.challenge);
  const challenge = await findChallenge(queries, ticket.owner, tokenHash, lab.clock.now());
  if (!challenge) throw notFound();
  const outcome = await callProvider(lab, () => lab.cards.prove(challenge.reference, body.code));
  const attempt = { outcome, holder: challenge.card.holder, key, content: body.challenge };
  return answerOutcome(lab, ticket, proveCard, attempt);
}

async function answerOutcome(
  lab: Lab,
  ticket: Ticket,
  endpoint: Endpoint,
  attempt: {
    readonly outcome: SaveOutcome | null;
    readonly holder: string;
    readonly key: string;
    readonly content: string;
  },
): Promise<FrameAnswer> {
  const { outcome, holder } = attempt;
  const now = lab.clock.now();
  if (outcome === null) return answerWithCards(lab, ticket, { outcome: 'unavailable' });
  if (outcome.outcome === 'declined')
    return answerWithCards(lab, ticket, { outcome: 'declined', reason: outcome.reason });
  if (outcome.outcome === 'challenge') {
    const code = createToken();
    await write(lab, { session: ticket, endpoint }, (queries) =>
      insertChallenge(
        queries,
        {
          tokenHash: hashToken(code),
          customerId: ticket.owner,
          provider: lab.cards.name,
          reference: outcome.pending,
          card: { brand: '', holder, last4: '', expiryMonth: 0, expiryYear: 0 },
          expiresAt: new Date(now.getTime() + challengeMinutes * 60_000),
        },
        now,
      ),
    );
    return answerWithCards(lab, ticket, {
      outcome: 'challenge',
      challenge: code,
      challenge_url: outcome.url,
    });
  }
  const { card } = outcome;
  const token = `card_${createToken()}`;
  const added = await write(lab, { session: ticket, endpoint }, (queries) => {
    const storedCard = { token, provider: lab.cards.name, holder, createdAt: now, ...card };
    const work = () => saveCard(queries, ticket.owner, storedCard);
    const actor = `customer ${ticket.owner}`;
    const { key, content } = attempt;
    return key === '' ? work() : runOnce(queries, { actor, key, endpoint: endpoint.id, content, now }, work);
  });
  return answerWithCards(lab, ticket, { outcome: 'done', added });
}

export async function removeFrameCard({ lab, body }: FrameCall<typeof removeCard>): Promise<FrameAnswer> {
  const ticket = await requireTicket(lab, body.session);
  await refuseStaff(lab, { session: ticket, endpoint: removeCard }, 'change the cards');
  const card = await cardByToken(lab.database.queries, ticket.owner, body.token);
  if (card) {
    await write(lab, { session: ticket, endpoint: removeCard }, (queries) =>
      deleteCard(queries, ticket.owner, card.token),
    );
    // The lab has deleted the card; a provider that is down does not make the request fail.
    await lab.cards.forget(card.reference).catch(() => {
      lab.log('warn', 'ta: the card provider did not forget a card', { provider: lab.cards.name });
    });
  }
  return answerWithCards(lab, ticket, { outcome: 'done' });
}

export async function makeFrameCardDefault({
  lab,
  body,
}: FrameCall<typeof preferCard>): Promise<FrameAnswer> {
  const ticket = await requireTicket(lab, body.session);
  await refuseStaff(lab, { session: ticket, endpoint: preferCard }, 'change the cards');
  const card = await cardByToken(lab.database.queries, ticket.owner, body.token);
  if (!card) throw notFound();
  await write(lab, { session: ticket, endpoint: preferCard }, (queries) =>
    setDefaultCard(queries, ticket.owner, card.token),
  );
  return answerWithCards(lab, ticket, { outcome: 'done' });
}

async function answerWithCards(lab: Lab, ticket: Ticket, fields: Partial<FrameAnswer>): Promise<FrameAnswer> {
  const cards = await cardsOf(lab.database.queries, ticket.owner);
  return { ...fields, cards: cards.map(toSavedCard(lab.clock.now())) };
}

/** The provider's answer; null when it is down. */
async function callProvider(lab: Lab, call: () => Promise<SaveOutcome>): Promise<SaveOutcome | null> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    lab.log('error', 'ta: the card provider does not answer', { provider: lab.cards.name });
    return null;
  }
}
