import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { count, flag, listOf, text } from './wire.ts';

/** A stored card as people recognise it (PAY-24). The number itself is never on this wire. */
const cardFields = {
  /** 'Visa', 'Mastercard', … */
  cardType: text,
  cardholderName: text,
  /** '•••• •••• •••• 1111' */
  maskedNumber: text,
  /** 'mm/yyyy' */
  expirationDate: text,
  last4: text,
  /** Opaque; worth nothing outside this account. */
  token: text,
  provider: text,
} as const;

export const cardData = endpoint({
  id: 'payments.cardData',
  method: 'POST',
  via: 'direct',
  path: '/scripts/card_data',
  encoding: 'form',
  effect: 'read',
  summary:
    'The card that an order is charged to. `view_card` false hides the block (PAY-27) and `error` replaces it.',
  cites: ['GW-41', 'PAY-13', 'PAY-24'],
  body: v.object({
    cod_order: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    cod_fot: v.optional(v.string()),
  }),
  /** `is_settled` is ours: the order was paid and has left the lab, so that its card stays the one it was paid with. */
  answer: v.object({ ...cardFields, view_card: flag, is_settled: flag, error: text }),
});
export type CardData = v.InferOutput<typeof cardData.answer>;

/** `error` 0 = saved, 1 = the card was refused, 2 = it could not be asked for. `new_card` 0 keeps the order's card (PAY-25). */
export const setCardToken = endpoint({
  id: 'payments.setCardToken',
  method: 'POST',
  via: 'direct',
  path: '/scripts/set_cc_token',
  encoding: 'form',
  summary: 'Assigns a stored card to an order. Counts once for each `Idempotency-Key`.',
  cites: ['GW-42', 'PAY-14', 'PAY-16', 'ERR-14'],
  body: v.object({
    /** JSON of the card that was chosen in the frame; only its `token` is read. */
    data: v.optional(v.pipe(v.string(), v.maxLength(2_000)), '{}'),
    cod_order: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
    new_card: v.optional(v.picklist(['0', '1']), '1'),
    task: v.optional(v.picklist(['changed']), 'changed'),
    cod_fot: v.optional(v.string()),
  }),
  answer: v.object({ error: count }),
});

/** A card in the frame's own list. */
const keptCard = v.object({
  ...cardFields,
  is_default: flag,
  /** Past the end of its last month. */
  expired: flag,
  /** Ours: in its last month. */
  expires_this_month: flag,
});
export type KeptCard = v.InferOutput<typeof keptCard>;

/** The answer of the frame's calls: the list as it is now, and how the change ended. */
const frameAnswer = v.object({
  cards: listOf(keptCard),
  /** 'done', 'declined', 'challenge', 'unavailable'. */
  outcome: text,
  /** Why a card was declined: 'declined', 'expired', 'notATestCard', 'challengeFailed'. */
  reason: text,
  /** With 'challenge': names the proof that is waited for. */
  challenge: text,
  /** With 'challenge': where the holder proves it; '' = by a code in the frame. */
  challenge_url: text,
  /** Token of the card that was added. */
  added: text,
});
export type CardFrameAnswer = v.InferOutput<typeof frameAnswer>;

const frameCall = { method: 'POST', via: 'direct', access: 'public', encoding: 'form' } as const;
const frameSession = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const openCards = endpoint({
  ...frameCall,
  id: 'cards.open',
  path: '/embed/online_payments/open',
  summary: 'Exchanges the frame’s ticket for a session of the frame, valid for minutes and for cards only.',
  cites: ['EMB-09', 'PAY-15', 'DEC-01'],
  body: v.object({ ta_token: frameSession }),
  answer: v.object({ session: text, parent: text, provider: text, cards: listOf(keptCard) }),
});

export const addCard = endpoint({
  ...frameCall,
  id: 'cards.add',
  path: '/embed/online_payments/add',
  summary: 'Stores the card of a provider’s reference; a card number is refused.',
  cites: ['EMB-09', 'PAY-15', 'T-B4'],
  body: v.object({
    session: frameSession,
    reference: v.pipe(v.string(), v.minLength(1), v.maxLength(400)),
    holder: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  }),
  answer: frameAnswer,
});

export const proveCard = endpoint({
  ...frameCall,
  id: 'cards.prove',
  path: '/embed/online_payments/prove',
  summary: 'Completes the holder’s authentication of a card.',
  cites: ['EMB-09'],
  body: v.object({
    session: frameSession,
    challenge: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
    code: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
  }),
  answer: frameAnswer,
});

const cardReference = v.object({
  session: frameSession,
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
});

export const removeCard = endpoint({
  ...frameCall,
  id: 'cards.remove',
  path: '/embed/online_payments/remove',
  summary: 'Deletes a card, here and at the provider. Deleting one that does not exist succeeds.',
  cites: ['EMB-09'],
  body: cardReference,
  answer: frameAnswer,
});

export const preferCard = endpoint({
  ...frameCall,
  id: 'cards.prefer',
  path: '/embed/online_payments/prefer',
  summary: 'Makes a card the default.',
  cites: ['EMB-09'],
  body: cardReference,
  answer: frameAnswer,
});
