import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'Willkommen zurück',
  signUpTitle: 'Willkommen',
  recoveryTitle: 'Ein neues Passwort',
  changeTitle: 'Wählen Sie ein neues Passwort',
  loginLead:
    'Melden Sie sich an, um Ihre Aufträge zu verfolgen, Dateien zu senden und dem Labor zu schreiben.',
  signUpLead: 'Geben Sie den Namen oder die E-Mail Ihrer Firma und das Passwort ein, das Sie erhalten haben.',
  recoveryLead:
    'Nennen Sie uns Ihre E-Mail. Wir senden Ihnen einen Link und danach ein vorläufiges Passwort.',
  changeLead: 'Das vorläufige Passwort galt einmal. Wählen Sie Ihr eigenes, um fortzufahren.',
  changeLeadOwn: 'Alle anderen, die mit Ihrem Konto angemeldet sind, werden abgemeldet.',
  endedExpired: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  endedLoggedOut: 'Sie sind abgemeldet.',
  endedElsewhere: 'Sie wurden in einem anderen Fenster abgemeldet.',
  actingAs: 'Sie melden sich als Kunde {{code}} an.',
  framedDone: 'Sie sind als {{name}} angemeldet.',
  goOn: 'Weiter',
  claim: 'Jede Hochzeit endet zwischen zwei Buchdeckeln.',
  claimLead: 'Alben, Wandbilder und Abzüge, von Hand gefertigt für Berufsfotografen.',
  language: 'Sprache',
  theme: 'Darstellung',
  themeAuto: 'Wie auf diesem Gerät',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  startTitle: 'Der Kundenbereich erreicht das Labor nicht',
  startText: 'Sie sind weiterhin angemeldet, und nichts ist verloren.',
  brokenTitle: 'Diese Seite konnte nicht angezeigt werden',
  brokenText:
    'Laden Sie sie neu. Geschieht es wieder, sagen Sie Ihrem Ansprechpartner, was Sie gerade vorhatten.',
  reload: 'Neu laden',
  toHome: 'Zur Übersicht',
};
