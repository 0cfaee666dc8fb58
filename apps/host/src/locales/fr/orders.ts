import type { Texts } from '@trade-area/widgets';
import type { OrderPageTexts } from '../../pages/orders/strings.ts';

export const orders: Texts<OrderPageTexts> = {
  back: 'Retour',
  notFound: 'Commande {{code}} introuvable',
  notFoundHint: 'Cherchez-la dans vos commandes par les noms ou par le numéro.',
  allMessages: 'Tous les messages',
  inboxLead: 'Ce que vous et le laboratoire avez écrit sur vos commandes.',
};
