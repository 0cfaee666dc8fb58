import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { formatMoney } from '@trade-area/core/kernel';
import { labMoment } from '../../base/labMoment.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Lab } from '../../base/lab.ts';
import { write } from '../../base/write.ts';
import { rowsOf } from '../../database/open.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { accountOf } from '../../identity/table.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendInJob } from '../../mail/mailJobs.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { compose } from '../../mail/texts.ts';
import { waitingForPayment, waitsForPayment } from '../sales/awaitedPayment.ts';
import { suspensionTexts } from './suspensionTexts.ts';

const suspensionJob = {
  kind: 'payments.suspendUnpaid',
  queue: 'upkeep',
  payload: v.object({}),
  attempts: 8,
  every: 3_600_000,
} as const;

const suspensionMail: JobDefinition<{ order: number }> = {
  kind: 'mail.orderSuspended',
  queue: 'mail',
  payload: v.object({ order: v.number() }),
  attempts: 16,
};

const inProduction = 1;
const suspendedForPayment = 5;

/**
 * Suspends the orders whose bank transfer has not arrived within the days of the lab's settings, and queues a mail about
 * each in the same transaction. They stay on hold and to pay; a payment resumes them.
 */
export async function suspendUnpaid(lab: Lab, queries: Queries): Promise<void> {
  const { now, today } = labMoment(lab);
  const { paymentDays } = lab.config.reminders;
  const suspended = await rowsOf<{ id: number }>(
    queries,
    sql`update orders o set fm_status = ${suspendedForPayment},
        status = case when o.incomplete then o.status else ${suspendedForPayment} end
      where ${waitingForPayment} and o.fm_status = ${inProduction} and o.amount_to_pay > 0
        and o.payment_data = 'bank transfer' and o.order_date + ${paymentDays}::int < ${today}::date
      returning o.id::int`,
  );
  for (const { id } of suspended)
    await enqueue(queries, suspensionMail, { key: String(id), payload: { order: id }, at: now });
}

/** The search for unpaid orders, each hour, and the mails about them. One that was paid meanwhile has none. */
export function suspensionJobs(lab: Lab): JobHandler[] {
  return [
    handle(suspensionJob, async () => {
      await write(lab, { session: null, endpoint: { id: suspensionJob.kind } }, (queries) =>
        suspendUnpaid(lab, queries),
      );
      return null;
    }),
    handle(suspensionMail, async ({ order: id }, context) => {
      const { queries } = lab.database;
      const [order] = await queries.select().from(orders).where(eq(orders.id, id));
      if (!order || order.fmStatus !== suspendedForPayment || !waitsForPayment(order)) return null;
      const account = await accountOf(queries, ownerOf(order));
      const texts = suspensionTexts(account.language);
      const { commessa, currency } = order;
      const amount = formatMoney({ amount: order.amountToPay ?? 0, currency, symbol: '' }, account.language);
      const { iban, name } = lab.config.seller;
      // A transfer for several orders names their checkout.
      const reference = order.shipmentCode || commessa;
      await sendInJob(
        lab,
        context,
        compose(account, texts.subject(commessa), [
          mailTexts(account.language).greeting(account.name),
          texts.suspended(commessa, amount),
          ...(iban === '' ? [] : [texts.transfer(amount, name, iban, reference)]),
          texts.after,
          {
            link: `${lab.config.portal.portalOrigin}/ta/order/${encodeURIComponent(commessa)}`,
            label: texts.open,
          },
        ]),
      );
      return null;
    }),
  ];
}
