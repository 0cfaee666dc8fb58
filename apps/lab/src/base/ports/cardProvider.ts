/** The provider's description of a stored card. */
export interface ProviderCard {
  /** The provider's own name of the card. */
  readonly reference: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

export type KeepOutcome =
  | { readonly outcome: 'kept'; readonly card: ProviderCard }
  /** The holder must prove that it is theirs: at `url`, or with a code when that is ''. */
  | { readonly outcome: 'challenge'; readonly pending: string; readonly url: string }
  | {
      readonly outcome: 'declined';
      readonly reason: 'declined' | 'expired' | 'notATestCard' | 'challengeFailed';
    };

/**
 * The service that stores the cards. The browser gives the number to the provider and gets a reference; that reference is all the lab
 * is ever given. Every call may throw `ProviderDown`.
 */
export interface CardProvider {
  readonly name: string;
  /** Keeps the card behind a reference for later charges. `key` makes a repeated wish one; `owner` is our customer. */
  keep(reference: string, wish: { readonly key: string; readonly owner: number }): Promise<KeepOutcome>;
  /** After a challenge. */
  prove(pending: string, code: string): Promise<KeepOutcome>;
  /** Whether the card could be charged now. */
  isUsable(reference: string): Promise<boolean>;
  /** Forgets the card; one that is gone is forgotten. */
  forget(reference: string): Promise<void>;
}

/** The provider does not answer, or not in its own words. Nothing happened that could be relied on. */
export class ProviderDown extends Error {
  override readonly name = 'ProviderDown';
}
