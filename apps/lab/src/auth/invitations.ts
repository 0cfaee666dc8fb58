import * as v from 'valibot';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import { write } from '../base/write.ts';
import type { Queries } from '../database/open.ts';
import { rememberDevice } from '../identity/devices.ts';
import { accountOf, isUnchanged, storePassword } from '../identity/table.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { invitationMail } from '../mail/texts.ts';
import { openExchange } from './exchange.ts';
import { insertInvitation, openInvitation, useInvitations } from './invitationTable.ts';
import { memberOfLink, takeMemberLink } from '../identity/memberTable.ts';
import { setMemberPassword } from './memberPassword.ts';
import { passwordProblem } from './passwordRules.ts';

/** Sixteen attempts last about six hours: the mail is not urgent. */
const invitationJob: JobDefinition<{ customer: number }> = {
  kind: 'mail.invitation',
  queue: 'mail',
  payload: v.object({ customer: v.number() }),
  attempts: 16,
};

/** Queues the mail by which a customer sets the first password, in the transaction that makes it necessary. */
export function queueInvitation(queries: Queries, customer: number, at: Date): Promise<void> {
  return enqueue(queries, invitationJob, { key: String(customer), payload: { customer }, at });
}

export function invitationJobs(lab: Lab): JobHandler[] {
  const { invitationDays: days } = lab.config.recovery;
  const { labOrigin, company } = lab.config.portal;
  return [
    handle(invitationJob, async ({ customer }, context) => {
      const account = await accountOf(lab.database.queries, ownerOf({ customerId: customer }));
      // The account has been used, or ended, since the mail was queued.
      if (account.passwordHash !== '' || account.deactivatedAt !== null) return null;
      const code = createToken();
      // Stored before it is sent, unless the account has changed since it was read. The link of an attempt whose answer was lost goes on working beside the next one's.
      const isStored = await context.write(async (inside) => {
        if (!(await isUnchanged(inside, account))) return false;
        await insertInvitation(inside, {
          codeHash: hashToken(code),
          customerId: customer,
          email: account.email,
          expiresAt: new Date(lab.clock.now().getTime() + days * 86_400_000),
        });
        return true;
      });
      if (!isStored) return null;
      const link = `${labOrigin}/auth/invitation?code=${code}&lang=${account.language}`;
      await sendInJob(lab, context, invitationMail(account, { link, days, lab: company.name }));
      return null;
    }),
  ];
}

/** The person whom a link lets set a password: a customer, or a person of a customer's studio. */
export interface Invited {
  readonly email: string;
}

/** The invitation of a link; null when it was used, is too old or never was. Changes nothing. */
export async function findInvitation(lab: Lab, code: string): Promise<Invited | null> {
  const { queries } = lab.database;
  const [hash, now] = [hashToken(code), lab.clock.now()];
  return (await openInvitation(queries, hash, now)) ?? (await memberOfLink(queries, hash, now));
}

export type Acceptance =
  /** `token` goes into the address of the portal, once. */
  | { readonly done: true; readonly token: string }
  | { readonly done: false; readonly problem: 'gone' | 'weak' };

/**
 * Sets the first password of an invited customer, or a password of a person of the studio, and signs in. Of any number of
 * simultaneous requests, one succeeds. The device belongs to that person from now on.
 */
export async function acceptInvitation(
  lab: Lab,
  given: {
    readonly code: string;
    readonly password: string;
    readonly device: string;
    readonly agent: string;
  },
): Promise<Acceptance> {
  const gone = { done: false, problem: 'gone' } as const;
  if (!(await findInvitation(lab, given.code))) return gone;
  if (passwordProblem(given.password, lab.passwords) !== '') return { done: false, problem: 'weak' };
  const passwordHash = await lab.passwords.hash(given.password);
  return write(lab, { session: null, endpoint: { id: 'auth.invitation' } }, async (queries) => {
    const now = lab.clock.now();
    const hash = hashToken(given.code);
    const member = await memberOfLink(queries, hash, now);
    if (member) {
      // Another request with the same link was first: it held the person until now.
      if (!(await takeMemberLink(queries, hash))) return gone;
      return { done: true, token: await setMemberPassword(queries, member, { ...given, passwordHash, now }) };
    }
    const open = await openInvitation(queries, hash, now);
    if (!open) return gone;
    await storePassword(queries, open.owner, passwordHash);
    await useInvitations(queries, open.owner, now);
    await rememberDevice(queries, `customer:${open.owner}`, given.device, now);
    return { done: true, token: await openExchange(queries, open.owner, { now, agent: given.agent }) };
  });
}
