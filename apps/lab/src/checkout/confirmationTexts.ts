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
  /** Production waits for the transfer. */
  readonly unpaid: string;
  /** The next step of an order whose files are still to come. */
  readonly files: string;
  /** The next step when images were chosen for all frames already. */
  readonly images: string;
  /** An order of a print project, for which nothing is to do. */
  readonly project: string;
  /** PDFs are attached to the mail. */
  proForma(count: number): string;
  delivery(address: string): string;
  readonly neutral: string;
  /** The customer picks the order up there. */
  pickup(address: string): string;
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
    unpaid: 'Production starts when your payment has arrived.',
    files: 'Upload your files now, so that production can start.',
    images:
      'Your images are added to the order. Check them there and submit them for printing, so that production can start.',
    project: 'The lab has the photos and pages of your project. You don’t need to upload anything.',
    proForma: (count) => (count === 1 ? 'The pro forma is attached.' : 'The pro formas are attached.'),
    delivery: (address) => `Delivery address: ${address}.`,
    neutral: 'The parcel is neutral: it shows no prices and no name of the lab.',
    pickup: (address) => `Pickup at the lab: ${address}. We’ll e-mail you when it’s ready.`,
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
    unpaid: 'La lavorazione inizia quando arriva il pagamento.',
    files: 'Carica ora i tuoi file, così la produzione può iniziare.',
    images:
      'Le tue immagini vengono aggiunte all’ordine. Controllale e inviale al laboratorio, così la produzione può iniziare.',
    project: 'Il laboratorio ha già le foto e le pagine del tuo progetto. Non devi caricare nulla.',
    proForma: (count) =>
      count === 1 ? 'La fattura pro forma è allegata.' : 'Le fatture pro forma sono allegate.',
    delivery: (address) => `Indirizzo di consegna: ${address}.`,
    neutral: 'Il pacco è neutro: non riporta prezzi né il nome del laboratorio.',
    pickup: (address) => `Ritiro in laboratorio: ${address}. Ti scriviamo quando è pronto.`,
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
    unpaid: 'La producción empieza cuando recibamos tu pago.',
    files: 'Sube ahora tus archivos para que pueda empezar la producción.',
    images:
      'Tus imágenes se añaden al pedido. Revísalas y envíalas al laboratorio para que pueda empezar la producción.',
    project: 'El laboratorio ya tiene las fotos y las páginas de tu proyecto. No tienes que subir nada.',
    proForma: (count) =>
      count === 1 ? 'La factura proforma va adjunta.' : 'Las facturas proforma van adjuntas.',
    delivery: (address) => `Dirección de entrega: ${address}.`,
    neutral: 'El paquete es neutro: no muestra precios ni el nombre del laboratorio.',
    pickup: (address) => `Recogida en el laboratorio: ${address}. Te avisamos cuando esté listo.`,
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
    unpaid: 'La production commence dès réception de votre paiement.',
    files: 'Envoyez maintenant vos fichiers pour que la production puisse commencer.',
    images:
      'Vos images sont ajoutées à la commande. Vérifiez-les et envoyez-les au laboratoire pour que la production puisse commencer.',
    project: 'Le laboratoire a déjà les photos et les pages de votre projet. Vous n’avez rien à envoyer.',
    proForma: (count) =>
      count === 1 ? 'La facture pro forma est jointe.' : 'Les factures pro forma sont jointes.',
    delivery: (address) => `Adresse de livraison\u00a0: ${address}.`,
    neutral: 'Le colis est neutre\u00a0: il ne mentionne ni prix ni nom du laboratoire.',
    pickup: (address) =>
      `Retrait au laboratoire\u00a0: ${address}. Nous vous écrivons dès que votre commande est prête.`,
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
    unpaid: 'Die Produktion beginnt, sobald Ihre Zahlung eingegangen ist.',
    files: 'Laden Sie jetzt Ihre Dateien hoch, damit die Produktion beginnen kann.',
    images:
      'Ihre Bilder werden der Bestellung hinzugefügt. Prüfen Sie sie dort und senden Sie sie an das Labor, damit die Produktion beginnen kann.',
    project: 'Das Labor hat die Fotos und Seiten Ihres Projekts. Sie müssen nichts hochladen.',
    proForma: (count) =>
      count === 1 ? 'Die Pro-forma-Rechnung ist angehängt.' : 'Die Pro-forma-Rechnungen sind angehängt.',
    delivery: (address) => `Lieferadresse: ${address}.`,
    neutral: 'Das Paket ist neutral: Es zeigt weder Preise noch den Namen des Labors.',
    pickup: (address) =>
      `Abholung im Labor: ${address}. Wir schreiben Ihnen, sobald Ihre Bestellung bereitliegt.`,
    open: 'Bestellung öffnen',
  },
};

export function confirmationTexts(language: string): ConfirmationTexts {
  return texts[languages.find((known) => known === language) ?? 'en'];
}
