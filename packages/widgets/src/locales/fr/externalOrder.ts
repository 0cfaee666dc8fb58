import type { ExternalOrderTexts } from '../../checkout/externalOrderStrings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const externalOrder: Texts<ExternalOrderTexts> = {
  frame: 'Page de commande de notre partenaire',
  none: 'Indisponible pour le moment',
  noneHint: 'Votre commercial peut commander pour vous les tirages sous licence.',
  late: 'La page de commande ne se charge pas.',
  lateHint: 'Réessayez, ou demandez à votre commercial de passer la commande.',
  address: 'Adresse de livraison',
};
