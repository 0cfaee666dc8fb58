import * as v from 'valibot';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import type { Account } from '../identity/table.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { addressMail } from '../mail/texts.ts';

/** Sixteen attempts last about six hours. `to`: the address that the account had before. */
const addressJob: JobDefinition<{ customer: number; to: string }> = {
  kind: 'mail.address',
  queue: 'mail',
  payload: v.object({ customer: v.number(), to: v.string() }),
  attempts: 16,
};

/** Tells the address that an account had that it has another one, which it does not name. */
export function queueAddressMail(queries: Queries, before: Account, at: Date): Promise<void> {
  const key = `${before.id} ${at.getTime()}`;
  return enqueue(queries, addressJob, { key, payload: { customer: before.id, to: before.email }, at });
}

export function addressJobs(lab: Lab): JobHandler[] {
  return [
    handle(addressJob, async ({ customer, to }, context) => {
      const account = await accountOf(lab.database.queries, ownerOf({ customerId: customer }));
      await sendInJob(lab, context, addressMail({ ...account, email: to }, lab.config.portal.company.name));
      return null;
    }),
  ];
}
