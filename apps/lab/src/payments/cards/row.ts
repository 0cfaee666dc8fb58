import { isPast } from './sandbox.ts';
import type { StoredCard } from './table.ts';

type ShownCard = Pick<
  StoredCard,
  'brand' | 'holder' | 'last4' | 'expiryMonth' | 'expiryYear' | 'token' | 'provider'
>;

/** A card in the wire's format (PAY-24). */
export function cardRowOf(card: ShownCard) {
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

export const toSavedCard = (now: Date) => (card: ShownCard & Pick<StoredCard, 'isDefault'>) => ({
  ...cardRowOf(card),
  is_default: card.isDefault,
  expired: isPast(card, now),
  expires_this_month: !isPast(card, now) && isPast(card, startOfNextMonth(now)),
});

const startOfNextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
