import * as v from 'valibot';
import { privacyJobs } from '../account/privacy/jobs.ts';
import { addressJobs } from '../auth/addressMail.ts';
import { invitationJobs } from '../auth/invitations.ts';
import { memberMailJobs } from '../auth/memberMail.ts';
import { recoveryJobs } from '../auth/recoveryJobs.ts';
import { amountDueJobs } from '../checkout/amountDue.ts';
import { orderCancelledJobs } from '../checkout/orderCancelled.ts';
import { contactJobs } from '../contact/mails.ts';
import { checkoutJobs } from '../checkout/confirmation.ts';
import { listForgottenCancellations } from '../checkout/owedRefunds.ts';
import { cancellationRefundJobs } from '../checkout/refundPart.ts';
import { returnedPaymentJobs } from '../checkout/returnedPayment.ts';
import { settlingJobs } from '../checkout/settle.ts';
import type { Lab } from '../base/lab.ts';
import { handle } from '../jobs/definition.ts';
import type { JobHandler } from '../jobs/definition.ts';
import { enqueueMissing } from '../jobs/enqueue.ts';
import { notificationJobs, queueForgottenMails } from '../messages/deliver.ts';
import { listForgottenRefunds, refundJobs } from '../payments/refunds/announceRefunds.ts';
import { reminderJobs } from '../payments/reminders/reminders.ts';
import { suspensionJobs } from '../payments/reminders/suspendUnpaid.ts';
import { receiptJobs } from '../payments/sales/receiptMail.ts';
import { draftJobs } from '../messages/expiredDrafts.ts';
import { printJobs } from '../print/jobs.ts';
import { ordersWithoutProof } from '../production/table.ts';
import { orderImageJobs } from '../uploads/designer/orderImages.ts';
import { proofJob, queueForgottenInspections, uploadJobs } from '../uploads/jobs.ts';
import { sharingJobs } from '../sharing/jobs.ts';
import { recordJobs } from './expiredRecords.ts';

const forgottenJob = {
  kind: 'upkeep.forgotten',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: 3_600_000,
} as const;

/** Every kind of job that this lab runs. */
export function jobsOf(lab: Lab): JobHandler[] {
  return [
    ...notificationJobs(lab),
    ...recoveryJobs(lab),
    ...invitationJobs(lab),
    ...memberMailJobs(lab),
    ...addressJobs(lab),
    ...contactJobs(lab),
    ...checkoutJobs(lab),
    ...reminderJobs(lab),
    ...suspensionJobs(lab),
    ...receiptJobs(lab),
    ...settlingJobs(lab),
    ...refundJobs(lab),
    ...cancellationRefundJobs(lab),
    ...returnedPaymentJobs(lab),
    ...amountDueJobs(lab),
    ...orderCancelledJobs(lab),
    ...uploadJobs(lab),
    ...orderImageJobs(lab),
    ...draftJobs(lab),
    ...sharingJobs(lab),
    ...privacyJobs(lab),
    ...printJobs(lab),
    ...recordJobs(lab),
    handle(forgottenJob, async () => {
      await queueForgotten(lab);
      return null;
    }),
  ];
}

/**
 * Queues work that should have a job and has none: that of a version which kept its queue in memory, and of a lab that
 * was killed between a file's last byte and its job. At each start, and every hour.
 */
export async function queueForgotten({ database, clock }: Lab): Promise<void> {
  await database.transaction(async (queries) => {
    const at = clock.now();
    await queueForgottenMails(queries);
    await queueForgottenInspections(queries, at);
    await listForgottenRefunds(queries);
    await listForgottenCancellations(queries);
    for (const order of await ordersWithoutProof(queries))
      await enqueueMissing(queries, proofJob, { key: String(order), payload: { order }, at });
  });
}
