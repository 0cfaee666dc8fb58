import { isPast } from './sandbox.ts';
import type { StoredCard } from './table.ts';

/** A card in the wire's format (PAY-24). */
export function cardRowOf(card: StoredCard) {
  return {
    cardType: card.brand,
    cardholderName: card.holder,
    maskedNumber: `•••• •••• •••• ${card.last4}`,
    expirationDate: `${String(card.expiryMonth).padStart(2, '0')}/${card.expiryYear}`,
    last4: card.last4,
    token: card.token,
    provider: card.provider,
  };
}

export const toSavedCard = (now: Date) => (card: StoredCard) => ({
  ...cardRowOf(card),
  is_default: card.isDefault,
  expired: isPast(card, now),
});
