import { retentionKinds } from '@trade-area/core/contract';
import type { RetentionKind } from '@trade-area/core/contract';

/** Days after which the lab deletes by itself what it no longer needs, by kind; a lab's file may set others. */
export type Retention = Readonly<Record<RetentionKind, number>>;

/** Longer is a mistake of typing. */
const mostDays = 36_500;

/** The periods of a lab that sets none: as short as the work allows, and for documents as long as the law asks. */
export const defaultRetention: Retention = {
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
  activity: 1_095,
  exports: 7,
  // Ten years, as Italian law asks (art. 2220 of the civil code); other labs set their own.
  invoices: 3_650,
};

/** The setting that is no number of days; '' when all are. */
export function wrongRetention(retention: Retention): string {
  const isDays = (days: number) => Number.isInteger(days) && days >= 1 && days <= mostDays;
  return retentionKinds.find((kind) => !isDays(retention[kind])) ?? '';
}
