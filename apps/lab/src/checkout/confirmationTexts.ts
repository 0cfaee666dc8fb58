import { languages } from '@trade-area/core/contract';
import type { Language } from '@trade-area/core/contract';

interface ConfirmationTexts {
  subject(order: string): string;
  /** Several orders of one checkout, at least 2. */
  subjects(count: number): string;
  /** The sum of several orders. */
  together(total: string): string;
  received(order: string, product: string, total: string): string;
  transfer(total: string, receiver: string, iban: string, order: string): string;
  readonly files: string;
  /** A PDF is attached to the mail. */
  readonly proForma: string;
  delivery(address: string): string;
  readonly neutral: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, ConfirmationTexts>> = {
  en: {
    subjects: (count) => `${count} orders confirmed`,
    together: (total) => `${total} including VAT for all, in one shipment.`,
    subject: (order) => `Order ${order} confirmed`,
    received: (order, product, total) => `We have your order ${order}: ${product}, ${total} including VAT.`,
    transfer: (total, receiver, iban, order) =>
      `Please transfer ${total} to ${receiver}, IBAN ${iban}, reference ${order}.`,
    files: 'Upload your files now, so that production can start.',
    proForma: 'The pro forma is attached.',
    delivery: (address) => `Delivery address: ${address}.`,
    neutral: 'The parcel is neutral: it shows no prices and no name of the lab.',
    open: 'Open the order',
  },
  it: {
    subjects: (count) => `${count} ordini confermati`,
    together: (total) => `In tutto ${total} IVA inclusa, in una sola spedizione.`,
    subject: (order) => `Ordine ${order} confermato`,
    received: (order, product, total) =>
      `Abbiamo ricevuto il tuo ordine ${order}: ${product}, ${total} IVA inclusa.`,
    transfer: (total, receiver, iban, order) =>
      `Effettua un bonifico di ${total} a ${receiver}, IBAN ${iban}, causale ${order}.`,
    files: 'Carica ora i tuoi file, così la produzione può iniziare.',
    proForma: 'La fattura pro forma è allegata.',
    delivery: (address) => `Indirizzo di consegna: ${address}.`,
    neutral: 'Il pacco è neutro: non riporta prezzi né il nome del laboratorio.',
    open: 'Apri l’ordine',
  },
  es: {
    subjects: (count) => `${count} pedidos confirmados`,
    together: (total) => `En total ${total} IVA incluido, en un solo envío.`,
    subject: (order) => `Pedido ${order} confirmado`,
    received: (order, product, total) =>
      `Hemos recibido tu pedido ${order}: ${product}, ${total} IVA incluido.`,
    transfer: (total, receiver, iban, order) =>
      `Transfiere ${total} a ${receiver}, IBAN ${iban}, concepto ${order}.`,
    files: 'Sube ahora tus archivos para que pueda empezar la producción.',
    proForma: 'La factura proforma va adjunta.',
    delivery: (address) => `Dirección de entrega: ${address}.`,
    neutral: 'El paquete es neutro: no muestra precios ni el nombre del laboratorio.',
    open: 'Abrir el pedido',
  },
  fr: {
    subjects: (count) => `${count} commandes confirmées`,
    together: (total) => `En tout ${total} TTC, en une seule livraison.`,
    subject: (order) => `Commande ${order} confirmée`,
    received: (order, product, total) =>
      `Nous avons bien reçu votre commande ${order} : ${product}, ${total} TTC.`,
    transfer: (total, receiver, iban, order) =>
      `Merci de virer ${total} à ${receiver}, IBAN ${iban}, référence ${order}.`,
    files: 'Envoyez maintenant vos fichiers pour que la production puisse commencer.',
    proForma: 'La facture pro forma est jointe.',
    delivery: (address) => `Adresse de livraison\u00a0: ${address}.`,
    neutral: 'Le colis est neutre\u00a0: il ne mentionne ni prix ni nom du laboratoire.',
    open: 'Ouvrir la commande',
  },
  de: {
    subjects: (count) => `${count} Bestellungen bestätigt`,
    together: (total) => `Zusammen ${total} inkl. MwSt., in einer Sendung.`,
    subject: (order) => `Bestellung ${order} bestätigt`,
    received: (order, product, total) =>
      `Wir haben Ihre Bestellung ${order} erhalten: ${product}, ${total} inkl. MwSt.`,
    transfer: (total, receiver, iban, order) =>
      `Bitte überweisen Sie ${total} an ${receiver}, IBAN ${iban}, Verwendungszweck ${order}.`,
    files: 'Laden Sie jetzt Ihre Dateien hoch, damit die Produktion beginnen kann.',
    proForma: 'Die Pro-forma-Rechnung ist angehängt.',
    delivery: (address) => `Lieferadresse: ${address}.`,
    neutral: 'Das Paket ist neutral: Es zeigt weder Preise noch den Namen des Labors.',
    open: 'Bestellung öffnen',
  },
};

export function confirmationTexts(language: string): ConfirmationTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}
