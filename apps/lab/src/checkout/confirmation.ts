import * as v from 'valibot';
import { eq } from 'drizzle-orm';
import { formatMoney } from '@trade-area/core/kernel';
import { ownerOf } from '../base/owner.ts';
import type { Lab } from '../base/lab.ts';
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
import { confirmationTexts } from './confirmationTexts.ts';

/** The confirmation of an order: one mail, whatever the customer's notification choices are. */
const confirmationJob: JobDefinition<{ order: number }> = {
  kind: 'mail.orderConfirmation',
  queue: 'mail',
  payload: v.object({ order: v.number() }),
  attempts: 16,
};

export function queueConfirmation(queries: Queries, order: number, at: Date): Promise<void> {
  return enqueue(queries, confirmationJob, { key: String(order), payload: { order }, at });
}

export function checkoutJobs(lab: Lab): JobHandler[] {
  return [
    handle(confirmationJob, async ({ order: id }, context) => {
      const { queries } = lab.database;
      const [order] = await queries.select().from(orders).where(eq(orders.id, id));
      if (!order) return null;
      const account = await accountOf(queries, ownerOf(order));
      const texts = confirmationTexts(account.language);
      const total = formatMoney(
        { amount: order.listPrice ?? 0, currency: order.currency, symbol: '' },
        account.language,
      );
      const link = `${lab.config.portal.portalOrigin}/ta/order/${encodeURIComponent(order.commessa)}`;
      const { iban, name } = lab.config.seller;
      const picture = await orderedPicture(lab, order.commessa);
      await sendInJob(
        lab,
        context,
        compose(account, texts.subject(order.commessa), [
          mailTexts(account.language).greeting(account.name),
          texts.received(order.commessa, order.article, total),
          ...(picture === null ? [] : [{ picture }]),
          ...(order.paymentData === 'bank transfer' && iban !== ''
            ? [texts.transfer(total, name, iban, order.commessa)]
            : []),
          texts.files,
          { link, label: texts.open },
        ]),
      );
      return null;
    }),
  ];
}
