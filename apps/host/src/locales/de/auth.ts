import type { Texts } from '@trade-area/widgets';
import type { AuthPageTexts } from '../../pages/auth/strings.ts';

export const auth: Texts<AuthPageTexts> = {
  loginTitle: 'Willkommen zurück',
  signUpTitle: 'Willkommen',
  recoveryTitle: 'Neues Passwort anfordern',
  changeTitle: 'Neues Passwort festlegen',
  loginLead:
    'Melden Sie sich an, um Ihre Bestellungen zu verfolgen, Dateien hochzuladen und dem Labor zu schreiben.',
  signUpLead: 'Geben Sie Namen oder E-Mail-Adresse Ihrer Firma und das Passwort ein, das Sie erhalten haben.',
  recoveryLead:
    'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten zuerst einen Link und danach ein temporäres Passwort.',
  changeLead: 'Ihr temporäres Passwort gilt nur einmal. Legen Sie jetzt ein eigenes fest.',
  changeLeadVoluntary: 'Alle anderen Geräte, die mit Ihrem Konto angemeldet sind, werden abgemeldet.',
  endedExpired: 'Ihre Sitzung ist abgelaufen. Melden Sie sich erneut an.',
  endedLoggedOut: 'Sie sind abgemeldet.',
  endedElsewhere: 'Sie wurden in einem anderen Fenster abgemeldet.',
  actingAs: 'Sie melden sich als Kunde {{code}} an.',
  embeddedSignedIn: 'Sie sind als {{name}} angemeldet.',
  continue: 'Weiter',
  tagline: 'Jede Hochzeit wird zum Buch.',
  taglineText: 'Alben, Wandbilder und Abzüge, handgefertigt für Profifotografen.',
  labUnreachableTitle: 'Keine Verbindung zum Labor',
  labUnreachableText: 'Sie bleiben angemeldet, und nichts geht verloren.',
  pageFailedTitle: 'Diese Seite konnte nicht angezeigt werden',
  pageFailedText:
    'Laden Sie die Seite neu. Tritt der Fehler wieder auf, sagen Sie Ihrem Ansprechpartner, was Sie gerade tun wollten.',
  reload: 'Neu laden',
  toDashboard: 'Zur Übersicht',
};
