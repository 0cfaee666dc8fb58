import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { write } from '../../base/write.ts';
import type { Buyer } from '../../checkout/checkout.ts';
import { draftHours, restoreDraft } from '../../checkout/drafts.ts';
import { accountOf } from '../../identity/table.ts';
import { findTicket, insertTicket, takeTicket } from '../../identity/tickets.ts';
import type { Ticket } from '../../identity/tickets.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';
import { rememberLanguage } from '../language.ts';

/** The cookie holds a ticket for checkouts only: it lives two hours, and ends with the session of the portal. */
const cookie = 'ta_checkout';
const purpose = 'checkout-session';
const hours = 2;
const endpoint = { id: 'checkout.open' };
/** Leads to what was typed after the session had ended. */
const draftCookie = 'ta_checkout_draft';
const isToken = (text: string) => /^[A-Za-z0-9_-]{43}$/.test(text);

/** Exchanges the ticket of the portal's form for the cookie. null = it has expired, was used, or names another order. */
export async function openSession(
  context: Context,
  lab: Lab,
  given: { readonly ticket: string; readonly orderCode: string },
): Promise<Buyer | null> {
  const now = lab.clock.now();
  const token = createToken();
  const taken = await write(lab, { session: null, endpoint }, async (queries) => {
    const found = await takeTicket(queries, hashToken(given.ticket), 'checkout', now);
    if (!found || found.orderCode !== given.orderCode) return null;
    await insertTicket(queries, {
      codeHash: hashToken(token),
      customerId: found.owner,
      actorId: found.actorId,
      purpose,
      orderCode: '',
      origin: found.origin,
      sessionHash: found.sessionHash,
      expiresAt: new Date(now.getTime() + hours * 3_600_000),
    });
    return found;
  });
  if (!taken) return null;
  keep(context, lab, { name: cookie, value: token, hours });
  return buyerOf(taken, (await accountOf(lab.database.queries, taken.owner)).code);
}

/** Opens the checkouts of a person of the portal, whom another page of this site knows. */
export async function startSession(
  context: Context,
  lab: Lab,
  { owner, actorId, tokenHash }: Pick<Session, 'owner' | 'actorId' | 'tokenHash'>,
): Promise<void> {
  const token = createToken();
  const expiresAt = new Date(lab.clock.now().getTime() + hours * 3_600_000);
  await write(lab, { session: null, endpoint }, (queries) =>
    insertTicket(queries, {
      codeHash: hashToken(token),
      customerId: owner,
      actorId,
      purpose,
      orderCode: '',
      origin: lab.config.portal.portalOrigin,
      sessionHash: tokenHash,
      expiresAt,
    }),
  );
  keep(context, lab, { name: cookie, value: token, hours });
}

function keep(
  context: Context,
  lab: Lab,
  { name, value, hours: kept }: { readonly name: string; readonly value: string; readonly hours: number },
): void {
  setCookie(context, name, value, {
    path: '/',
    httpOnly: true,
    // The portal's form leads here from another site: a strict cookie would not come along to the page that follows it.
    sameSite: 'Lax',
    secure: lab.config.portal.labOrigin.startsWith('https:'),
    maxAge: kept * 3_600,
  });
}

/** Lets this browser, and no other, find the draft when its checkout is opened again. */
export function rememberDraft(context: Context, lab: Lab, token: string): void {
  keep(context, lab, { name: draftCookie, value: token, hours: draftHours });
}

/**
 * Fills the checkout with what this browser has typed after its session had ended. Needs a request that the lab's own site
 * has led to: with the portal's form, which comes from another one, browsers send none of these cookies.
 */
export async function restoreForm(
  context: Context,
  lab: Lab,
  { buyer, orderCode }: { readonly buyer: Buyer; readonly orderCode: string },
): Promise<void> {
  const token = getCookie(context, draftCookie) ?? '';
  if (isToken(token)) await restoreDraft(lab, buyer, { token, orderCode });
}

export interface CheckoutSession {
  readonly buyer: Buyer;
  readonly ticket: Ticket;
  readonly language: string;
}

/** The person whose cookie this is; null when it has expired or the portal's session has ended. */
export async function sessionOf(context: Context, lab: Lab): Promise<CheckoutSession | null> {
  const token = getCookie(context, cookie) ?? '';
  if (!isToken(token)) return null;
  const { queries } = lab.database;
  const ticket = await findTicket(queries, hashToken(token), purpose, lab.clock.now());
  if (!ticket) return null;
  const { code, language } = await accountOf(queries, ticket.owner);
  rememberLanguage(language);
  return { ticket, language, buyer: buyerOf(ticket, code) };
}

const buyerOf = ({ owner, actorId, acting, member }: Ticket, code: string): Buyer => ({
  owner,
  actorId,
  acting,
  code,
  ...(member ? { member } : {}),
});
