import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'Heureux de vous revoir',
  signUpTitle: 'Bienvenue',
  recoveryTitle: 'Mot de passe oublié',
  changeTitle: 'Choisissez un nouveau mot de passe',
  loginLead: 'Connectez-vous pour suivre vos commandes, envoyer des fichiers et écrire au laboratoire.',
  signUpLead: 'Saisissez le nom ou l’e-mail de votre société et le mot de passe que vous avez reçu.',
  recoveryLead: 'Indiquez votre e-mail : vous recevrez un lien, puis un mot de passe temporaire.',
  changeLead: 'Le mot de passe temporaire n’est plus valable. Choisissez le vôtre pour continuer.',
  changeLeadVoluntary: 'Les autres appareils connectés à votre compte seront déconnectés.',
  endedExpired: 'Votre session a expiré. Reconnectez-vous.',
  endedLoggedOut: 'Vous êtes déconnecté.',
  endedElsewhere: 'Vous vous êtes déconnecté dans une autre fenêtre.',
  actingAs: 'Vous vous connectez en tant que client {{code}}.',
  embeddedSignedIn: 'Vous êtes connecté en tant que {{name}}.',
  continue: 'Continuer',
  tagline: 'Chaque mariage mérite son album.',
  taglineText: 'Albums, déco murale et tirages, faits main pour les photographes professionnels.',
  labUnreachableTitle: 'L’espace pro est momentanément inaccessible',
  labUnreachableText: 'Votre session est toujours ouverte et rien n’est perdu.',
  pageFailedTitle: 'Cette page n’a pas pu être affichée',
  pageFailedText:
    'Rechargez la page. Si le problème persiste, indiquez à votre commercial ce que vous étiez en train de faire.',
  reload: 'Recharger',
  toDashboard: 'Aller au tableau de bord',
};
