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

/**
 * The service that stores the cards. The browser sends the card number to the provider and gets a reference, which is
 * all the lab receives. Every call may throw `ProviderUnavailable`.
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
}

/** The provider did not answer, or not as documented. The outcome of the call is unknown. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
