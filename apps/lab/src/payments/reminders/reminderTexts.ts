import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';

interface ReminderTexts {
  firstSubject(invoice: string): string;
  secondSubject(invoice: string): string;
  /** Invoice, its day, order, amount. */
  first(invoice: string, day: string, order: string, amount: string): string;
  second(invoice: string, day: string, order: string, amount: string): string;
  /** The same for an order without an invoice, which a bank transfer pays in advance: order, its day, amount. */
  firstOrderSubject(order: string): string;
  secondOrderSubject(order: string): string;
  firstOrder(order: string, day: string, amount: string): string;
  secondOrder(order: string, day: string, amount: string): string;
  /** Amount, receiver, IBAN, and the number of the invoice, the order or its checkout. */
  transfer(amount: string, receiver: string, iban: string, reference: string): string;
  readonly crossed: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, ReminderTexts>> = {
  en: {
    firstSubject: (invoice) => `Payment reminder: invoice ${invoice}`,
    secondSubject: (invoice) => `Second payment reminder: invoice ${invoice}`,
    first: (invoice, day, order, amount) =>
      `We haven’t received the payment of invoice ${invoice} of ${day} for order ${order} yet. Still to be paid: ${amount}.`,
    second: (invoice, day, order, amount) =>
      `Invoice ${invoice} of ${day} for order ${order} is still unpaid, despite our first reminder. Please pay ${amount} in the next few days.`,
    firstOrderSubject: (order) => `Payment reminder: order ${order}`,
    secondOrderSubject: (order) => `Second payment reminder: order ${order}`,
    firstOrder: (order, day, amount) =>
      `We haven’t received your bank transfer for order ${order} of ${day} yet. Still to be paid: ${amount}.`,
    secondOrder: (order, day, amount) =>
      `Your bank transfer for order ${order} of ${day} still hasn’t arrived, despite our first reminder. Please pay ${amount} in the next few days.`,
    transfer: (amount, receiver, iban, invoice) =>
      `Please transfer ${amount} to ${receiver}, IBAN ${iban}, reference ${invoice}.`,
    crossed: 'If you have paid in the meantime, please ignore this e-mail.',
    open: 'View order',
  },
  it: {
    firstSubject: (invoice) => `Promemoria di pagamento: fattura ${invoice}`,
    secondSubject: (invoice) => `Secondo sollecito di pagamento: fattura ${invoice}`,
    first: (invoice, day, order, amount) =>
      `Non abbiamo ancora ricevuto il pagamento della fattura ${invoice} (data: ${day}) per l’ordine ${order}. Importo da pagare: ${amount}.`,
    second: (invoice, day, order, amount) =>
      `La fattura ${invoice} (data: ${day}) per l’ordine ${order} risulta ancora da pagare, nonostante il nostro primo promemoria. Ti chiediamo di versare ${amount} nei prossimi giorni.`,
    firstOrderSubject: (order) => `Promemoria di pagamento: ordine ${order}`,
    secondOrderSubject: (order) => `Secondo sollecito di pagamento: ordine ${order}`,
    firstOrder: (order, day, amount) =>
      `Non abbiamo ancora ricevuto il bonifico per l’ordine ${order} (data: ${day}). Importo da pagare: ${amount}.`,
    secondOrder: (order, day, amount) =>
      `Il bonifico per l’ordine ${order} (data: ${day}) non è ancora arrivato, nonostante il nostro primo promemoria. Ti chiediamo di versare ${amount} nei prossimi giorni.`,
    transfer: (amount, receiver, iban, invoice) =>
      `Effettua un bonifico di ${amount} a ${receiver}, IBAN ${iban}, causale ${invoice}.`,
    crossed: 'Se nel frattempo hai già pagato, ignora questa e-mail.',
    open: 'Apri ordine',
  },
  es: {
    firstSubject: (invoice) => `Recordatorio de pago: factura ${invoice}`,
    secondSubject: (invoice) => `Segundo recordatorio de pago: factura ${invoice}`,
    first: (invoice, day, order, amount) =>
      `Aún no hemos recibido el pago de la factura ${invoice} del ${day} del pedido ${order}. Importe pendiente: ${amount}.`,
    second: (invoice, day, order, amount) =>
      `La factura ${invoice} del ${day} del pedido ${order} sigue pendiente a pesar de nuestro primer recordatorio. Te pedimos que pagues ${amount} en los próximos días.`,
    firstOrderSubject: (order) => `Recordatorio de pago: pedido ${order}`,
    secondOrderSubject: (order) => `Segundo recordatorio de pago: pedido ${order}`,
    firstOrder: (order, day, amount) =>
      `Aún no hemos recibido tu transferencia del pedido ${order} del ${day}. Importe pendiente: ${amount}.`,
    secondOrder: (order, day, amount) =>
      `Tu transferencia del pedido ${order} del ${day} aún no ha llegado, a pesar de nuestro primer recordatorio. Te pedimos que pagues ${amount} en los próximos días.`,
    transfer: (amount, receiver, iban, invoice) =>
      `Transfiere ${amount} a ${receiver}, IBAN ${iban}, concepto ${invoice}.`,
    crossed: 'Si ya has pagado, no hagas caso de este correo.',
    open: 'Abrir el pedido',
  },
  fr: {
    firstSubject: (invoice) => `Rappel de paiement : facture ${invoice}`,
    secondSubject: (invoice) => `Deuxième rappel de paiement : facture ${invoice}`,
    first: (invoice, day, order, amount) =>
      `Nous n’avons pas encore reçu le paiement de la facture ${invoice} du ${day} pour la commande ${order}. Montant restant dû : ${amount}.`,
    second: (invoice, day, order, amount) =>
      `La facture ${invoice} du ${day} pour la commande ${order} reste impayée malgré notre premier rappel. Merci de régler ${amount} dans les prochains jours.`,
    firstOrderSubject: (order) => `Rappel de paiement\u00a0: commande ${order}`,
    secondOrderSubject: (order) => `Deuxième rappel de paiement\u00a0: commande ${order}`,
    firstOrder: (order, day, amount) =>
      `Nous n’avons pas encore reçu votre virement pour la commande ${order} du ${day}. Montant restant dû\u00a0: ${amount}.`,
    secondOrder: (order, day, amount) =>
      `Votre virement pour la commande ${order} du ${day} n’est toujours pas arrivé malgré notre premier rappel. Merci de régler ${amount} dans les prochains jours.`,
    transfer: (amount, receiver, iban, invoice) =>
      `Merci de virer ${amount} à ${receiver}, IBAN ${iban}, référence ${invoice}.`,
    crossed: 'Si vous avez payé entre-temps, ne tenez pas compte de cet e-mail.',
    open: 'Ouvrir la commande',
  },
  de: {
    firstSubject: (invoice) => `Zahlungserinnerung: Rechnung ${invoice}`,
    secondSubject: (invoice) => `Zweite Zahlungserinnerung: Rechnung ${invoice}`,
    first: (invoice, day, order, amount) =>
      `Für die Rechnung ${invoice} vom ${day} zur Bestellung ${order} ist noch keine Zahlung bei uns eingegangen. Offener Betrag: ${amount}.`,
    second: (invoice, day, order, amount) =>
      `Die Rechnung ${invoice} vom ${day} zur Bestellung ${order} ist trotz unserer ersten Erinnerung noch offen. Bitte zahlen Sie ${amount} in den nächsten Tagen.`,
    firstOrderSubject: (order) => `Zahlungserinnerung: Bestellung ${order}`,
    secondOrderSubject: (order) => `Zweite Zahlungserinnerung: Bestellung ${order}`,
    firstOrder: (order, day, amount) =>
      `Ihre Überweisung für die Bestellung ${order} vom ${day} ist noch nicht bei uns eingegangen. Offener Betrag: ${amount}.`,
    secondOrder: (order, day, amount) =>
      `Ihre Überweisung für die Bestellung ${order} vom ${day} ist trotz unserer ersten Erinnerung noch nicht eingegangen. Bitte zahlen Sie ${amount} in den nächsten Tagen.`,
    transfer: (amount, receiver, iban, invoice) =>
      `Bitte überweisen Sie ${amount} an ${receiver}, IBAN ${iban}, Verwendungszweck ${invoice}.`,
    crossed: 'Falls Sie inzwischen gezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
    open: 'Bestellung öffnen',
  },
};

/** Texts of the mails that remind of a payment. */
export const reminderTexts = (language: string): ReminderTexts =>
  texts[languages.find((each) => each === language) ?? 'en'];
