import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'Heureux de vous revoir',
  signUpTitle: 'Bienvenue',
  recoveryTitle: 'Mot de passe oublié',
  changeTitle: 'Choisissez un nouveau mot de passe',
  loginLead: 'Connectez-vous pour suivre vos commandes, envoyer des fichiers et écrire au laboratoire.',
  signUpLead: 'Saisissez le nom ou l’e-mail de votre société et le mot de passe que vous avez reçu.',
  recoveryLead: 'Indiquez votre e-mail : vous recevrez un lien, puis un mot de passe temporaire.',
  changeLead: 'Le mot de passe temporaire n’est plus valable. Choisissez le vôtre pour continuer.',
  changeLeadOwn: 'Les autres appareils connectés à votre compte seront déconnectés.',
  endedExpired: 'Votre session a expiré. Reconnectez-vous.',
  endedLoggedOut: 'Vous êtes déconnecté.',
  endedElsewhere: 'Vous vous êtes déconnecté dans une autre fenêtre.',
  actingAs: 'Vous vous connectez en tant que client {{code}}.',
  framedDone: 'Vous êtes connecté en tant que {{name}}.',
  goOn: 'Continuer',
  claim: 'Chaque mariage mérite son album.',
  claimLead: 'Albums, déco murale et tirages, faits main pour les photographes professionnels.',
  language: 'Langue',
  theme: 'Apparence',
  themeAuto: 'Automatique',
  themeLight: 'Clair',
  themeDark: 'Sombre',
  startTitle: 'L’espace pro est momentanément inaccessible',
  startText: 'Votre session est toujours ouverte et rien n’est perdu.',
  brokenTitle: 'Cette page n’a pas pu être affichée',
  brokenText:
    'Rechargez la page. Si le problème persiste, indiquez à votre commercial ce que vous étiez en train de faire.',
  reload: 'Recharger',
  toHome: 'Aller au tableau de bord',
};
