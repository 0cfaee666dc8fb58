import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Willkommen',
  welcomeFeminine: 'Willkommen',
  yourInfo: 'Ihre Daten',
  company: 'Firma',
  customerCode: 'Kundennummer',
  address: 'Adresse',
  city: 'Ort',
  country: 'Land',
  area: 'Vertriebsgebiet',
  vat: 'USt-IdNr.',
  toAccount: 'Zu Ihrem Konto',
  salesRep: 'Ihr Ansprechpartner',
  contact: 'Kontakt',
  noRep:
    'Sie haben noch keinen festen Ansprechpartner. Schreiben Sie uns in den Nachrichten einer Ihrer Bestellungen.',
  extension: 'Durchwahl {{number}}',
  salesCoordinator: 'Vertriebskoordination',
  tollFree: 'Gebührenfrei',
  phone: 'Telefon',
  phone2: 'Telefon 2',
  phone3: 'Telefon 3',
  mobile: 'Mobil',
  fax: 'Fax',
  email: 'E-Mail',
  otherContacts: 'Weitere Kontakte',
  language: 'Sprache',
  languageNotSaved:
    'Die Sprache wurde hier geändert, aber nicht in Ihrem Konto gespeichert. Wählen Sie sie später erneut.',
  eoriTitle: 'Ihre EORI-Nummer fehlt',
  eoriText: 'Seit dem Brexit brauchen wir sie, damit Ihre Sendungen ohne Verzögerung durch den Zoll kommen.',
  eoriAction: 'EORI-Nummer ergänzen',
};
