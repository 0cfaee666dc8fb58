import type { DeskLanguage } from '../desk.ts';

/** Texts of the page that cancels an order. */
interface CancellationTexts {
  readonly title: (code: string) => string;
  readonly open: string;
  readonly refund: (amount: string, last4: string) => string;
  readonly noRefund: string;
  readonly due: (amount: string) => string;
  readonly shipping: (amount: string, code: string) => string;
  /** @param codes the orders as a list. */
  readonly promotion: (codes: string, count: number) => string;
  readonly gone: string;
  /** Of an order that was made from a quote. */
  readonly quote: string;
  /** Of an order that was made of a print project. */
  readonly project: string;
  readonly refundMail: string;
  /** @param code of the order that takes over the shipping. */
  readonly dueMail: (code: string) => string;
  readonly cancelledMail: string;
  readonly received: (amount: string) => string;
  readonly inProduction: string;
  readonly confirm: string;
  readonly keep: string;
  readonly changed: string;
  readonly done: (code: string) => string;
}

const en: CancellationTexts = {
  title: (code) => `Cancel order ${code}`,
  open: 'Cancel order…',
  refund: (amount, last4) => `${amount} is refunded to the card ending in ${last4}.`,
  noRefund: 'No card is refunded.',
  due: (amount) => `${amount} is no longer due.`,
  shipping: (amount, code) =>
    `Shipping of ${amount} moves to order ${code}. What a card has already paid of it stays there.`,
  promotion: (codes, count) =>
    count === 1
      ? `Without this order, order ${codes} doesn’t reach the minimum of its promotion. It keeps its price.`
      : `Without this order, orders ${codes} don’t reach the minimum of their promotion. They keep their prices.`,
  gone: 'The order is deleted with its files and messages.',
  quote: 'The customer can order its quote again.',
  project: 'The customer can order its project again.',
  refundMail: 'The customer gets an e-mail about the refund.',
  dueMail: (code) => `The customer gets an e-mail with the new amount to pay for order ${code}.`,
  cancelledMail: 'The customer gets an e-mail that the order was cancelled.',
  received: (amount) =>
    `The desk has recorded ${amount} as received for this order. Return the money and undo the payment on the order’s page, then cancel the order.`,
  inProduction: 'Only orders that aren’t in production yet can be cancelled.',
  confirm: 'Cancel order',
  keep: 'Keep order',
  changed: 'Something has changed since you opened the page. Check the details below, then confirm again.',
  done: (code) => `Order ${code} cancelled.`,
};
const it: CancellationTexts = {
  title: (code) => `Annulla ordine ${code}`,
  open: 'Annulla ordine…',
  refund: (amount, last4) => `${amount} vengono rimborsati sulla carta che termina con ${last4}.`,
  noRefund: 'Nessuna carta viene rimborsata.',
  due: (amount) => `${amount} non sono più da pagare.`,
  shipping: (amount, code) =>
    `La spedizione di ${amount} passa all’ordine ${code}. La parte già pagata con carta resta lì.`,
  promotion: (codes, count) =>
    count === 1
      ? `Senza questo ordine, l’ordine ${codes} non raggiunge il minimo della sua promozione. Mantiene il suo prezzo.`
      : `Senza questo ordine, gli ordini ${codes} non raggiungono il minimo della loro promozione. Mantengono i loro prezzi.`,
  gone: 'L’ordine viene eliminato con i suoi file e messaggi.',
  quote: 'Il cliente può ordinare di nuovo il preventivo.',
  project: 'Il cliente può ordinare di nuovo il progetto.',
  refundMail: 'Il cliente riceve un’e-mail sul rimborso.',
  dueMail: (code) => `Il cliente riceve un’e-mail con il nuovo importo da pagare per l’ordine ${code}.`,
  cancelledMail: 'Il cliente riceve un’e-mail sull’annullamento.',
  received: (amount) =>
    `Per questo ordine risultano ricevuti ${amount}. Restituisci l’importo, annulla il pagamento nella pagina dell’ordine e poi annulla l’ordine.`,
  inProduction: 'Si possono annullare solo gli ordini non ancora in produzione.',
  confirm: 'Annulla ordine',
  keep: 'Mantieni ordine',
  changed:
    'Qualcosa è cambiato da quando hai aperto la pagina. Controlla i dati qui sotto e conferma di nuovo.',
  done: (code) => `Ordine ${code} annullato.`,
};
const es: CancellationTexts = {
  title: (code) => `Cancelar pedido ${code}`,
  open: 'Cancelar pedido…',
  refund: (amount, last4) => `Se reembolsan ${amount} en la tarjeta terminada en ${last4}.`,
  noRefund: 'No se reembolsa ninguna tarjeta.',
  due: (amount) => `Ya no quedan por pagar ${amount}.`,
  shipping: (amount, code) =>
    `El envío de ${amount} pasa al pedido ${code}. Lo que ya se haya pagado con tarjeta se queda ahí.`,
  promotion: (codes, count) =>
    count === 1
      ? `Sin este pedido, el pedido ${codes} no alcanza el mínimo de su promoción. Conserva su precio.`
      : `Sin este pedido, los pedidos ${codes} no alcanzan el mínimo de su promoción. Conservan sus precios.`,
  gone: 'El pedido se elimina con sus archivos y mensajes.',
  quote: 'El cliente puede volver a pedir su presupuesto.',
  project: 'El cliente puede volver a pedir su proyecto.',
  refundMail: 'El cliente recibe un correo sobre el reembolso.',
  dueMail: (code) => `El cliente recibe un correo con el nuevo importe a pagar del pedido ${code}.`,
  cancelledMail: 'El cliente recibe un correo sobre la cancelación.',
  received: (amount) =>
    `Constan ${amount} recibidos por este pedido. Devuelve el dinero, deshaz el pago en la página del pedido y después cancela el pedido.`,
  inProduction: 'Solo se pueden cancelar los pedidos que aún no están en producción.',
  confirm: 'Cancelar pedido',
  keep: 'Conservar pedido',
  changed: 'Algo ha cambiado desde que abriste la página. Revisa los datos y confirma de nuevo.',
  done: (code) => `Pedido ${code} cancelado.`,
};
const fr: CancellationTexts = {
  title: (code) => `Annuler la commande ${code}`,
  open: 'Annuler la commande…',
  refund: (amount, last4) => `${amount} sont remboursés sur la carte se terminant par ${last4}.`,
  noRefund: 'Aucune carte n’est remboursée.',
  due: (amount) => `${amount} ne sont plus à payer.`,
  shipping: (amount, code) =>
    `La livraison de ${amount} passe à la commande ${code}. La part déjà payée par carte y reste.`,
  promotion: (codes, count) =>
    count === 1
      ? `Sans cette commande, la commande ${codes} n’atteint pas le minimum de sa promotion. Elle garde son prix.`
      : `Sans cette commande, les commandes ${codes} n’atteignent pas le minimum de leur promotion. Elles gardent leurs prix.`,
  gone: 'La commande est supprimée avec ses fichiers et ses messages.',
  quote: 'Le client peut commander à nouveau son devis.',
  project: 'Le client peut commander à nouveau son projet.',
  refundMail: 'Le client reçoit un e-mail sur le remboursement.',
  dueMail: (code) => `Le client reçoit un e-mail avec le nouveau montant à payer de la commande ${code}.`,
  cancelledMail: 'Le client reçoit un e-mail sur l’annulation.',
  received: (amount) =>
    `${amount} ont été enregistrés comme reçus pour cette commande. Rendez l’argent, annulez le paiement sur la page de la commande, puis annulez la commande.`,
  inProduction: 'Seules les commandes qui ne sont pas encore en production peuvent être annulées.',
  confirm: 'Annuler la commande',
  keep: 'Conserver la commande',
  changed:
    'Un élément a changé depuis l’ouverture de la page. Vérifiez les informations ci-dessous, puis confirmez de nouveau.',
  done: (code) => `Commande ${code} annulée.`,
};
const de: CancellationTexts = {
  title: (code) => `Bestellung ${code} stornieren`,
  open: 'Bestellung stornieren\u00a0…',
  refund: (amount, last4) => `${amount} werden auf die Karte mit den Endziffern ${last4} erstattet.`,
  noRefund: 'Es wird keine Karte erstattet.',
  due: (amount) => `${amount} sind nicht mehr zu zahlen.`,
  shipping: (amount, code) =>
    `Der Versand von ${amount} geht auf Bestellung ${code} über. Was davon schon mit Karte bezahlt ist, bleibt dort.`,
  promotion: (codes, count) =>
    count === 1
      ? `Ohne diese Bestellung erreicht Bestellung ${codes} den Mindestbetrag ihrer Aktion nicht. Sie behält ihren Preis.`
      : `Ohne diese Bestellung erreichen die Bestellungen ${codes} den Mindestbetrag ihrer Aktion nicht. Sie behalten ihre Preise.`,
  gone: 'Die Bestellung wird mit ihren Dateien und Nachrichten gelöscht.',
  quote: 'Das Angebot kann erneut bestellt werden.',
  project: 'Das Projekt kann erneut bestellt werden.',
  refundMail: 'Der Kunde erhält eine E-Mail über die Erstattung.',
  dueMail: (code) => `Der Kunde erhält eine E-Mail mit dem neuen Zahlbetrag der Bestellung ${code}.`,
  cancelledMail: 'Der Kunde erhält eine E-Mail über die Stornierung.',
  received: (amount) =>
    `Für diese Bestellung sind ${amount} als Eingang erfasst. Zahlen Sie das Geld zurück, nehmen Sie die Zahlung auf der Seite der Bestellung zurück, und stornieren Sie dann die Bestellung.`,
  inProduction: 'Nur Bestellungen, die noch nicht in Produktion sind, lassen sich stornieren.',
  confirm: 'Bestellung stornieren',
  keep: 'Bestellung behalten',
  changed:
    'Seit dem Öffnen der Seite hat sich etwas geändert. Prüfen Sie die Angaben unten, und bestätigen Sie erneut.',
  done: (code) => `Bestellung ${code} storniert.`,
};

export const cancellationTexts: Readonly<Record<DeskLanguage, CancellationTexts>> = { en, it, es, fr, de };
