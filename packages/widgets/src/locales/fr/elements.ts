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
  signInHint: 'Avec l’e-mail et le mot de passe de votre compte professionnel.',
  signIn: 'Se connecter',
  signInOnPage: 'Cette page ne vous a pas encore connecté à l’espace pro.',
  lookAgain: 'Vérifier à nouveau',
  sessionEnded: 'Votre session a expiré',
  noProduct: 'Ce produit n’est pas au catalogue.',
  doctorTitle: 'Diagnostic de la page',
  labGood: 'Le serveur du laboratoire répond.',
  secureGood: 'La page est servie en HTTPS.',
  sheetsGood: 'Les feuilles de style des widgets sont autorisées.',
  trustedTypesGood: 'Le texte mis en forme peut être affiché.',
  storageGood: 'Le navigateur conserve les réglages.',
  versionsGood: 'Une seule version des widgets est chargée.',
  labBad: 'Le serveur du laboratoire renvoie une erreur. Vérifiez l’adresse dans gateway="…".',
  originBad:
    'Serveur du laboratoire inaccessible depuis cette page. Ajoutez-le à la directive connect-src de la page (CSP) et faites autoriser cette origine par le laboratoire.',
  secureBad: 'La page n’est pas servie en HTTPS : la connexion échouera dans certains navigateurs.',
  sheetsBad:
    'Navigateur trop ancien : il ne prend pas en charge les feuilles de style construites par script.',
  trustedTypesNote:
    'La CSP de la page liste ses Trusted Types sans le nôtre : le texte mis en forme s’affiche en texte brut. Ajoutez le nom de notre politique.',
  storageNote: 'Le navigateur ne conserve rien pour cette page : tout fonctionne jusqu’à sa fermeture.',
  versionsBad:
    'Plusieurs versions des widgets sont chargées ; seule la première est utilisée. N’en chargez qu’une.',
  noOrder: 'Commande introuvable.',
  allMessages: 'Tous les messages',
};
