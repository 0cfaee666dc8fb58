import * as v from 'valibot';
import { asc, inArray, sql } from 'drizzle-orm';
import { formatMoney } from '@trade-area/core/kernel';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
import { rowsOf } from '../database/open.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { accountOf } from '../identity/table.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { orderedPicture } from '../configurator/picture.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { compose } from '../mail/texts.ts';
import type { Part } from '../mail/texts.ts';
import type { MailAttachment } from '../base/ports/mailer.ts';
import { wholeAddress } from '../base/addressLine.ts';
import { labAddress } from '../base/labAddress.ts';
import { detailOf } from '../orders/detailTable.ts';
import { proFormaPdf } from '../payments/proForma.ts';
import { waitsForPayment } from '../payments/sales/awaitedPayment.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { nextStepOf } from './nextStep.ts';
import type { NextStep } from './nextStep.ts';
import { ordersTogether } from './table.ts';

/** The confirmation of the orders of a checkout: one mail, whatever the customer's notification choices are. */
const confirmationJob: JobDefinition<{ order: number; further?: number[] | undefined }> = {
  kind: 'mail.orderConfirmation',
  queue: 'mail',
  // Jobs of earlier versions name the first order alone.
  payload: v.object({ order: v.number(), further: v.optional(v.array(v.number())) }),
  attempts: 16,
};

/** @param ids the orders of the checkout; the first names the job. */
export function queueConfirmation(
  queries: Queries,
  [order, ...further]: readonly [number, ...number[]],
  at: Date,
): Promise<void> {
  return enqueue(queries, confirmationJob, { key: String(order), payload: { order, further }, at });
}

/** Whether the confirmation of an order has yet to begin: it will name the amounts of then. */
export async function isConfirmationQueued(queries: Queries, order: number): Promise<boolean> {
  const rows = await rowsOf(
    queries,
    sql`select 1 from jobs where kind = ${confirmationJob.kind} and state = 'waiting'
      and (payload->>'order' = ${String(order)} or payload->'further' @> ${String(order)}::jsonb)`,
  );
  return rows.length > 0;
}

export function checkoutJobs(lab: Lab): JobHandler[] {
  return [
    handle(confirmationJob, async ({ order: id, further = [] }, context) => {
      const { queries } = lab.database;
      // The customer may have deleted the first orders meanwhile: the mail is about those that are left.
      const [order] = await queries
        .select()
        .from(orders)
        .where(inArray(orders.id, [id, ...further]))
        .orderBy(asc(orders.id))
        .limit(1);
      if (!order) return null;
      const account = await accountOf(queries, ownerOf(order));
      const texts = confirmationTexts(account.language);
      const all = await ordersTogether(queries, order);
      const { portalOrigin } = lab.config.portal;
      const { iban, name } = lab.config.seller;
      const money = (amount: number) =>
        formatMoney({ amount, currency: order.currency, symbol: '' }, account.language);
      const total = money(all.reduce((sum, each) => sum + (each.listPrice ?? 0), 0));
      const reference = order.shipmentCode || order.commessa;
      const parts: Part[] = [];
      const steps = new Set<NextStep>();
      for (const each of all) {
        steps.add(await nextStepOf(queries, each));
        const picture = await orderedPicture(lab, { orderCode: each.commessa, article: each.article });
        const article = each.quantity > 1 ? `${each.article} × ${each.quantity}` : each.article;
        const link = `${portalOrigin}/ta/order/${encodeURIComponent(each.commessa)}`;
        parts.push(
          texts.received(each.commessa, article, money(each.listPrice ?? 0)),
          ...(picture === null ? [] : [{ picture }]),
          ...(all.length > 1 ? [{ link, label: texts.open }] : []),
        );
      }
      const link = `${portalOrigin}/ta/order/${encodeURIComponent(order.commessa)}`;
      const isTransfer = order.paymentData === 'bank transfer';
      const attachments: MailAttachment[] = [];
      for (const { commessa } of isTransfer ? all : []) {
        const pdf = await proFormaPdf(queries, ownerOf(order), commessa, lab.config);
        if (pdf)
          attachments.push({
            filename: `pro-forma-${commessa}.pdf`,
            content: Buffer.from(pdf),
            contentType: 'application/pdf',
          });
      }
      const nextSteps = [
        ...(steps.has('none') ? [texts.project] : []),
        ...(steps.has('images') ? [texts.images] : []),
        ...(steps.has('files') ? [texts.files] : []),
      ];
      const detail = await detailOf(queries, ownerOf(order), order.id);
      const mail = compose(
        account,
        all.length > 1 ? texts.subjects(all.length) : texts.subject(order.commessa),
        [
          mailTexts(account.language).greeting(account.name),
          ...parts,
          ...(all.length > 1 ? [texts.together(total)] : []),
          ...(isTransfer && iban !== '' ? [texts.transfer(total, name, iban, reference)] : []),
          ...(all.some(waitsForPayment) ? [texts.unpaid] : []),
          ...(attachments.length > 0 ? [texts.proForma(attachments.length)] : []),
          ...(detail?.otherAddress
            ? [texts.delivery(wholeAddress(detail.otherAddress, account.language))]
            : []),
          ...(detail?.isNeutral ? [texts.neutral] : []),
          ...(detail?.isPickup ? [texts.pickup(wholeAddress(labAddress(lab.config), account.language))] : []),
          ...nextSteps,
          ...(all.length > 1 ? [] : [{ link, label: texts.open }]),
        ],
      );
      await sendInJob(lab, context, { ...mail, attachments });
      return null;
    }),
  ];
}
