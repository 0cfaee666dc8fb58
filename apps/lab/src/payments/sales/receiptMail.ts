import type { Language } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { formatsOf } from '../../base/formatsOf.ts';
import { languageOf } from '../../base/language.ts';
import type { Lab } from '../../base/lab.ts';
import { ownerOf } from '../../base/owner.ts';
import type { Queries } from '../../database/open.ts';
import { orders } from '../../database/schema/orders.ts';
import { receipts } from '../../database/schema/payments.ts';
import { accountOf } from '../../identity/table.ts';
import { handle } from '../../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../../jobs/definition.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { sendInJob } from '../../mail/mailJobs.ts';
import { mailTexts } from '../../mail/mailTexts.ts';
import { compose } from '../../mail/texts.ts';

const receiptJob: JobDefinition<{ receipt: number }> = {
  kind: 'mail.paymentReceived',
  queue: 'mail',
  payload: v.object({ receipt: v.number() }),
  attempts: 16,
};

/** Queues the mail about a payment in the transaction that records it. */
export function queueReceiptMail(queries: Queries, receipt: number, at: Date): Promise<void> {
  return enqueue(queries, receiptJob, { key: String(receipt), payload: { receipt }, at });
}

/** The mails about payments that the desk has recorded. One that was taken back meanwhile sends none. */
export function receiptJobs(lab: Lab): JobHandler[] {
  return [
    handle(receiptJob, async ({ receipt: id }, context) => {
      const { queries } = lab.database;
      const [found] = await queries
        .select({ receipt: receipts, order: orders })
        .from(receipts)
        .innerJoin(orders, eq(orders.id, receipts.orderId))
        .where(
          sql`${receipts.id} = ${id} and not exists (select from receipts later where later.reverses = ${id})`,
        );
      if (!found) return null;
      const { receipt, order } = found;
      const account = await accountOf(queries, ownerOf(order));
      const { language } = account;
      const texts = allTexts[languageOf(language)];
      const money = (amount: number) =>
        formatMoney({ amount, currency: order.currency, symbol: '' }, language);
      const due = order.amountToPay ?? 0;
      const received = [
        money(receipt.amount),
        formatsOf(language, account).longDate(receipt.day),
        order.commessa,
      ] as const;
      await sendInJob(
        lab,
        context,
        compose(account, texts.subject(order.commessa), [
          mailTexts(language).greeting(account.name),
          texts.received(...received),
          due > 0 ? texts.rest(money(due)) : texts.settled,
          {
            link: `${lab.config.portal.portalOrigin}/ta/order/${encodeURIComponent(order.commessa)}`,
            label: texts.open,
          },
        ]),
      );
      return null;
    }),
  ];
}

interface ReceiptTexts {
  subject(order: string): string;
  received(amount: string, day: string, order: string): string;
  rest(amount: string): string;
  readonly settled: string;
  readonly open: string;
}

const allTexts: Readonly<Record<Language, ReceiptTexts>> = {
  en: {
    subject: (order) => `Payment received for order ${order}`,
    received: (amount, day, order) =>
      `Thank you. We received your payment of ${amount} for order ${order} on ${day}.`,
    rest: (amount) => `Still to be paid: ${amount}.`,
    settled: 'The order is now paid in full.',
    open: 'View order',
  },
  it: {
    subject: (order) => `Pagamento ricevuto per l’ordine ${order}`,
    received: (amount, day, order) =>
      `Grazie. Abbiamo ricevuto il tuo pagamento di ${amount} per l’ordine ${order} (data: ${day}).`,
    rest: (amount) => `Importo ancora da pagare: ${amount}.`,
    settled: 'L’ordine è ora interamente pagato.',
    open: 'Apri ordine',
  },
  es: {
    subject: (order) => `Pago recibido del pedido ${order}`,
    received: (amount, day, order) =>
      `Gracias. Hemos recibido tu pago de ${amount} del pedido ${order} (fecha: ${day}).`,
    rest: (amount) => `Importe pendiente: ${amount}.`,
    settled: 'El pedido está pagado por completo.',
    open: 'Abrir el pedido',
  },
  fr: {
    subject: (order) => `Paiement reçu pour la commande ${order}`,
    received: (amount, day, order) =>
      `Merci. Nous avons reçu le ${day} votre paiement de ${amount} pour la commande ${order}.`,
    rest: (amount) => `Montant restant dû\u00a0: ${amount}.`,
    settled: 'La commande est maintenant entièrement réglée.',
    open: 'Ouvrir la commande',
  },
  de: {
    subject: (order) => `Zahlung eingegangen: Bestellung ${order}`,
    received: (amount, day, order) =>
      `Vielen Dank. Ihre Zahlung von ${amount} für die Bestellung ${order} ist am ${day} bei uns eingegangen.`,
    rest: (amount) => `Noch offen: ${amount}.`,
    settled: 'Die Bestellung ist damit vollständig bezahlt.',
    open: 'Bestellung öffnen',
  },
};
