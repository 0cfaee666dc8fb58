import type { Language } from '@trade-area/core/contract';

export interface OfferTexts {
  /** Title of the document. */
  readonly offer: string;
  /** First part of the file's name. */
  readonly fileName: string;
  /** Value of an option that is only on or off. */
  readonly included: string;
  readonly price: string;
  inclVat(rate: number): string;
  readonly exclVat: string;
  validUntil(date: string): string;
}

const all: Readonly<Record<Language, OfferTexts>> = {
  en: {
    offer: 'Offer',
    fileName: 'offer',
    included: 'Included',
    price: 'Price',
    inclVat: (rate) => (rate > 0 ? `incl. ${rate}% VAT` : 'no VAT is charged'),
    exclVat: 'excl. VAT',
    validUntil: (date) => `This offer is valid until ${date}.`,
  },
  it: {
    offer: 'Offerta',
    fileName: 'offerta',
    included: 'Incluso',
    price: 'Prezzo',
    inclVat: (rate) => (rate > 0 ? `IVA ${rate}% inclusa` : 'IVA non applicata'),
    exclVat: 'IVA esclusa',
    validUntil: (date) => `Validità dell’offerta: ${date}`,
  },
  es: {
    offer: 'Oferta',
    fileName: 'oferta',
    included: 'Incluido',
    price: 'Precio',
    inclVat: (rate) => (rate > 0 ? `IVA del ${rate} % incluido` : 'sin IVA'),
    exclVat: 'IVA no incluido',
    validUntil: (date) => `Esta oferta es válida hasta el ${date}.`,
  },
  fr: {
    offer: 'Offre',
    fileName: 'offre',
    included: 'Inclus',
    price: 'Prix',
    inclVat: (rate) => (rate > 0 ? `TTC (TVA ${rate} %)` : 'TVA non applicable'),
    exclVat: 'HT',
    validUntil: (date) => `Cette offre est valable jusqu’au ${date}.`,
  },
  de: {
    offer: 'Angebot',
    fileName: 'angebot',
    included: 'Enthalten',
    price: 'Preis',
    inclVat: (rate) => (rate > 0 ? `inkl. ${rate} % MwSt.` : 'ohne MwSt.'),
    exclVat: 'zzgl. MwSt.',
    validUntil: (date) => `Dieses Angebot ist bis zum ${date} gültig.`,
  },
};

/** Texts of a PDF offer. */
export const offerTexts = (language: Language): OfferTexts => all[language];
