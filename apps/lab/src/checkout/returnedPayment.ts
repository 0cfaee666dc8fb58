import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';
import { formatMoney } from '@trade-area/core/kernel';
import * as v from 'valibot';
import type { Lab } from '../base/lab.ts';
import { ownerOf } from '../base/owner.ts';
import type { Queries } from '../database/open.ts';
import { accountOf } from '../identity/table.ts';
import { handle } from '../jobs/definition.ts';
import type { JobDefinition, JobHandler } from '../jobs/definition.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { sendInJob } from '../mail/mailJobs.ts';
import { mailTexts } from '../mail/mailTexts.ts';
import { compose } from '../mail/texts.ts';
import { cancellationRefundById, chargeById, refundedOf } from './chargeTable.ts';

/** The mail about a card payment that was given back, to a customer who may have left the page long ago. */
const returnedJob: JobDefinition<{ charge: number; refund?: number | undefined }> = {
  kind: 'mail.paymentReturned',
  queue: 'mail',
  payload: v.object({ charge: v.number(), refund: v.optional(v.number()) }),
  attempts: 16,
};

/** @param what the charge, and the part of it when other orders that it has paid stay. */
export function queueReturnedPayment(
  queries: Queries,
  what: { readonly charge: number; readonly refund?: number },
  at: Date,
): Promise<void> {
  const { charge, refund } = what;
  const key = refund === undefined ? String(charge) : `${charge} ${refund}`;
  return enqueue(queries, returnedJob, { key, payload: what, at });
}

export function returnedPaymentJobs(lab: Lab): JobHandler[] {
  return [
    handle(returnedJob, async ({ charge: id, refund }, context) => {
      const { queries } = lab.database;
      const charge = await chargeById(queries, id);
      if (!charge) return null;
      const account = await accountOf(queries, ownerOf(charge));
      const { currency, card, reason } = charge;
      const part = refund === undefined ? undefined : await cancellationRefundById(queries, refund);
      const orderCode = part?.orderCode ?? charge.orderCode;
      const amount = part?.amount ?? charge.amount - (await refundedOf(queries, id));
      const texts = returnedTexts(account.language);
      const sum = formatMoney({ amount, currency, symbol: '' }, account.language);
      await sendInJob(
        lab,
        context,
        compose(account, texts.subject(orderCode), [
          mailTexts(account.language).greeting(account.name),
          part || reason === 'cancelled' ? texts.cancelled(orderCode) : texts.notPlaced(orderCode),
          texts.returned(sum, `${card.brand} •••• ${card.last4}`),
        ]),
      );
      return null;
    }),
  ];
}

interface ReturnedTexts {
  subject(order: string): string;
  cancelled(order: string): string;
  notPlaced(order: string): string;
  returned(amount: string, card: string): string;
}

const all: Readonly<Record<Language, ReturnedTexts>> = {
  en: {
    subject: (order) => `Payment refunded: ${order}`,
    cancelled: (order) => `You cancelled order ${order}.`,
    notPlaced: (order) =>
      `We couldn’t place order ${order}: its price or its product changed while you were paying. Check it in your Trade Area and order it again.`,
    returned: (amount, card) =>
      `We’ve refunded ${amount} to your card ${card}. Your bank needs a few days to show it.`,
  },
  it: {
    subject: (order) => `Pagamento rimborsato: ${order}`,
    cancelled: (order) => `Hai annullato l’ordine ${order}.`,
    notPlaced: (order) =>
      `Non è stato possibile completare l’ordine ${order}: il prezzo o il prodotto è cambiato durante il pagamento. Controllalo nella tua Trade Area e ordina di nuovo.`,
    returned: (amount, card) =>
      `Abbiamo rimborsato ${amount} sulla tua carta ${card}. La banca può impiegare qualche giorno.`,
  },
  es: {
    subject: (order) => `Pago reembolsado: ${order}`,
    cancelled: (order) => `Has cancelado el pedido ${order}.`,
    notPlaced: (order) =>
      `No hemos podido realizar el pedido ${order}: el precio o el producto ha cambiado durante el pago. Revísalo en tu Trade Area y vuelve a pedirlo.`,
    returned: (amount, card) =>
      `Hemos reembolsado ${amount} en tu tarjeta ${card}. El banco puede tardar unos días.`,
  },
  fr: {
    subject: (order) => `Paiement remboursé : ${order}`,
    cancelled: (order) => `Vous avez annulé la commande ${order}.`,
    notPlaced: (order) =>
      `La commande ${order} n’a pas pu être passée : le prix ou le produit a changé pendant le paiement. Vérifiez-la dans votre Trade Area et commandez à nouveau.`,
    returned: (amount, card) =>
      `Nous avons remboursé ${amount} sur votre carte ${card}. Votre banque peut mettre quelques jours à l’afficher.`,
  },
  de: {
    subject: (order) => `Zahlung erstattet: ${order}`,
    cancelled: (order) => `Sie haben die Bestellung ${order} storniert.`,
    notPlaced: (order) =>
      `Die Bestellung ${order} konnte nicht aufgegeben werden: Preis oder Produkt haben sich während der Zahlung geändert. Prüfen Sie sie in Ihrer Trade Area und bestellen Sie erneut.`,
    returned: (amount, card) =>
      `Wir haben ${amount} auf Ihre Karte ${card} erstattet. Bis Ihre Bank das anzeigt, können einige Tage vergehen.`,
  },
};

function returnedTexts(language: string): ReturnedTexts {
  return all[languages.find((known) => known === language) ?? 'en'];
}
