import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Connectez-vous pour voir vos commandes',
  signInAccount: 'Connectez-vous pour voir votre compte',
  signInPayments: 'Connectez-vous pour voir vos paiements',
  signInCards: 'Connectez-vous pour voir vos cartes',
  signInMessages: 'Connectez-vous pour voir vos messages',
  signInUpload: 'Connectez-vous pour envoyer des fichiers',
  signInHint: 'Avec l’e-mail et le mot de passe de votre compte professionnel.',
  signIn: 'Se connecter',
  signInOnPage: 'Cette page ne vous a pas encore connecté au laboratoire.',
  lookAgain: 'Vérifier à nouveau',
  sessionEnded: 'Votre session est terminée',
  noProduct: 'Ce produit n’est pas au catalogue.',
  doctorTitle: 'Ce que permet cette page',
  labGood: 'Le laboratoire répond à cette page.',
  secureGood: 'La page est servie de manière sûre.',
  sheetsGood: 'Les feuilles de style des widgets sont autorisées.',
  trustedTypesGood: 'Le texte mis en forme peut être affiché.',
  storageGood: 'Le navigateur conserve les réglages.',
  versionsGood: 'Une seule version des widgets est chargée.',
  labBad: 'Le laboratoire répond par une erreur. Vérifiez l’adresse dans gateway="…".',
  originBad:
    'Le laboratoire n’est pas joignable d’ici. La politique de cette page doit citer le laboratoire dans connect-src, et le laboratoire doit citer cette origine.',
  secureBad: 'La page n’est pas servie en https : la connexion échouera dans certains navigateurs.',
  sheetsBad: 'Les feuilles de style construites sont refusées : le navigateur est trop ancien.',
  trustedTypesNote:
    'La politique de la page nomme ses Trusted Types et le nôtre n’y est pas : le texte mis en forme est affiché brut. Ajoutez le nom de la politique.',
  storageNote: 'Le navigateur ne conserve rien pour cette page : tout fonctionne jusqu’à sa fermeture.',
  versionsBad:
    'Plusieurs versions des widgets sont sur cette page ; la première compte. N’en chargez qu’une.',
  noOrder: 'Cette commande n’existe pas.',
  allMessages: 'Tous les messages',
};
