import type { Language } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { languageOf } from '../base/language.ts';
import { ownerOf } from '../base/owner.ts';
import type { MailAttachment } from '../base/ports/mailer.ts';
import type { Queries } from '../database/open.ts';
import { orders } from '../database/schema/orders.ts';
import { accountOf } from '../identity/table.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { compose } from '../mail/texts.ts';
import { proFormaPdf } from '../payments/proForma.ts';
import { confirmationTexts } from './confirmationTexts.ts';
import { ordersTogether } from './table.ts';

/** An order that has taken over the shipping of a cancelled one of its checkout. */
interface MovedShipping {
  /** Id of the order that it is due for now. */
  readonly order: number;
  /** Number of the cancelled order. */
  readonly cancelled: string;
  /** Minor units with VAT. */
  readonly amount: number;
}

/** The mail about an amount due that has risen after its confirmation, because shipping has moved to the order. */
const amountDueJob: JobDefinition<MovedShipping> = {
  kind: 'mail.amountDue',
  queue: 'mail',
  payload: v.object({ order: v.number(), cancelled: v.string(), amount: v.number() }),
  attempts: 16,
};

export function queueAmountDue(queries: Queries, moved: MovedShipping, at: Date): Promise<void> {
  return enqueue(queries, amountDueJob, { key: `${moved.order} ${moved.cancelled}`, payload: moved, at });
}

export function amountDueJobs(lab: Lab): JobHandler[] {
  return [
    handle(amountDueJob, async ({ order: id, cancelled, amount }, context) => {
      const { queries } = lab.database;
      const [order] = await queries.select().from(orders).where(eq(orders.id, id));
      // Deleted or paid meanwhile.
      if (!order || (order.amountToPay ?? 0) <= 0) return null;
      const owner = ownerOf(order);
      const account = await accountOf(queries, owner);
      const money = (sum: number) =>
        formatMoney({ amount: sum, currency: order.currency, symbol: '' }, account.language);
      const all = await ordersTogether(queries, order);
      const total = money(all.reduce((sum, each) => sum + (each.amountToPay ?? 0), 0));
      const { iban, name } = lab.config.seller;
      const isTransfer = order.paymentData === 'bank transfer';
      const pdf = isTransfer ? await proFormaPdf(queries, owner, order.commessa, lab.config) : undefined;
      const attachments: MailAttachment[] = pdf
        ? [
            {
              filename: `pro-forma-${order.commessa}.pdf`,
              content: Buffer.from(pdf),
              contentType: 'application/pdf',
            },
          ]
        : [];
      const own = texts[languageOf(account.language)];
      const shared = confirmationTexts(account.language);
      const reference = order.shipmentCode || order.commessa;
      const mail = compose(account, own.subject(order.commessa), [
        mailTexts(account.language).greeting(account.name),
        own.moved(cancelled, money(amount), order.commessa),
        own.due(total),
        ...(isTransfer && iban !== '' ? [shared.transfer(total, name, iban, reference)] : []),
        ...(pdf ? [shared.proForma(1)] : []),
        {
          link: `${lab.config.portal.portalOrigin}/ta/order/${encodeURIComponent(order.commessa)}`,
          label: shared.open,
        },
      ]);
      await sendInJob(lab, context, { ...mail, attachments });
      return null;
    }),
  ];
}

interface AmountDueTexts {
  subject(order: string): string;
  moved(cancelled: string, amount: string, order: string): string;
  /** Of all orders of the checkout that are left. */
  due(total: string): string;
}

const texts: Readonly<Record<Language, AmountDueTexts>> = {
  en: {
    subject: (order) => `Order ${order}: new amount to pay`,
    moved: (cancelled, amount, order) =>
      `Order ${cancelled} was cancelled. Its shipping (${amount} including VAT) is now part of order ${order}.`,
    due: (total) =>
      `The amount to pay is now ${total} in total. This replaces the amount in your confirmation.`,
  },
  it: {
    subject: (order) => `Ordine ${order}: nuovo importo da pagare`,
    moved: (cancelled, amount, order) =>
      `L’ordine ${cancelled} è stato annullato. La sua spedizione (${amount} IVA inclusa) ora fa parte dell’ordine ${order}.`,
    due: (total) =>
      `L’importo da pagare ora è di ${total} in tutto. Sostituisce l’importo indicato nella conferma.`,
  },
  es: {
    subject: (order) => `Pedido ${order}: nuevo importe a pagar`,
    moved: (cancelled, amount, order) =>
      `El pedido ${cancelled} se ha cancelado. Su envío (${amount} IVA incluido) forma parte ahora del pedido ${order}.`,
    due: (total) =>
      `El importe a pagar es ahora de ${total} en total. Sustituye al importe de tu confirmación.`,
  },
  fr: {
    subject: (order) => `Commande ${order}\u00a0: nouveau montant à payer`,
    moved: (cancelled, amount, order) =>
      `La commande ${cancelled} a été annulée. Sa livraison (${amount} TTC) fait désormais partie de la commande ${order}.`,
    due: (total) =>
      `Le montant à payer est désormais de ${total} au total. Il remplace celui de votre confirmation.`,
  },
  de: {
    subject: (order) => `Bestellung ${order}: neuer Zahlbetrag`,
    moved: (cancelled, amount, order) =>
      `Die Bestellung ${cancelled} wurde storniert. Der Versand dafür (${amount} inkl. MwSt.) gehört jetzt zur Bestellung ${order}.`,
    due: (total) => `Zu zahlen sind jetzt insgesamt ${total}. Das ersetzt den Betrag in Ihrer Bestätigung.`,
  },
};
