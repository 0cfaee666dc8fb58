import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Willkommen',
  welcomeFeminine: 'Willkommen',
  yourInfo: 'Ihre Angaben',
  company: 'Firma',
  customerCode: 'Kundennummer',
  address: 'Adresse',
  city: 'Ort',
  country: 'Land',
  area: 'Verkaufsgebiet',
  vat: 'USt-IdNr.',
  toAccount: 'Zu Ihrem Konto',
  salesRep: 'IHR ANSPRECHPARTNER',
  contact: 'KONTAKT',
  noRep:
    'Ihrem Konto ist noch niemand zugeordnet. Schreiben Sie uns über das Nachrichtenfeld einer beliebigen Bestellung.',
  extension: 'Durchwahl {{number}}',
  salesCoordinator: 'Vertriebskoordination',
  tollFree: 'Kostenlose Rufnummer',
  phone: 'Telefon',
  phone2: 'Telefon 2',
  phone3: 'Telefon 3',
  mobile: 'Mobil',
  fax: 'Fax',
  email: 'E-Mail',
  otherContacts: 'Weitere Kontakte',
  language: 'Sprache',
  languageNotSaved:
    'Die Sprache ist hier umgestellt, konnte aber nicht in Ihrem Konto gespeichert werden. Wählen Sie sie später noch einmal.',
  eoriTitle: 'Ihre EORI-Nummer fehlt',
  eoriText: 'Seit dem Brexit brauchen wir sie, damit Ihre Pakete ohne Verzögerung durch den Zoll kommen.',
  eoriAction: 'EORI-Nummer ergänzen',
};
