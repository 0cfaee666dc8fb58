import type { DeskLanguage } from '../desk.ts';

/** Texts of an order's delivery and of its packing slip. */
export interface ParcelTexts {
  readonly title: string;
  readonly toStudio: string;
  readonly toOther: string;
  /** The customer picks the order up at the lab, and the button that says it is ready. */
  readonly pickup: string;
  readonly pickupNote: string;
  readonly ready: string;
  readonly neutral: string;
  readonly neutralNote: string;
  readonly neutralReprint: string;
  readonly slip: string;
  readonly sender: string;
  readonly recipient: string;
  readonly contents: string;
  readonly order: string;
}

const all: Readonly<Record<DeskLanguage, ParcelTexts>> = {
  en: {
    title: 'Delivery',
    toStudio: 'To the studio',
    toOther: 'To another address',
    pickup: 'Pickup at the lab',
    pickupNote: 'The customer picks this order up. No courier is needed.',
    ready: 'Ready for pickup',
    neutral: 'Neutral parcel',
    neutralNote:
      'Drop shipping: enclose only the packing slip. No prices, no invoice, no name or logo of the lab on the parcel; the studio is the sender.',
    neutralReprint: 'Send the delivery note to the studio.',
    slip: 'Packing slip',
    sender: 'Sender',
    recipient: 'Recipient',
    contents: 'Contents',
    order: 'Order code',
  },
  it: {
    title: 'Consegna',
    toStudio: 'Allo studio',
    toOther: 'A un altro indirizzo',
    pickup: 'Ritiro in laboratorio',
    pickupNote: 'Il cliente ritira l’ordine. Non serve un corriere.',
    ready: 'Pronto per il ritiro',
    neutral: 'Pacco neutro',
    neutralNote:
      'Drop shipping: allega solo la distinta di imballaggio. Sul pacco niente prezzi, niente fattura, niente nome o logo del laboratorio; il mittente è lo studio.',
    neutralReprint: 'Invia il documento di trasporto allo studio.',
    slip: 'Distinta di imballaggio',
    sender: 'Mittente',
    recipient: 'Destinatario',
    contents: 'Contenuto',
    order: 'Codice ordine',
  },
  es: {
    title: 'Entrega',
    toStudio: 'En el estudio',
    toOther: 'En otra dirección',
    pickup: 'Recogida en el laboratorio',
    pickupNote: 'El cliente recoge este pedido. No hace falta transportista.',
    ready: 'Listo para recoger',
    neutral: 'Paquete neutro',
    neutralNote:
      'Drop shipping: incluye solo la lista de contenido. En el paquete no hay precios, factura, nombre ni logotipo del laboratorio; el remitente es el estudio.',
    neutralReprint: 'Envía el albarán de la reimpresión al estudio.',
    slip: 'Lista de contenido',
    sender: 'Remitente',
    recipient: 'Destinatario',
    contents: 'Contenido',
    order: 'Código de pedido',
  },
  fr: {
    title: 'Livraison',
    toStudio: 'Au studio',
    toOther: 'À une autre adresse',
    pickup: 'Retrait au laboratoire',
    pickupNote: 'Le client retire cette commande. Aucun transporteur n’est nécessaire.',
    ready: 'Prête à être retirée',
    neutral: 'Colis neutre',
    neutralNote:
      'Livraison directe\u00a0: ne joignez que le bordereau de colisage. Ni prix, ni facture, ni nom ou logo du laboratoire sur le colis\u202f; l’expéditeur est le studio.',
    neutralReprint: 'Envoyez le bon de livraison au studio.',
    slip: 'Bordereau de colisage',
    sender: 'Expéditeur',
    recipient: 'Destinataire',
    contents: 'Contenu',
    order: 'Numéro de commande',
  },
  de: {
    title: 'Lieferung',
    toStudio: 'An das Studio',
    toOther: 'An eine andere Adresse',
    pickup: 'Abholung im Labor',
    pickupNote: 'Der Kunde holt die Bestellung ab. Ein Paketdienst ist nicht nötig.',
    ready: 'Abholbereit',
    neutral: 'Neutrales Paket',
    neutralNote:
      'Direktversand: Legen Sie nur den Packzettel bei. Keine Preise, keine Rechnung, kein Name oder Logo des Labors am Paket; Absender ist das Studio.',
    neutralReprint: 'Schicken Sie den Lieferschein an das Studio.',
    slip: 'Packzettel',
    sender: 'Absender',
    recipient: 'Empfänger',
    contents: 'Inhalt',
    order: 'Bestellnummer',
  },
};

export const parcelTexts = (language: DeskLanguage): ParcelTexts => all[language];
