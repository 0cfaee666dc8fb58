import { Refusal } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Allowance } from '../base/ports/limits.ts';

const minute = 60_000;

/** Messages from one address of the network: a studio shares one. About 160 a day. */
const fromAddress: Allowance = { name: 'contact from address', burst: 20, every: 10 * minute };
/** Messages of the person of a link, wherever they write from. */
const ofContact: Allowance = { name: 'contact of person', burst: 10, every: 5 * minute };
/** Receipts to one e-mail address, which anybody can type. */
const receipts: Allowance = { name: 'contact receipts', burst: 2, every: 8 * 60 * minute };

/**
 * Counts a message. The answer does not depend on whether the lab knows the e-mail address.
 * @param contactId the person of the link; null = there is no link that works.
 * @throws tooMany while an allowance is used up.
 */
export async function countMessage(
  { limits }: Pick<Lab, 'limits'>,
  { clientAddress, contactId }: { readonly clientAddress: string; readonly contactId: number | null },
): Promise<void> {
  const address = { allowance: fromAddress, of: clientAddress };
  await limits.take(address, contactId === null ? undefined : { allowance: ofContact, of: `${contactId}` });
}

/** Whether a receipt may be mailed to an address now: nobody fills another person's mailbox through the lab. */
export async function mayMailReceipt({ limits }: Pick<Lab, 'limits'>, email: string): Promise<boolean> {
  try {
    await limits.take({ allowance: receipts, of: email.toLowerCase() });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_requests') return false;
    throw error;
  }
}
