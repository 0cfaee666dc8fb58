import { retentionKinds } from '@trade-area/core/contract';
import type { RetentionKind } from '@trade-area/core/contract';

/** Days after which the lab deletes by itself what it no longer needs, by kind; a lab's file may set others. */
export type Retention = Readonly<Record<RetentionKind, number>>;

/** Longer is a mistake of typing. */
const mostDays = 36_500;

/**
 * The periods of a lab that sets none: those that the privacy policy of the portal states (PRIV-02), and for documents as
 * long as the law asks.
 */
export const defaultRetention: Retention = {
  // After the delivery, so that an order can be printed again.
  files: 365,
  // After the account was closed; then it is erased.
  accounts: 730,
  // Long enough to answer a customer who asks about a mail.
  notifications: 90,
  visits: 365,
  // A deleted quote can be restored until then; its picture goes with the next clean-up of files.
  quotes: 30,
  // An address that was taken out of the address book can be restored until then.
  addresses: 30,
  // Forms of checkouts and of card payments hold names and addresses; the order has its own.
  forms: 30,
  // A checkout that was left can be continued until then.
  checkouts: 90,
  links: 30,
  // After the last message, also of a conversation that nobody answers any more.
  contacts: 730,
  // Views of videos hold the addresses of visitors.
  views: 90,
  // Of a configuration that was never saved, or whose quote is gone.
  images: 30,
  // Security records: what staff and the people of a studio did in an account, and where they signed in.
  activity: 365,
  // Proof of a consent, or of a permission to use photos, after its end.
  consents: 1_826,
  exports: 7,
  // Orders and their documents: ten years with their leap days, as Italian law asks (art. 2220 of the civil code).
  invoices: 3_653,
};

/** The setting that is no number of days; '' when all are. */
export function wrongRetention(retention: Retention): string {
  const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= mostDays;
  return retentionKinds.find((kind) => !isDays(retention[kind])) ?? '';
}
