import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { formatMoney } from '@trade-area/core/kernel';
import { formatsOf } from '../../base/formatsOf.ts';
import type { LabMoment } from '../../base/labMoment.ts';
import { conflict } from '../../base/errors.ts';
import { ownerOf } from '../../base/owner.ts';
import type { LabConfiguration } from '../../base/configuration.ts';
import type { Lab } from '../../base/lab.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { accountOf } from '../../identity/table.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendInJob } from '../../mail/mailJobs.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { compose } from '../../mail/texts.ts';
import { paddedNumber } from '../invoice/number.ts';
import { saleOf } from '../sales/stateTable.ts';
import type { SoldOrder } from '../sales/sale.ts';
import { insertReminder, owedSince, remindersOf } from './reminderTable.ts';
import type { SentReminder } from './reminderTable.ts';
import { reminderTexts } from './reminderTexts.ts';

/** Reminders of one order at most. */
export const lastStep = 2;

const reminderJob: JobDefinition<{ order: number; step: number }> = {
  kind: 'mail.paymentReminder',
  queue: 'mail',
  payload: v.object({ order: v.number(), step: v.number() }),
  attempts: 16,
};

const dayMs = 86_400_000;

/**
 * The reminder that may be sent for an order now: 1 or 2; null while its payment is in time, after the second one, and
 * until the pause after the first one is over.
 */
export function nextStep(
  given: {
    /** ISO day since which it is owed; undefined = it is not. */
    readonly issued: string | undefined;
    readonly due: number;
    /** Reminders so far. */
    readonly step: number;
    /** The moment of the last one, in milliseconds; null before the first. */
    readonly remindedAt: number | null;
  },
  { paymentDays, pauseDays }: LabConfiguration['reminders'],
  { now, today }: LabMoment,
): number | null {
  const { issued, due, step, remindedAt } = given;
  if (issued === undefined || due === 0 || step >= lastStep) return null;
  if (Date.parse(`${issued}T00:00:00Z`) + paymentDays * dayMs >= Date.parse(`${today}T00:00:00Z`))
    return null;
  if (remindedAt !== null && now.getTime() - remindedAt < pauseDays * dayMs) return null;
  return step + 1;
}

/** The reminder that may be sent for an order now, by its reminders so far. */
export async function nextReminderOf(
  queries: Queries,
  order: SoldOrder,
  sent: readonly SentReminder[],
  { terms, ...moment }: LabMoment & { readonly terms: LabConfiguration['reminders'] },
): Promise<number | null> {
  const [owed, { due }] = [await owedSince(queries, order), await saleOf(queries, order)];
  const remindedAt = sent.at(-1)?.at.getTime() ?? null;
  return nextStep({ issued: owed?.issued, due, step: sent.length, remindedAt }, terms, moment);
}

/**
 * Queues the mail of a reminder in the transaction that records it, whose caller holds the order: of two people who send
 * the same step, the second is refused.
 * @param step the one that the person saw. @throws conflict when another one is next, or none.
 */
export async function sendReminder(
  queries: Queries,
  order: SoldOrder,
  step: number,
  by: LabMoment & { readonly staffId: number; readonly terms: LabConfiguration['reminders'] },
): Promise<void> {
  const sent = await remindersOf(queries, order);
  if ((await nextReminderOf(queries, order, sent, by)) !== step)
    throw conflict('This reminder was sent, or is not due.');
  const { due } = await saleOf(queries, order);
  await insertReminder(queries, order, { step, amount: due, staffId: by.staffId, at: by.now });
  const payload = { order: order.id, step };
  await enqueue(queries, reminderJob, { key: `${order.id} ${step}`, payload, at: by.now });
}

/** The mails of reminders, in the customer's language. An order that was paid meanwhile sends none. */
export function reminderJobs(lab: Lab): JobHandler[] {
  return [
    handle(reminderJob, async ({ order: id, step }, context) => {
      const { queries } = lab.database;
      const [order] = await queries.select().from(orders).where(eq(orders.id, id));
      if (!order || (order.amountToPay ?? 0) <= 0) return null;
      const owner = ownerOf(order);
      const owed = await owedSince(queries, { id, owner });
      if (!owed) return null;
      const account = await accountOf(queries, owner);
      const texts = reminderTexts(account.language);
      const { currency, commessa } = order;
      const total = formatMoney({ amount: order.amountToPay ?? 0, currency, symbol: '' }, account.language);
      const since = formatsOf(account.language, account).longDate(owed.issued);
      const isFirst = step === 1;
      const invoice = owed.number === null ? '' : `${paddedNumber(owed.number)}/${owed.issued.slice(0, 4)}`;
      const { iban, name } = lab.config.seller;
      const subject =
        invoice === ''
          ? (isFirst ? texts.firstOrderSubject : texts.secondOrderSubject)(commessa)
          : (isFirst ? texts.firstSubject : texts.secondSubject)(invoice);
      const request =
        invoice === ''
          ? (isFirst ? texts.firstOrder : texts.secondOrder)(commessa, since, total)
          : (isFirst ? texts.first : texts.second)(invoice, since, commessa, total);
      // A transfer for several orders names their checkout.
      const reference = invoice || order.shipmentCode || commessa;
      await sendInJob(
        lab,
        context,
        compose(account, subject, [
          mailTexts(account.language).greeting(account.name),
          request,
          ...(iban === '' ? [] : [texts.transfer(total, name, iban, reference)]),
          texts.crossed,
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
