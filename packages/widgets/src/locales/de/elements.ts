import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Melden Sie sich an, um Ihre Bestellungen zu sehen',
  signInAccount: 'Melden Sie sich an, um Ihr Konto zu sehen',
  signInPayments: 'Melden Sie sich an, um Ihre Zahlungen zu sehen',
  signInCards: 'Melden Sie sich an, um Ihre Karten zu sehen',
  signInMessages: 'Melden Sie sich an, um Ihre Nachrichten zu sehen',
  signInUpload: 'Melden Sie sich an, um Dateien zu senden',
  signInHint: 'Mit der E-Mail-Adresse und dem Passwort Ihres Kundenkontos.',
  signIn: 'Anmelden',
  signInOnPage: 'Diese Seite hat Sie noch nicht beim Labor angemeldet.',
  lookAgain: 'Noch einmal prüfen',
  sessionEnded: 'Ihre Sitzung ist beendet',
  noProduct: 'Dieses Produkt ist nicht im Katalog.',
  doctorTitle: 'Was diese Seite erlaubt',
  labGood: 'Das Labor antwortet dieser Seite.',
  secureGood: 'Die Seite wird sicher ausgeliefert.',
  sheetsGood: 'Stylesheets der Widgets sind erlaubt.',
  trustedTypesGood: 'Formatierter Text kann gezeigt werden.',
  storageGood: 'Der Browser merkt sich Einstellungen.',
  versionsGood: 'Eine Version der Widgets ist geladen.',
  labBad: 'Das Labor antwortet mit einem Fehler. Prüfen Sie die Adresse in gateway="…".',
  originBad:
    'Das Labor ist von hier nicht erreichbar. Die Richtlinie dieser Seite muss das Labor unter connect-src nennen, und das Labor diesen Ursprung.',
  secureBad: 'Die Seite kommt nicht über https: Die Anmeldung gelingt nicht in jedem Browser.',
  sheetsBad: 'Konstruierte Stylesheets werden abgelehnt: Der Browser ist zu alt.',
  trustedTypesNote:
    'Die Richtlinie der Seite nennt ihre Trusted Types, unsere ist nicht dabei: Formatierter Text erscheint schlicht. Ergänzen Sie den Namen der Richtlinie.',
  storageNote: 'Der Browser merkt sich für diese Seite nichts: Alles geht, bis die Seite geschlossen wird.',
  versionsBad: 'Auf dieser Seite sind mehrere Versionen der Widgets; die erste gilt. Laden Sie nur eine.',
  noOrder: 'Diese Bestellung gibt es nicht.',
  allMessages: 'Alle Nachrichten',
};
