import { endSessions as endpoint } from '@trade-area/core/contract';
import type { endSessions, listSessions } from '@trade-area/core/contract';
import type { Session } from '../base/owner.ts';
import type { AnswerInput, Call } from '../base/route.ts';
import { refuseStaff, write } from '../base/write.ts';
import { deleteSession, ownSessions } from '../identity/table.ts';
import { hashToken } from '../identity/tokens.ts';

/** Sessions are stored by the hash of their token; the hash of that hash identifies them on the wire. */
const publicIdOf = (tokenHash: string) => hashToken(tokenHash).slice(0, 22);

/** Staff who act as a customer do not see the customer's devices. */
export async function listOwnSessions({
  lab,
  session,
}: Call<typeof listSessions, Session>): Promise<AnswerInput<typeof listSessions>> {
  if (session.acting) return [];
  const rows = await ownSessions(
    lab.database.queries,
    session.owner,
    lab.clock.now(),
    session.member?.id ?? null,
  );
  return rows.map(({ tokenHash, browser, system, createdAt }) => ({
    id: publicIdOf(tokenHash),
    browser,
    system,
    created_at: createdAt.toISOString(),
    here: tokenHash === session.tokenHash,
  }));
}

export async function endOwnSessions({
  lab,
  session,
  body,
}: Call<typeof endSessions, Session>): Promise<AnswerInput<typeof endSessions>> {
  await refuseStaff(lab, { session, endpoint }, 'sign other devices out');
  const endedSessions = await write(lab, { session, endpoint }, async (queries) => {
    const rows = await ownSessions(queries, session.owner, lab.clock.now(), session.member?.id ?? null);
    const others = rows.filter(
      ({ tokenHash }) =>
        tokenHash !== session.tokenHash && (body.id === '' || publicIdOf(tokenHash) === body.id),
    );
    for (const { tokenHash } of others) await deleteSession(queries, tokenHash);
    return others.length;
  });
  return { success: true, ended: endedSessions };
}
