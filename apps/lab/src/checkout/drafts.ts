import { and, eq, gt, lt } from 'drizzle-orm';
import type { Lab } from '../base/lab.ts';
import type { Owner } from '../base/owner.ts';
import type { Allowance } from '../base/ports/limits.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { checkoutDrafts } from '../database/schema/checkouts.ts';
import type { CheckoutDetails } from '../database/schema/checkouts.ts';
import { accountOf } from '../identity/table.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { holdCart, isCartCode } from './cartTable.ts';
import type { Buyer } from './checkout.ts';
import { newDetails } from './details.ts';
import { keepDetails } from './keepDetails.ts';
import { detailsOf, quoteByOrderCode } from './table.ts';

/** Hours for which the words of an ended session are kept. */
export const draftHours = 24;
const endpoint = { id: 'checkout.keepDraft' };
/** Forms of ended sessions that one address may have kept: nobody is signed in who could be asked. */
const drafts: Allowance = { name: 'checkout draft', burst: 30, every: 60_000 };

/**
 * Keeps what was typed into a checkout whose session has ended. Whose it was is not known any more: the token alone, which
 * the browser keeps, leads to it. @returns the token. @throws tooMany
 */
export async function keepDraft(
  lab: Lab,
  given: { readonly orderCode: string; readonly details: CheckoutDetails; readonly clientAddress: string },
): Promise<string> {
  const { orderCode, details, clientAddress } = given;
  await lab.limits.take({ allowance: drafts, of: clientAddress });
  const now = lab.clock.now();
  const token = createToken();
  const expiresAt = new Date(now.getTime() + draftHours * 3_600_000);
  await write(lab, { session: null, endpoint }, async (queries) => {
    await queries.delete(checkoutDrafts).where(lt(checkoutDrafts.expiresAt, now));
    await queries
      .insert(checkoutDrafts)
      .values({ tokenHash: hashToken(token), orderCode, details, expiresAt });
  });
  return token;
}

interface NamedDraft {
  readonly token: string;
  readonly orderCode: string;
  readonly now: Date;
}

const isNamed = ({ token, orderCode, now }: NamedDraft) =>
  and(
    eq(checkoutDrafts.tokenHash, hashToken(token)),
    eq(checkoutDrafts.orderCode, orderCode),
    gt(checkoutDrafts.expiresAt, now),
  );

/** Fills a checkout that was opened again with what was kept. Only the owner of the quote or cart opens one. */
export async function restoreDraft(lab: Lab, buyer: Buyer, draft: Omit<NamedDraft, 'now'>): Promise<void> {
  const named = { ...draft, now: lab.clock.now() };
  // Most pages find none: they write nothing.
  const [kept] = await lab.database.queries
    .select({ hash: checkoutDrafts.tokenHash })
    .from(checkoutDrafts)
    .where(isNamed(named));
  if (kept)
    await write(lab, { session: buyer, endpoint: { id: 'checkout.restoreDraft' } }, (queries) =>
      takeDraft(queries, buyer.owner, named),
    );
}

async function takeDraft(queries: Queries, owner: Owner, named: NamedDraft): Promise<void> {
  const { orderCode, now } = named;
  const isOwn = isCartCode(orderCode)
    ? (await holdCart(queries, owner)) === orderCode
    : (await quoteByOrderCode(queries, owner, orderCode))?.isOrdered === false;
  if (!isOwn) return;
  const [draft] = await queries.delete(checkoutDrafts).where(isNamed(named)).returning();
  if (!draft) return;
  const details = draft.details.isAddressAlone
    ? await withAddress(queries, owner, orderCode, draft.details.address)
    : draft.details;
  await keepDetails(queries, owner, orderCode, { details, now });
}

/** The words of the checkout so far, with an address of the address book’s form, which it keeps there. */
async function withAddress(
  queries: Queries,
  owner: Owner,
  orderCode: string,
  address: CheckoutDetails['address'],
): Promise<CheckoutDetails> {
  const before = await detailsOf(queries, owner, orderCode);
  const rest = before ?? newDetails(await accountOf(queries, owner));
  return { ...rest, delivery: 'other', address, keepsAddress: true };
}
