/** The provider's description of a stored card. */
export interface ProviderCard {
  /** The provider's identifier of the card. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type SaveOutcome =
  | { readonly outcome: 'kept'; readonly card: ProviderCard }
  /** The holder must authenticate: at `url`, or with a code when that is ''. */
  | { readonly outcome: 'challenge'; readonly pending: string; readonly url: string }
  | {
      readonly outcome: 'declined';
      readonly reason: 'declined' | 'expired' | 'notATestCard' | 'challengeFailed';
    };

/** An amount that a stored card is to pay. */
export interface ChargeWish {
  /** Makes the call idempotent: the same key gets the same charge. */
  readonly key: string;
  /** The stored card. */
  readonly reference: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Number of the order, for the provider's own lists. */
  readonly order: string;
}

interface RefundPart {
  readonly key: string;
  /** Minor units of the charge's currency. */
  readonly amount: number;
}

/** `declined`: the provider has refused the refund, or it has failed since, and no money has moved. */
export type RefundOutcome = 'refunded' | 'declined';

export type ChargeDecline = 'declined' | 'expired' | 'challengeFailed';

export type ChargeOutcome =
  /** The charge exists, and was not confirmed: no money has moved. */
  | { readonly outcome: 'open' }
  | { readonly outcome: 'charged' }
  /** The holder must authenticate at `url`, whence the bank leads back. */
  | { readonly outcome: 'challenge'; readonly url: string }
  /** The charge has ended without money: declined by the bank, or cancelled. */
  | { readonly outcome: 'declined'; readonly reason: ChargeDecline };

/**
 * The service that stores the cards. The browser sends the card number to the provider and gets a reference, which is
 * all the lab receives. Every call may throw `ProviderUnavailable`.
 *
 * A charge is opened before it is confirmed, so that the lab has stored its name before money can move: whatever is lost
 * afterwards, `readCharge` tells what became of it.
 */
export interface CardProvider {
  readonly name: string;
  /** Stores the card of a reference for later charges. `key` makes the call idempotent; `owner` is the customer. */
  save(reference: string, wish: { readonly key: string; readonly owner: number }): Promise<SaveOutcome>;
  /** Completes a card after its challenge. */
  prove(pending: string, code: string): Promise<SaveOutcome>;
  /** Whether the card can be charged now. */
  isUsable(reference: string): Promise<boolean>;
  /** Deletes the card; a card that does not exist counts as deleted. */
  forget(reference: string): Promise<void>;
  /** Announces a charge; no money moves. Returns the provider's name of it, or why the card cannot be charged. */
  openCharge(wish: ChargeWish): Promise<{ readonly charge: string } | { readonly declined: ChargeDecline }>;
  /** Charges the card. @param back page that the bank leads to after a challenge. */
  confirmCharge(
    charge: string,
    given: { readonly reference: string; readonly back: string },
  ): Promise<ChargeOutcome>;
  readCharge(charge: string): Promise<ChargeOutcome>;
  /** Ends a charge that was not completed; `charged` = it was completed before. */
  cancelCharge(charge: string): Promise<ChargeOutcome>;
  /** Gives the whole amount back, once however often it is called; a call after a declined one tries again. */
  refundCharge(charge: string): Promise<RefundOutcome>;
  /** Gives a part of a charge back, once for each key however often it is called; a call after a declined one tries again. */
  refundPart(charge: string, part: RefundPart): Promise<RefundOutcome>;
  /** The stand-in of a bank's page, which only the sandbox has: answers a challenge and returns the address to go on to. */
  answerChallenge?(charge: string, code: string): Promise<string | null>;
}

/** The provider did not answer, or not as documented. The outcome of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
