import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Retour',
  notFound: 'Commande {{code}} introuvable',
  notFoundHint: 'Recherchez-la dans vos commandes, par noms ou par numéro.',
  allMessages: 'Tous les messages',
  inboxLead: 'Vos échanges avec le laboratoire au sujet de vos commandes.',
};
