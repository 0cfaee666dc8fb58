import type { Language } from '@trade-area/core/contract';
import { languageOf } from '../../base/language.ts';

interface SuspensionTexts {
  subject(order: string): string;
  suspended(order: string, amount: string): string;
  /** Amount, receiver, IBAN, and the number of the order or its checkout. */
  transfer(amount: string, receiver: string, iban: string, reference: string): string;
  readonly after: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, SuspensionTexts>> = {
  en: {
    subject: (order) => `Order ${order} suspended: payment not received`,
    suspended: (order, amount) =>
      `We haven’t received your bank transfer for order ${order}, so the order is suspended. Still to be paid: ${amount}.`,
    transfer: (amount, receiver, iban, reference) =>
      `Please transfer ${amount} to ${receiver}, IBAN ${iban}, reference ${reference}.`,
    after:
      'Production starts when your payment has arrived. If you have paid in the meantime, please ignore this e-mail.',
    open: 'View order',
  },
  it: {
    subject: (order) => `Ordine ${order} sospeso: pagamento non ricevuto`,
    suspended: (order, amount) =>
      `Non abbiamo ricevuto il bonifico per l’ordine ${order}: l’ordine è sospeso. Importo da pagare: ${amount}.`,
    transfer: (amount, receiver, iban, reference) =>
      `Effettua un bonifico di ${amount} a ${receiver}, IBAN ${iban}, causale ${reference}.`,
    after:
      'La lavorazione inizia quando arriva il pagamento. Se nel frattempo hai già pagato, ignora questa e-mail.',
    open: 'Apri ordine',
  },
  es: {
    subject: (order) => `Pedido ${order} suspendido: pago no recibido`,
    suspended: (order, amount) =>
      `No hemos recibido tu transferencia del pedido ${order}, así que el pedido está suspendido. Importe pendiente: ${amount}.`,
    transfer: (amount, receiver, iban, reference) =>
      `Transfiere ${amount} a ${receiver}, IBAN ${iban}, concepto ${reference}.`,
    after: 'La producción empieza cuando recibamos tu pago. Si ya has pagado, no hagas caso de este correo.',
    open: 'Abrir el pedido',
  },
  fr: {
    subject: (order) => `Commande ${order} suspendue\u00a0: paiement non reçu`,
    suspended: (order, amount) =>
      `Nous n’avons pas reçu votre virement pour la commande ${order}\u00a0: elle est suspendue. Montant restant dû\u00a0: ${amount}.`,
    transfer: (amount, receiver, iban, reference) =>
      `Merci de virer ${amount} à ${receiver}, IBAN ${iban}, référence ${reference}.`,
    after:
      'La production commence dès réception de votre paiement. Si vous avez payé entre-temps, ne tenez pas compte de cet e-mail.',
    open: 'Ouvrir la commande',
  },
  de: {
    subject: (order) => `Bestellung ${order} angehalten: Zahlung nicht eingegangen`,
    suspended: (order, amount) =>
      `Ihre Überweisung für die Bestellung ${order} ist nicht eingegangen. Die Bestellung ist deshalb angehalten. Offener Betrag: ${amount}.`,
    transfer: (amount, receiver, iban, reference) =>
      `Bitte überweisen Sie ${amount} an ${receiver}, IBAN ${iban}, Verwendungszweck ${reference}.`,
    after:
      'Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist. Falls Sie inzwischen gezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
    open: 'Bestellung öffnen',
  },
};

/** Texts of the mail about an order that is suspended until it is paid. */
export const suspensionTexts = (language: string): SuspensionTexts => texts[languageOf(language)];
