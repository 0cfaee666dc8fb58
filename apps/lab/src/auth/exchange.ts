import { checkToken } from '@trade-area/core/contract';
import { signInAgain } from '../base/errors.ts';
import type { Lab } from '../base/lab.ts';
import type { Session } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import type { Owner } from '../base/owner.ts';
import { write } from '../base/write.ts';
import { deleteSession, insertSession, lockAccount, sessionByHash } from '../identity/table.ts';
import { updateMember } from '../identity/memberTable.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { deviceOf } from './device.ts';

/** How long the address that carries a token may take to be opened. */
const exchangeSeconds = 60;

/**
 * Signs a customer in by an address of the portal: its `ta_token` is good for one exchange within a minute, so that an
 * address in a history or a log is worth nothing (DEC-01).
 * @param given `member`: the person of the studio who signs in; null = the owner.
 * @returns the token of the address.
 */
export async function openExchange(
  queries: Queries,
  owner: Owner,
  {
    now,
    agent,
    member = null,
  }: { readonly now: Date; readonly agent: string; readonly member?: number | null },
): Promise<string> {
  const token = createToken();
  await insertSession(queries, {
    tokenHash: hashToken(token),
    actorId: owner,
    subjectId: owner,
    memberId: member,
    isForExchange: true,
    createdAt: now,
    expiresAt: new Date(now.getTime() + exchangeSeconds * 1000),
    ...deviceOf(agent),
  });
  return token;
}

/** The session for an exchange that a token belongs to; null for any other token. */
export async function findExchange({ database, clock }: Lab, token: string): Promise<Session | null> {
  const hash = hashToken(token);
  return (await sessionByHash(database.queries, hash, clock.now(), { forExchange: true })) ?? null;
}

/**
 * Ends the session for an exchange and opens an ordinary session of the same customer.
 * @returns the new token. @throws Refusal when another request was first.
 */
export async function exchangeSession(lab: Lab, session: Session): Promise<string> {
  const token = createToken();
  const now = lab.clock.now();
  await write(lab, { session: null, endpoint: checkToken, usesReserve: true }, async (queries) => {
    // A change that ends the customer's sessions waits for this one, or this one for it.
    await lockAccount(queries, session.owner);
    const ended = await deleteSession(queries, session.tokenHash);
    if (!ended) throw signInAgain();
    await insertSession(queries, {
      tokenHash: hashToken(token),
      actorId: session.owner,
      subjectId: session.owner,
      memberId: session.member?.id ?? null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + lab.config.session.hours * 3_600_000),
      ...ended,
    });
    if (session.member) await updateMember(queries, session.member.id, { lastSignInAt: now });
  });
  return token;
}
