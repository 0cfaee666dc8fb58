import type { PricesTexts } from '../../configurator/pricesStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const prices: Texts<PricesTexts> = {
  from: 'da {{price}}',
  ownNet: 'Il tuo prezzo netto, IVA e spedizione escluse',
  net: 'Prezzo netto, IVA e spedizione escluse',
  retail: 'Prezzo al pubblico consigliato. Accedi per vedere il tuo prezzo netto.',
  hidden: 'Accedi per vedere i prezzi.',
  noPrice: 'Nessun prezzo disponibile nella tua valuta.',
  noProduct: 'Questo prodotto non è disponibile.',
  cannotOrder: 'Queste opzioni non possono essere ordinate insieme.',
  cartTitle: 'I tuoi preventivi',
  cartCount_one: '{{count}} preventivo da ordinare',
  cartCount_other: '{{count}} preventivi da ordinare',
  cartCount_many: '{{count}} preventivi da ordinare',
  cartTotal: 'Totale, IVA e spedizione escluse',
  cartEmpty: 'Nessun preventivo da ordinare',
  cartMore_one: '{{count}} altro',
  cartMore_other: '{{count}} altri',
  cartMore_many: '{{count}} altri',
  order: 'Ordina',
  orderOf: 'Ordina: {{name}}',
};
