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
import { cancellationRefundById, chargeById, refundedAmountOf, refundedOrdersOf } from './chargeTable.ts';
import type { CardCharge } from './chargeTable.ts';

/** The shipping that stays paid for another order of the charge: its number, and minor units with VAT. */
export const keptShipping = v.object({ order: v.string(), amount: v.number() });
export type KeptShipping = v.InferOutput<typeof keptShipping>;

interface ReturnedPayment {
  readonly charge: number;
  /** The part of the charge when other orders that it has paid stay. */
  readonly refund?: number | undefined;
  readonly kept?: KeptShipping | undefined;
}

/** The mail about a card payment that was given back, to a customer who may have left the page long ago. */
const returnedJob: JobDefinition<ReturnedPayment> = {
  kind: 'mail.paymentReturned',
  queue: 'mail',
  payload: v.object({ charge: v.number(), refund: v.optional(v.number()), kept: v.optional(keptShipping) }),
  attempts: 16,
};

export function queueReturnedPayment(queries: Queries, what: ReturnedPayment, at: Date): Promise<void> {
  const { charge, refund } = what;
  const key = refund === undefined ? String(charge) : `${charge} ${refund}`;
  return enqueue(queries, returnedJob, { key, payload: what, at });
}

export function returnedPaymentJobs(lab: Lab): JobHandler[] {
  return [
    handle(returnedJob, async ({ charge: id, refund, kept }, context) => {
      const { queries } = lab.database;
      const charge = await chargeById(queries, id);
      if (!charge) return null;
      const account = await accountOf(queries, ownerOf(charge));
      const { currency, card, reason } = charge;
      const part = refund === undefined ? undefined : await cancellationRefundById(queries, refund);
      const orders = part ? [part.orderCode] : await restOf(queries, charge);
      const amount = part?.amount ?? charge.amount - (await refundedAmountOf(queries, id));
      const texts = returnedTexts(account.language);
      const money = (sum: number) => formatMoney({ amount: sum, currency, symbol: '' }, account.language);
      await sendInJob(
        lab,
        context,
        compose(account, texts.subject(orders.join(', ')), [
          mailTexts(account.language).greeting(account.name),
          part || reason === 'cancelled' ? texts.cancelled(orders) : texts.notPlaced(orders),
          texts.returned(money(amount), `${card.brand} •••• ${card.last4}`),
          ...(kept ? [texts.kept(money(kept.amount), kept.order)] : []),
        ]),
      );
      return null;
    }),
  ];
}

/** The orders that the rest of a charge has paid: the number of a cart says nothing to its customer. */
async function restOf(queries: Queries, { id, lines, orderCode }: CardCharge): Promise<readonly string[]> {
  const refunded = await refundedOrdersOf(queries, id);
  const rest = (lines ?? []).map((line) => line.orderCode).filter((code) => !refunded.includes(code));
  return rest.length > 0 ? rest : [orderCode];
}

interface ReturnedTexts {
  subject(orders: string): string;
  cancelled(orders: readonly string[]): string;
  notPlaced(orders: readonly string[]): string;
  returned(amount: string, card: string): string;
  /** Shipping that has moved to another order. */
  kept(amount: string, order: string): string;
}

const nameOrders = (orders: readonly string[], one: string, several: string) =>
  `${orders.length === 1 ? one : several} ${orders.join(', ')}`;

const all: Readonly<Record<Language, ReturnedTexts>> = {
  en: {
    subject: (orders) => `Payment refunded: ${orders}`,
    cancelled: (orders) =>
      `${nameOrders(orders, 'Order', 'Orders')} ${orders.length === 1 ? 'has' : 'have'} been cancelled.`,
    notPlaced: (orders) =>
      `We couldn’t place ${nameOrders(orders, 'order', 'orders')}: a price or a product changed while you were paying. Check this in your Trade Area and order again.`,
    returned: (amount, card) =>
      `We’ve refunded ${amount} to your card ${card}. Your bank needs a few days to show it.`,
    kept: (amount, order) => `We kept ${amount} of your payment: the shipping is now part of order ${order}.`,
  },
  it: {
    subject: (orders) => `Pagamento rimborsato: ${orders}`,
    cancelled: (orders) =>
      `${nameOrders(orders, 'L’ordine', 'Gli ordini')} ${orders.length === 1 ? 'è stato annullato' : 'sono stati annullati'}.`,
    notPlaced: (orders) =>
      `Non è stato possibile completare ${nameOrders(orders, 'l’ordine', 'gli ordini')}: il prezzo o il prodotto è cambiato durante il pagamento. Controlla nella tua Trade Area e ordina di nuovo.`,
    returned: (amount, card) =>
      `Abbiamo rimborsato ${amount} sulla tua carta ${card}. La banca può impiegare qualche giorno.`,
    kept: (amount, order) =>
      `Abbiamo trattenuto ${amount} del pagamento: la spedizione ora fa parte dell’ordine ${order}.`,
  },
  es: {
    subject: (orders) => `Pago reembolsado: ${orders}`,
    cancelled: (orders) =>
      `${nameOrders(orders, 'El pedido', 'Los pedidos')} ${orders.length === 1 ? 'se ha cancelado' : 'se han cancelado'}.`,
    notPlaced: (orders) =>
      `No hemos podido realizar ${nameOrders(orders, 'el pedido', 'los pedidos')}: el precio o el producto ha cambiado durante el pago. Compruébalo en tu Trade Area y vuelve a hacer el pedido.`,
    returned: (amount, card) =>
      `Hemos reembolsado ${amount} en tu tarjeta ${card}. El banco puede tardar unos días.`,
    kept: (amount, order) =>
      `Hemos retenido ${amount} de tu pago: el envío forma parte ahora del pedido ${order}.`,
  },
  fr: {
    subject: (orders) => `Paiement remboursé : ${orders}`,
    cancelled: (orders) =>
      `${nameOrders(orders, 'La commande', 'Les commandes')} ${orders.length === 1 ? 'a été annulée' : 'ont été annulées'}.`,
    notPlaced: (orders) =>
      `Nous n’avons pas pu passer ${nameOrders(orders, 'la commande', 'les commandes')} : le prix ou le produit a changé pendant le paiement. Vérifiez dans votre espace pro et commandez à nouveau.`,
    returned: (amount, card) =>
      `Nous avons remboursé ${amount} sur votre carte ${card}. Votre banque peut mettre quelques jours à l’afficher.`,
    kept: (amount, order) =>
      `Nous avons conservé ${amount} de votre paiement : la livraison fait désormais partie de la commande ${order}.`,
  },
  de: {
    subject: (orders) => `Zahlung erstattet: ${orders}`,
    cancelled: (orders) =>
      `${nameOrders(orders, 'Die Bestellung', 'Die Bestellungen')} ${orders.length === 1 ? 'wurde' : 'wurden'} storniert.`,
    notPlaced: (orders) =>
      `Wir konnten ${nameOrders(orders, 'die Bestellung', 'die Bestellungen')} nicht annehmen: Preis oder Produkt haben sich während der Zahlung geändert. Prüfen Sie das in Ihrer Trade Area und bestellen Sie erneut.`,
    returned: (amount, card) =>
      `Wir haben ${amount} auf Ihre Karte ${card} erstattet. Bis Ihre Bank das anzeigt, können einige Tage vergehen.`,
    kept: (amount, order) =>
      `${amount} Ihrer Zahlung haben wir behalten: Der Versand gehört jetzt zur Bestellung ${order}.`,
  },
};

function returnedTexts(language: string): ReturnedTexts {
  return all[languages.find((known) => known === language) ?? 'en'];
}
