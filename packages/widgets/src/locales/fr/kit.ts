import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Chargement…',
  retry: 'Réessayer',
  failedTitle: 'Le chargement a échoué',
  brokenTitle: 'Cette partie de la page n’a pas pu être affichée',
  brokenText:
    'Réessayez. Si le problème persiste, indiquez à votre commercial ce que vous étiez en train de faire.',
  sorry: 'Toutes nos excuses',
  unexpected: 'Une erreur inattendue s’est produite.',
  unreachable: 'Impossible de joindre le laboratoire. Vérifiez votre réseau, puis réessayez.',
  offline: 'Pas de connexion. Vérifiez votre réseau, puis réessayez.',
  timeout: 'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
  unavailable: 'Le service est momentanément indisponible. Réessayez dans quelques minutes.',
  garbage: 'Une erreur s’est produite. Réessayez ; si le problème persiste, contactez votre commercial.',
  forbidden: 'Votre compte ne permet pas cette action.',
  rightMissing: 'Votre accès ne vous y autorise pas. Adressez-vous au titulaire du compte.',
  notFound: 'Cet élément n’est plus disponible.',
  conflict: 'Cet élément a été modifié ailleurs entre-temps. Rechargez-le.',
  tooLarge: 'Envoi trop volumineux.',
  invalid: 'Une valeur saisie n’est pas valide. Vérifiez-la.',
  cardNumber:
    'Ce texte semble contenir un numéro de carte. Supprimez-le et réessayez : le laboratoire n’enregistre jamais de numéro de carte.',
  tooMany: 'Trop de tentatives. Réessayez plus tard.',
  tooManyWait_one: 'Trop de tentatives. Réessayez dans {{count}} seconde.',
  tooManyWait_other: 'Trop de tentatives. Réessayez dans {{count}} secondes.',
  unauthorized: 'Votre session a expiré. Reconnectez-vous.',
  reference: 'Référence : {{code}}',
  staleData: 'Données non actualisées : la dernière mise à jour a échoué.',
  close: 'Fermer',
  yes: 'Oui',
  no: 'Non',
  cancel: 'Annuler',
};
