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
  signInPrints: 'Melden Sie sich an, um Abzüge zu bestellen',
  signInHint: 'Mit E-Mail-Adresse und Passwort Ihres Kundenkontos.',
  signIn: 'Anmelden',
  signInOnPage: 'Sie sind auf dieser Seite noch nicht beim Labor angemeldet.',
  lookAgain: 'Erneut prüfen',
  sessionEnded: 'Ihre Sitzung ist abgelaufen',
  noProduct: 'Dieses Produkt wurde im Katalog nicht gefunden.',
  noEditor: 'Kein Editor für diese Produkte.',
  noOrder: 'Diese Bestellung wurde nicht gefunden.',
  allMessages: 'Alle Nachrichten',
};
