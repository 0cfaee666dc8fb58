import type { AccountTexts } from '../../account/strings.ts';
import type { Texts } from '../../kit/text/bundle.ts';

export const account: Texts<AccountTexts> = {
  welcome: 'Benvenuto',
  welcomeFeminine: 'Benvenuta',
  yourInfo: 'I tuoi dati',
  company: 'Azienda',
  customerCode: 'Codice cliente',
  address: 'Indirizzo',
  city: 'Città',
  country: 'Paese',
  area: 'Area commerciale',
  vat: 'Partita IVA',
  toAccount: 'Vai al tuo account',
  salesRep: 'IL TUO REFERENTE COMMERCIALE',
  contact: 'CONTATTO',
  noRep:
    'Al tuo account non è ancora assegnato nessuno. Scrivici dal riquadro dei messaggi di un qualsiasi ordine.',
  extension: 'Interno {{number}}',
  salesCoordinator: 'Coordinamento vendite',
  tollFree: 'Numero verde',
  phone: 'Telefono',
  phone2: 'Telefono 2',
  phone3: 'Telefono 3',
  mobile: 'Cellulare',
  fax: 'Fax',
  email: 'E-mail',
  otherContacts: 'Altri contatti',
  language: 'Lingua',
  languageNotSaved:
    'La lingua è cambiata qui, ma non è stato possibile salvarla nel tuo account. Riprova più tardi.',
  eoriTitle: 'Manca il tuo numero EORI',
  eoriText: 'Dopo la Brexit ci serve per far passare i tuoi pacchi in dogana senza ritardi.',
  eoriAction: 'Aggiungi il numero EORI',
};
