import type { PricesTexts } from '../../configurator/pricesStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const prices: Texts<PricesTexts> = {
  from: 'à partir de {{price}}',
  ownNet: 'Votre prix net, HT et hors livraison',
  net: 'Prix net, HT et hors livraison',
  retail: 'Prix public conseillé. Connectez-vous pour voir votre prix net.',
  hidden: 'Connectez-vous pour voir les prix.',
  noPrice: 'Aucun prix disponible dans votre devise.',
  noProduct: 'Ce produit n’est pas disponible.',
  cannotOrder: 'Ces options ne peuvent pas être commandées ensemble.',
  cartTitle: 'Vos devis',
  cartCount_one: '{{count}} devis à commander',
  cartCount_other: '{{count}} devis à commander',
  cartCount_many: '{{count}} devis à commander',
  cartTotal: 'Total HT, hors livraison',
  cartEmpty: 'Aucun devis à commander',
  cartMore_one: '{{count}} autre',
  cartMore_other: '{{count}} autres',
  cartMore_many: '{{count}} autres',
  order: 'Commander',
  orderOf: 'Commander\u00a0: {{name}}',
};
