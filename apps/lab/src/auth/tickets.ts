import { hasRight, rightOfTicket, ticket } from '@trade-area/core/contract';
import { rightMissing } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { deleteExpiredTickets, insertTicket } from '../identity/tickets.ts';
import { createToken, hashToken } from '../identity/tokens.ts';

/**
 * Issues a ticket (DEC-01): one purpose, one order, one use, valid for seconds. The order's owner is verified when the
 * ticket is redeemed, not here.
 */
export async function issueTicket({
  lab,
  session,
  body,
  origin,
}: Call<typeof ticket, Session>): Promise<AnswerInput<typeof ticket>> {
  if (!hasRight(session.member?.rights ?? null, rightOfTicket[body.purpose])) throw rightMissing();
  const code = createToken();
  const seconds = lab.config.session.ticketSeconds;
  const now = lab.clock.now();
  // An order is deleted in a window that a ticket opens, on a full disk too.
  const usesReserve = body.purpose === 'delete-order';
  await write(lab, { session, endpoint: ticket, usesReserve }, async (queries) => {
    await deleteExpiredTickets(queries, now);
    await insertTicket(queries, {
      codeHash: hashToken(code),
      customerId: session.owner,
      actorId: session.actorId,
      purpose: body.purpose,
      orderCode: body.order_code ?? '',
      sessionHash: session.tokenHash,
      origin: lab.config.allowedOrigins.includes(origin) ? origin : lab.config.portal.portalOrigin,
      expiresAt: new Date(now.getTime() + seconds * 1000),
    });
  });
  return { ticket: code, expires_in: seconds };
}
