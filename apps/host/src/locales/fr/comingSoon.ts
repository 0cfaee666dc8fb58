import type { Texts } from '@trade-area/widgets';
import type { ComingSoonTexts } from '../../pages/comingSoon/strings.ts';

export const comingSoon: Texts<ComingSoonTexts> = {
  comingSoon: 'Bientôt disponible',
  contentTitle: 'Ce que vous trouverez ici',
  todayTitle: 'En attendant',
  toOrders: 'Voir vos commandes',
  toSignIn: 'Se connecter',
  toDashboard: 'Retour au tableau de bord',
  designingLead: 'L’outil de création de ce produit.',
  designing1: 'Votre produit en 3D ou page par page, avec vos photos',
  designing2: 'Formats, couvertures et matières au choix, avec le prix en temps réel',
  designing3: 'Un enregistrement automatique, pour commander ou reprendre plus tard',
  designingNow:
    'Vous pouvez commander ce produit avec vos propres fichiers : gabarits et données techniques sont sur sa page dans la boutique. Pour le reste, contactez votre commercial.',
};
