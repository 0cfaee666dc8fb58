import { openSharing } from '@trade-area/core/contract';
import { notAllowed } from '../base/errors.ts';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { write } from '../base/write.ts';
import { insertPass } from '../identity/passes.ts';
import { takeTicket } from '../identity/tickets.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { sharePass } from '../uploads/sharePass.ts';

/** Exchanges the ticket of the upload frame for a pass, which is valid for the photos of one visit (SHARE-32). */
export async function openSharingPass({
  lab,
  body,
}: Call<typeof openSharing, Session | null>): Promise<AnswerInput<typeof openSharing>> {
  const now = lab.clock.now();
  const pass = createToken();
  const redeemed = await write(lab, { session: null, endpoint: openSharing }, async (queries) => {
    const ticket = await takeTicket(queries, hashToken(body.ta_token), 'share-upload', now);
    if (!ticket) return null;
    await insertPass(queries, {
      tokenHash: hashToken(pass),
      sessionHash: ticket.sessionHash,
      orderCode: sharePass(body.session_key),
    });
    return ticket;
  });
  if (!redeemed) throw notAllowed('This link has expired or was already used. Open the page again.');
  return { pass };
}
