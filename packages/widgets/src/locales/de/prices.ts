import type { PricesTexts } from '../../configurator/pricesStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const prices: Texts<PricesTexts> = {
  from: 'ab {{price}}',
  ownNet: 'Ihr Nettopreis, ohne MwSt. und Versand',
  net: 'Nettopreis, ohne MwSt. und Versand',
  retail: 'Unverbindliche Preisempfehlung. Melden Sie sich an, um Ihren Nettopreis zu sehen.',
  hidden: 'Melden Sie sich an, um Preise zu sehen.',
  noPrice: 'In Ihrer Währung ist kein Preis verfügbar.',
  noProduct: 'Dieses Produkt ist nicht verfügbar.',
  cannotOrder: 'Diese Optionen können nicht zusammen bestellt werden.',
  cartTitle: 'Ihre Angebote',
  cartCount_one: '{{count}} Angebot noch nicht bestellt',
  cartCount_other: '{{count}} Angebote noch nicht bestellt',
  cartTotal: 'Summe, ohne MwSt. und Versand',
  cartEmpty: 'Keine offenen Angebote',
  cartMore_one: '{{count}} weiteres',
  cartMore_other: '{{count}} weitere',
  order: 'Bestellen',
  orderOf: 'Bestellen: {{name}}',
};
