import * as v from 'valibot';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { insertMemberLink, isMemberUnchanged, memberById } from '../identity/memberTable.ts';
import { accountOf } from '../identity/table.ts';
import { createToken, hashToken } from '../identity/tokens.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { memberInvitationMail, memberPasswordMail } from '../mail/memberMails.ts';

type Payload = { member: number };
const payload = v.object({ member: v.number() });
/** Sixteen attempts last about six hours: the mail is not urgent. */
const inviteJob: JobDefinition<Payload> = {
  kind: 'mail.memberInvitation',
  queue: 'mail',
  payload,
  attempts: 16,
};
/** Half an hour is longer than a person waits for such a mail; afterwards they ask again. */
const resetJob: JobDefinition<Payload> = { kind: 'mail.memberPassword', queue: 'mail', payload, attempts: 9 };

/** Queues the mail by which an invited person sets the first password. */
export function queueMemberInvitation(queries: Queries, member: number, at: Date): Promise<void> {
  return enqueue(queries, inviteJob, { key: String(member), payload: { member }, at });
}

/** Queues the mail by which a person who has forgotten the password sets another one. */
export function queueMemberPassword(queries: Queries, member: number, at: Date): Promise<void> {
  return enqueue(queries, resetJob, { key: String(member), payload: { member }, at });
}

/** The secrets of the links are made in the jobs that mail them: the database keeps their hashes. */
export function memberMailJobs(lab: Lab): JobHandler[] {
  const { queries } = lab.database;
  const { invitationDays: days, activationHours: hours } = lab.config.recovery;
  const { labOrigin, company } = lab.config.portal;

  const work =
    (purpose: 'invite' | 'reset') =>
    async ({ member: id }: Payload, context: Parameters<JobHandler['run']>[1]) => {
      const member = await memberById(queries, id);
      // The person was removed, or has set a password, since the mail was queued.
      if (!member || (purpose === 'invite') !== (member.passwordHash === '')) return null;
      const account = await accountOf(queries, ownerOf(member));
      if (account.deactivatedAt !== null) return null;
      const code = createToken();
      const lifetime = purpose === 'invite' ? days * 86_400_000 : hours * 3_600_000;
      // Stored before it is sent. The link of an attempt whose answer was lost goes on working beside the next one's.
      const isStored = await context.write(async (inside) => {
        if (!(await isMemberUnchanged(inside, member))) return false;
        const expiresAt = new Date(lab.clock.now().getTime() + lifetime);
        await insertMemberLink(inside, { codeHash: hashToken(code), memberId: id, purpose, expiresAt });
        return true;
      });
      if (!isStored) return null;
      const link = `${labOrigin}/auth/invitation?code=${code}&lang=${member.language}`;
      const studio = account.company.name;
      await sendInJob(
        lab,
        context,
        purpose === 'invite'
          ? memberInvitationMail(member, { link, days, studio, lab: company.name })
          : memberPasswordMail(member, { link, hours }),
      );
      return null;
    };
  return [handle(inviteJob, work('invite')), handle(resetJob, work('reset'))];
}
