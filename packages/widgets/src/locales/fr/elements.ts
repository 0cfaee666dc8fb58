import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Connectez-vous pour voir vos commandes',
  signInAccount: 'Connectez-vous pour voir votre compte',
  signInPayments: 'Connectez-vous pour voir vos paiements',
  signInCards: 'Connectez-vous pour voir vos cartes',
  signInMessages: 'Connectez-vous pour voir vos messages',
  signInUpload: 'Connectez-vous pour envoyer vos fichiers',
  signInCart: 'Connectez-vous pour voir vos devis',
  signInPhotos: 'Connectez-vous pour partager vos photos',
  signInProjects: 'Connectez-vous pour voir vos projets',
  signInDocuments: 'Connectez-vous pour voir les documents',
  signInPrints: 'Connectez-vous pour commander des tirages',
  signInHint: 'Avec l’e-mail et le mot de passe de votre compte professionnel.',
  signIn: 'Se connecter',
  signInOnPage: 'Cette page ne vous a pas encore connecté à l’espace pro.',
  lookAgain: 'Vérifier à nouveau',
  sessionEnded: 'Votre session a expiré',
  noProduct: 'Ce produit n’est pas au catalogue.',
  noEditor: 'Aucun éditeur pour ces produits.',
  noOrder: 'Commande introuvable.',
  allMessages: 'Tous les messages',
};
