import type { Lab } from '../../base/lab.ts';
import type { Session } from '../../base/owner.ts';
import { write } from '../../base/write.ts';
import { sessionByHash } from '../../identity/table.ts';
import { findTicket, insertTicket, takeTicket } from '../../identity/tickets.ts';
import { createToken, hashToken } from '../../identity/tokens.ts';

/** A page in a frame whose forms work without a script: the purpose of the ticket that opens it. */
type FramedForms = 'print-again' | 'address-book' | 'shipping-address';

/** Purpose of the pass, and the act's name in the audit. */
const kinds = {
  'print-again': { purpose: 'print-again-page', id: 'printAgain.open' },
  'address-book': { purpose: 'address-book-page', id: 'addressBook.open' },
  'shipping-address': { purpose: 'shipping-address-page', id: 'shippingAddress.open' },
} as const satisfies Readonly<Record<FramedForms, { purpose: string; id: string }>>;

/** A person in the frame, with the pass that its forms send: it grants this page only, and ends with the session. */
export interface PageSession {
  readonly session: Session;
  readonly pass: string;
}

/**
 * Exchanges the ticket of the frame's address for a pass; the address is worth nothing afterwards (DEC-01).
 * @param page the page that is opened.
 * @param customer hash of the customer in the address; '' = the address has none.
 * @returns null for a ticket that has expired, was used, is for something else, or is another customer's.
 */
export async function openPage(
  lab: Lab,
  page: FramedForms,
  { ticket, customer }: { readonly ticket: string; readonly customer: string },
): Promise<PageSession | null> {
  const now = lab.clock.now();
  const pass = createToken();
  const { purpose, id } = kinds[page];
  return write(lab, { session: null, endpoint: { id }, usesReserve: true }, async (queries) => {
    const taken = await takeTicket(queries, hashToken(ticket), page, now);
    const session = taken && (await sessionByHash(queries, taken.sessionHash, now));
    if (!taken || !session || session.mustChangePassword) return null;
    if (customer !== '' && customer !== session.publicId) return null;
    await insertTicket(queries, {
      codeHash: hashToken(pass),
      customerId: taken.owner,
      actorId: taken.actorId,
      purpose,
      orderCode: '',
      origin: taken.origin,
      sessionHash: taken.sessionHash,
      expiresAt: session.expiresAt,
    });
    return { session, pass };
  });
}

/** The person of a pass; null when the session of the portal has ended. */
export async function pageSession(lab: Lab, page: FramedForms, pass: string): Promise<PageSession | null> {
  const { queries } = lab.database;
  const now = lab.clock.now();
  const ticket = pass === '' ? null : await findTicket(queries, hashToken(pass), kinds[page].purpose, now);
  const session = ticket && (await sessionByHash(queries, ticket.sessionHash, now));
  return session ? { session, pass } : null;
}
