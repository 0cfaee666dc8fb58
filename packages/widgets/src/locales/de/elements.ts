import type { ElementTexts } from '../../elements/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const elements: Texts<ElementTexts> = {
  signInFirst: 'Melden Sie sich an, um Ihre Bestellungen zu sehen',
  signInAccount: 'Melden Sie sich an, um Ihr Konto zu sehen',
  signInPayments: 'Melden Sie sich an, um Ihre Zahlungen zu sehen',
  signInCards: 'Melden Sie sich an, um Ihre Karten zu sehen',
  signInMessages: 'Melden Sie sich an, um Ihre Nachrichten zu sehen',
  signInUpload: 'Melden Sie sich an, um Dateien hochzuladen',
  signInCart: 'Melden Sie sich an, um Ihre Angebote zu sehen',
  signInPhotos: 'Melden Sie sich an, um Ihre Fotos zu teilen',
  signInProjects: 'Melden Sie sich an, um Ihre Projekte zu sehen',
  signInDocuments: 'Melden Sie sich an, um Dokumente zu sehen',
  signInHint: 'Mit E-Mail-Adresse und Passwort Ihres Kundenkontos.',
  signIn: 'Anmelden',
  signInOnPage: 'Sie sind auf dieser Seite noch nicht beim Labor angemeldet.',
  lookAgain: 'Erneut prüfen',
  sessionEnded: 'Ihre Sitzung ist abgelaufen',
  noProduct: 'Dieses Produkt wurde im Katalog nicht gefunden.',
  doctorTitle: 'Prüfung der Einbindung',
  labGood: 'Die Verbindung zum Labor funktioniert.',
  secureGood: 'Die Seite wird über HTTPS ausgeliefert.',
  sheetsGood: 'Stylesheets der Widgets sind erlaubt.',
  trustedTypesGood: 'Formatierter Text wird angezeigt.',
  storageGood: 'Der Browser speichert Einstellungen.',
  versionsGood: 'Es ist genau eine Version der Widgets geladen.',
  labBad: 'Das Labor antwortet mit einem Fehler. Prüfen Sie die Adresse in gateway="…".',
  originBad:
    'Das Labor ist von hier nicht erreichbar. Tragen Sie es in der Content Security Policy dieser Seite unter connect-src ein. Das Labor muss außerdem diesen Ursprung zulassen.',
  secureBad:
    'Die Seite wird nicht über HTTPS ausgeliefert. Die Anmeldung funktioniert deshalb nicht in jedem Browser.',
  sheetsBad: 'Der Browser ist zu alt: Er unterstützt keine Constructable Stylesheets.',
  trustedTypesNote:
    'Die Trusted-Types-Richtlinie dieser Seite lässt unsere nicht zu: Text erscheint unformatiert. Ergänzen Sie den Namen unserer Richtlinie.',
  storageNote:
    'Der Browser speichert für diese Seite nichts. Alles funktioniert nur, solange sie geöffnet ist.',
  versionsBad:
    'Auf dieser Seite sind mehrere Versionen der Widgets geladen; es gilt die erste. Laden Sie nur eine.',
  noOrder: 'Diese Bestellung wurde nicht gefunden.',
  allMessages: 'Alle Nachrichten',
};
