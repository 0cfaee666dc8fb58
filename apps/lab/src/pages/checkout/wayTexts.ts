import type { Language } from '@trade-area/core/contract';
import { languageOf } from '../../base/language.ts';

/** Texts of the ways in which orders are delivered. */
interface WayTexts {
  readonly byCourier: string;
  /** The customer picks the order up at the lab. */
  readonly pickup: string;
  readonly pickupHint: string;
  /** The day from which the orders can be picked up. */
  ready(date: string): string;
  /** Heading of the addresses, under the ways of delivery. */
  readonly address: string;
}

const all: Readonly<Record<Language, WayTexts>> = {
  en: {
    byCourier: 'By courier',
    pickup: 'Pick up at the lab',
    pickupHint: 'We’ll e-mail you when it’s ready.',
    ready: (date) => `Estimated pickup date: ${date}, if your files arrive today.`,
    address: 'Delivery address',
  },
  it: {
    byCourier: 'Con corriere',
    pickup: 'Ritiro in laboratorio',
    pickupHint: 'Ti scriviamo quando è pronto.',
    ready: (date) => `Ritiro previsto dal: ${date}, se i tuoi file arrivano oggi.`,
    address: 'Indirizzo di consegna',
  },
  es: {
    byCourier: 'Con transportista',
    pickup: 'Recogida en el laboratorio',
    pickupHint: 'Te avisamos por correo electrónico cuando esté listo.',
    ready: (date) => `Recogida prevista a partir de: ${date}, si tus archivos llegan hoy.`,
    address: 'Dirección de entrega',
  },
  fr: {
    byCourier: 'Par transporteur',
    pickup: 'Retrait au laboratoire',
    pickupHint: 'Nous vous écrivons dès que votre commande est prête.',
    ready: (date) => `Retrait prévu à partir du\u00a0: ${date}, si vos fichiers arrivent aujourd’hui.`,
    address: 'Adresse de livraison',
  },
  de: {
    byCourier: 'Per Paketdienst',
    pickup: 'Abholung im Labor',
    pickupHint: 'Wir schreiben Ihnen, sobald Ihre Bestellung bereitliegt.',
    ready: (date) => `Voraussichtlich abholbereit ab: ${date}, wenn Ihre Dateien heute eintreffen.`,
    address: 'Lieferadresse',
  },
};

export const wayTexts = (language: string): WayTexts => all[languageOf(language)];
