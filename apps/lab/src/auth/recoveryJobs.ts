import * as v from 'valibot';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { accountOf, isUnchanged } from '../identity/table.ts';
import { createTemporaryPassword, createToken, hashToken } from '../identity/tokens.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { activationMail, temporaryPasswordMail } from '../mail/texts.ts';
import { insertActivation, replaceTemporaryPassword } from './recoveryTable.ts';

/**
 * The secrets of a recovery are made in the jobs that mail them, never stored in a row: what the database keeps is their
 * hash. Half an hour is longer than a person waits for such a mail; afterwards they ask again.
 */
const definition = { queue: 'mail', payload: v.object({ customer: v.number() }), attempts: 9 } as const;
const activationJob: JobDefinition<{ customer: number }> = { ...definition, kind: 'mail.activation' };
const temporaryPasswordJob: JobDefinition<{ customer: number }> = {
  ...definition,
  kind: 'mail.temporaryPassword',
};

export function queueActivationMail(queries: Queries, customer: number, at: Date): Promise<void> {
  return enqueue(queries, activationJob, { key: String(customer), payload: { customer }, at });
}

export function queueTemporaryPasswordMail(queries: Queries, customer: number, at: Date): Promise<void> {
  return enqueue(queries, temporaryPasswordJob, { key: String(customer), payload: { customer }, at });
}

export function recoveryJobs(lab: Lab): JobHandler[] {
  const { queries } = lab.database;
  const { activationHours, temporaryPasswordMinutes: minutes } = lab.config.recovery;
  const { labOrigin, portalOrigin } = lab.config.portal;
  return [
    handle(activationJob, async ({ customer }, context) => {
      const account = await accountOf(queries, ownerOf({ customerId: customer }));
      if (account.deactivatedAt !== null) return null;
      const code = createToken();
      // Stored before it is sent, unless the account has changed since it was read: then the person asks again. The link of an attempt whose answer was lost stays valid beside the next one's.
      const isStored = await context.write(async (inside) => {
        if (!(await isUnchanged(inside, account))) return false;
        await insertActivation(inside, {
          codeHash: hashToken(code),
          customerId: customer,
          expiresAt: new Date(lab.clock.now().getTime() + activationHours * 3_600_000),
        });
        return true;
      });
      if (!isStored) return null;
      const link = `${labOrigin}/auth/recovery/activate?code=${code}&lang=${account.language}`;
      await sendInJob(lab, context, activationMail(account, { link, hours: activationHours }));
      return null;
    }),
    handle(temporaryPasswordJob, async ({ customer }, context) => {
      const owner = ownerOf({ customerId: customer });
      const account = await accountOf(queries, owner);
      if (account.deactivatedAt !== null) return null;
      const password = createTemporaryPassword();
      const hash = await lab.passwords.hash(password);
      const expiresAt = new Date(lab.clock.now().getTime() + minutes * 60_000);
      const isStored = await context.write(async (inside) => {
        if (!(await isUnchanged(inside, account))) return false;
        await replaceTemporaryPassword(inside, owner, { hash, expiresAt });
        return true;
      });
      if (!isStored) return null;
      const mail = temporaryPasswordMail(account, { password, minutes, signIn: `${portalOrigin}/ta/login` });
      // Each attempt has another password, and the newest counts: a mail program must not show the first instead.
      await sendInJob(lab, { ...context, name: `${context.name}-${context.attempt}` }, mail);
      return null;
    }),
  ];
}
