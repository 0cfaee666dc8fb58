import type { KitTexts } from '../../kit/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const kit: Texts<KitTexts> = {
  loading: 'Chargement...',
  retry: 'Réessayer',
  failedTitle: 'Le chargement a échoué',
  sorry: 'Nous sommes désolés',
  unexpected: 'Erreur inattendue',
  offline: 'Pas de connexion. Vérifiez votre réseau, puis réessayez.',
  timeout: 'Le laboratoire met trop de temps à répondre. Réessayez dans un instant.',
  unavailable: 'Le laboratoire ne peut pas répondre pour le moment. Réessayez dans quelques minutes.',
  garbage: 'La réponse est illisible. Réessayez ; si cela persiste, prévenez votre commercial.',
  forbidden: 'Votre compte ne permet pas cette action.',
  notFound: 'Cet élément n’existe plus.',
  conflict: 'Cet élément a été modifié ailleurs entre-temps. Rechargez-le.',
  tooLarge: 'C’est trop volumineux.',
  invalid: 'Une valeur saisie n’est pas valide.',
  tooMany: 'Trop de tentatives, réessayez plus tard.',
  tooManyWait_one: 'Trop de tentatives, réessayez dans {{count}} seconde.',
  tooManyWait_other: 'Trop de tentatives, réessayez dans {{count}} secondes.',
  unauthorized: 'Votre session est terminée. Veuillez vous reconnecter.',
  staleData: 'Données non actualisées : la dernière mise à jour a échoué.',
  close: 'Fermer',
  yes: 'Oui',
  no: 'Non',
  cancel: 'Annuler',
};
