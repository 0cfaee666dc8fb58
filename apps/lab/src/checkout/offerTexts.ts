import type { Language } from '@trade-area/core/contract';

export interface OfferTexts {
  /** Title of the document. */
  readonly offer: string;
  /** First part of the file's name. */
  readonly fileName: string;
  /** Below the product’s own picture, where there is none of what was configured. */
  readonly example: string;
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
    example: 'Picture for illustration',
    included: 'Included',
    price: 'Price',
    inclVat: (rate) => (rate > 0 ? `incl. ${rate}% VAT` : 'no VAT is charged'),
    exclVat: 'excl. VAT',
    validUntil: (date) => `This offer is valid until ${date}.`,
  },
  it: {
    offer: 'Offerta',
    fileName: 'offerta',
    example: 'Immagine indicativa',
    included: 'Incluso',
    price: 'Prezzo',
    inclVat: (rate) => (rate > 0 ? `IVA ${rate}% inclusa` : 'IVA non applicata'),
    exclVat: 'IVA esclusa',
    validUntil: (date) => `Validità dell’offerta: ${date}`,
  },
  es: {
    offer: 'Oferta',
    fileName: 'oferta',
    example: 'Imagen orientativa',
    included: 'Incluido',
    price: 'Precio',
    inclVat: (rate) => (rate > 0 ? `IVA del ${rate} % incluido` : 'sin IVA'),
    exclVat: 'IVA no incluido',
    validUntil: (date) => `Esta oferta es válida hasta el ${date}.`,
  },
  fr: {
    offer: 'Offre',
    fileName: 'offre',
    example: 'Photo non contractuelle',
    included: 'Inclus',
    price: 'Prix',
    inclVat: (rate) => (rate > 0 ? `TTC (TVA ${rate} %)` : 'TVA non applicable'),
    exclVat: 'HT',
    validUntil: (date) => `Cette offre est valable jusqu’au ${date}.`,
  },
  de: {
    offer: 'Angebot',
    fileName: 'angebot',
    example: 'Abbildung ähnlich',
    included: 'Enthalten',
    price: 'Preis',
    inclVat: (rate) => (rate > 0 ? `inkl. ${rate} % MwSt.` : 'ohne MwSt.'),
    exclVat: 'zzgl. MwSt.',
    validUntil: (date) => `Dieses Angebot ist bis zum ${date} gültig.`,
  },
};

/** Texts of a PDF offer. */
export const offerTexts = (language: Language): OfferTexts => all[language];
